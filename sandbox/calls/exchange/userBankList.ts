import { userBankList } from '../../../app/contract/exchange/userBankList.ts';
import { cardsInUse, readCards } from '../../money/cards/bankCards.ts';
import { bankName } from '../../money/cards/bankName.ts';
import { maskHolder } from '../../money/cards/holderName.ts';
import { requireAge } from '../../money/requireAge.ts';
import { requireFeature } from '../../money/requireFeature.ts';
import { findWallet } from '../../money/wallets.ts';
import { handle } from '../handler.ts';

export const handleUserBankList = handle(userBankList, async (_, context) => {
  await requireFeature(context, 'exchange');
  await requireAge(context);
  const { db, locale } = context;
  const wallet = await findWallet(db.read, context.session);
  const cards = wallet ? await readCards(db.read, wallet.id) : [];
  const inUse = await cardsInUse(
    db.read,
    cards.map(({ id }) => id),
  );
  const list = cards.map((card) => ({
    cardId: card.id,
    bankId: card.bankId,
    bankName: bankName(card.bankId, locale),
    holderName: maskHolder(card.holderName),
    last4: card.last4,
    createdAt: Math.floor(card.createdAt / 1000),
    holdUntil: card.holdUntil > context.now() ? Math.ceil(card.holdUntil / 1000) : null,
    inUse: inUse.has(card.id) ? (1 as const) : (0 as const),
  }));
  return { list };
});
