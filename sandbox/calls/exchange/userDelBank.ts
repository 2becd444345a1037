import { eq } from 'drizzle-orm';
import { userDelBank } from '../../../app/contract/exchange/userDelBank.ts';
import { bankCards } from '../../database/schema.ts';
import { cardsInUse, findCard } from '../../money/cards/bankCards.ts';
import { bankNames } from '../../money/cards/bankName.ts';
import {
  mustHaveSameFundPassword,
  tryFundPassword,
} from '../../money/fundPassword/tryFundPassword.ts';
import { requireAge } from '../../money/requireAge.ts';
import { requireFeature } from '../../money/requireFeature.ts';
import { findWallet } from '../../money/wallets.ts';
import { addNotice } from '../../notices/addNotice.ts';
import { handleKeyed } from '../handler.ts';

export const handleUserDelBank = handleKeyed(userDelBank, async (input, context) => {
  await requireFeature(context, 'exchange');
  await requireAge(context);
  const wallet = await findWallet(context.db.read, context.session);
  if (!wallet) throw context.fail('fundPasswordMissing');
  const hash = await tryFundPassword(context, wallet, input.fundPassword);
  return context.commit(async (tx) => {
    await mustHaveSameFundPassword(tx, wallet.id, hash);
    const card = await findCard(tx, wallet.id, input.cardId);
    if (!card) throw context.fail('cardUnknown');
    if ((await cardsInUse(tx, [card.id])).size > 0) throw context.fail('cardInUse');
    await tx.update(bankCards).set({ removedAt: context.now() }).where(eq(bankCards.id, card.id));
    const values = { bank: bankNames(card.bankId), last4: card.last4 };
    const { userId, packageId } = wallet;
    await addNotice(tx, context, { userId, packageId, kind: 'cardRemoved', values });
    return {};
  });
});
