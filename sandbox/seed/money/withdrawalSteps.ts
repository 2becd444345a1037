import { feeFor } from '../../../app/lib/money/moneyArithmetic.ts';
import { askExchange } from '../../money/askExchange.ts';
import { readBalances } from '../../money/balances.ts';
import { readCards } from '../../money/cards/bankCards.ts';
import { exchangeLimitsOf } from '../../money/exchangeLimits.ts';
import { approveExchange, payExchange, refuseExchange } from '../../money/review/reviewExchange.ts';
import { type History, mustBeDone, type Step, scaled, seedIntent } from './history.ts';
import { type SeedWithdrawal, seedWithdrawals } from './money.data.ts';

/** Withdrawals, as far as there are points for them: asked for, approved, paid or failed. */
export function withdrawalSteps(history: History): Step[] {
  return seedWithdrawals.flatMap((withdrawal) => stepsOfWithdrawal(history, withdrawal));
}

function stepsOfWithdrawal(history: History, withdrawal: SeedWithdrawal): Step[] {
  const { past } = history;
  const { hoursAgo, approvedAfter, end } = withdrawal;
  let orderNo: string | null = null;
  const ask = async () => {
    orderNo = await askFor(history, withdrawal);
  };
  const approve = async () => {
    if (orderNo) mustBeDone(await approveExchange(past, orderNo));
  };
  const finish = async () => {
    if (!orderNo || !end) return;
    mustBeDone(
      'reason' in end
        ? await refuseExchange(past, orderNo, end.reason)
        : await payExchange(past, orderNo, end.payoutRef),
    );
  };
  return [
    { hoursAgo, run: ask },
    ...(approvedAfter === undefined ? [] : [{ hoursAgo: hoursAgo - approvedAfter, run: approve }]),
    ...(end ? [{ hoursAgo: hoursAgo - end.after, run: finish }] : []),
  ];
}

/** @returns the number of the order; null where a brand without recharges has given too few points. */
async function askFor(history: History, withdrawal: SeedWithdrawal): Promise<string | null> {
  const { tx, past, wallet, brand } = history;
  const { hoursAgo, last4 } = withdrawal;
  const amount = scaled(history, withdrawal.amount);
  if ((await readBalances(tx, wallet.id)).available < amount) return null;
  const card = (await readCards(tx, wallet.id)).find((one) => one.last4 === last4);
  if (!card) throw new Error(`No card of a demo person ends in ${last4}.`);
  const order = await askExchange(tx, past, wallet, {
    ...{ amount, cardId: card.id, fee: feeFor(amount, exchangeLimitsOf(brand.currency)) },
    intentId: seedIntent(history, 'exchange', hoursAgo),
  });
  return order.orderNo;
}
