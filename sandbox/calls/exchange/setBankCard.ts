import { setBankCard } from '../../../app/contract/exchange/setBankCard.ts';
import { addBankCard } from '../../money/cards/addBankCard.ts';
import { mostCards, numberHashOf, readCards } from '../../money/cards/bankCards.ts';
import { banksOf } from '../../money/cards/banks.ts';
import { holderKey } from '../../money/cards/holderName.ts';
import {
  mustHaveSameFundPassword,
  tryFundPassword,
} from '../../money/fundPassword/tryFundPassword.ts';
import { secondAfter } from '../../money/moments.ts';
import { requireAge } from '../../money/requireAge.ts';
import { requireFeature } from '../../money/requireFeature.ts';
import { ensureWallet, findWallet } from '../../money/wallets.ts';
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
    const card = { bankId, cardNumber, holderName };
    const { id, last4, holdUntil } = await addBankCard(tx, context, wallet, card);
    return { cardId: id, last4, holdUntil: holdUntil > 0 ? secondAfter(holdUntil) : null };
  });
});
