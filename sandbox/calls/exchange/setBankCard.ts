import { eq } from 'drizzle-orm';
import { setBankCard } from '../../../app/contract/exchange/setBankCard.ts';
import { randomText } from '../../auth/hashes.ts';
import { bankCards, wallets } from '../../database/schema.ts';
import { cardHold, mostCards, numberHashOf, readCards } from '../../money/cards/bankCards.ts';
import { bankNames } from '../../money/cards/bankName.ts';
import { banksOf } from '../../money/cards/banks.ts';
import { holderKey } from '../../money/cards/holderName.ts';
import {
  mustHaveSameFundPassword,
  tryFundPassword,
} from '../../money/fundPassword/tryFundPassword.ts';
import { requireAge } from '../../money/requireAge.ts';
import { requireFeature } from '../../money/requireFeature.ts';
import { ensureWallet, findWallet } from '../../money/wallets.ts';
import { addNotice } from '../../notices/addNotice.ts';
import { handleKeyed } from '../handler.ts';

export const handleSetBankCard = handleKeyed(setBankCard, async (input, context) => {
  await requireFeature(context, 'exchange');
  await requireAge(context);
  const { db, session, secret } = context;
  const { bankId, cardNumber, holderName } = input;
  if (!banksOf(session.brand).some((bank) => bank.bankId === bankId))
    throw context.fail('bankUnknown');
  // Not every bank's numbers have a check digit; of one digit there is none at all.
  if (/^(\d)\1*$/.test(cardNumber)) throw context.fail('cardInvalid');
  const known = await findWallet(db.read, session);
  if (!known) throw context.fail('fundPasswordMissing');
  const hash = await tryFundPassword(context, known, input.fundPassword);
  return context.commit(async (tx) => {
    await mustHaveSameFundPassword(tx, known.id, hash);
    const wallet = await ensureWallet(tx, context, session);
    const isOther = wallet.holderName && holderKey(wallet.holderName) !== holderKey(holderName);
    if (isOther) throw context.fail('holderMismatch');
    const cards = await readCards(tx, wallet.id);
    const numberHash = numberHashOf(secret, cardNumber);
    if (cards.some((card) => card.numberHash === numberHash)) throw context.fail('cardTaken');
    if (cards.length >= mostCards) throw context.fail('cardLimit', { max: mostCards });
    const now = context.now();
    const holdUntil = wallet.cardsAdded > 0 ? now + cardHold : 0;
    const last4 = cardNumber.slice(-4);
    const cardId = randomText(context.randomBytes(12));
    await tx.insert(bankCards).values({
      ...{ id: cardId, walletId: wallet.id, bankId, holderName, last4, numberHash },
      ...{ holdUntil, createdAt: now, removedAt: null },
    });
    await tx
      .update(wallets)
      .set({
        cardsAdded: wallet.cardsAdded + 1,
        holderName: wallet.holderName ?? holderName,
      })
      .where(eq(wallets.id, wallet.id));
    const { userId } = session;
    const values = { bank: bankNames(bankId), last4 };
    await addNotice(tx, context, { userId, kind: 'cardAdded', values });
    return { cardId, last4, holdUntil: holdUntil > 0 ? Math.ceil(holdUntil / 1000) : null };
  });
});
