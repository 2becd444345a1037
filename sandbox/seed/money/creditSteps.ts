import { creditFor } from '../../../app/lib/money/moneyArithmetic.ts';
import { addRecharge, type NewRecharge } from '../../money/recharge/addRecharge.ts';
import { depositAddress } from '../../money/recharge/depositAddress.ts';
import { findTransfer } from '../../money/recharge/findTransfer.ts';
import { makeTransfer } from '../../money/recharge/makeTransfer.ts';
import { microOf, transferRate } from '../../money/recharge/rechargeClaim.ts';
import { transferMethods } from '../../money/recharge/transferMethods.ts';
import { usdtRate } from '../../money/recharge/usdtRate.ts';
import { offers } from '../../money/requireFeature.ts';
import { correctPoints } from '../../money/review/correctPoints.ts';
import { grantPoints } from '../../money/review/grantPoints.ts';
import { approveRecharge, refuseRecharge } from '../../money/review/reviewRecharge.ts';
import { seedPeople } from '../people.data.ts';
import { type History, mustBeDone, type Step, scaled, seedIntent } from './history.ts';
import {
  type SeedTransfer,
  type SeedUsdt,
  seedGrants,
  seedTransfers,
  seedUsdt,
} from './money.data.ts';

/** What the house gave. */
export function grantSteps(history: History): Step[] {
  const { past, brand, person, wallet } = history;
  const hasInvited = seedPeople.some(({ invitedBy }) => invitedBy === person.account);
  return seedGrants
    .filter(({ cause }) => cause !== 'invite' || (hasInvited && offers(brand, 'invite')))
    .map(({ hoursAgo, cause, amount }) => ({
      hoursAgo,
      run: async () => {
        await grantPoints(past, wallet, { cause, amount: scaled(history, amount) });
      },
    }));
}

/** Transfers between banks: reported, decided, put right. */
export function transferSteps(history: History): Step[] {
  return seedTransfers.flatMap((transfer) => stepsOfTransfer(history, transfer));
}

function stepsOfTransfer(history: History, transfer: SeedTransfer): Step[] {
  const { past } = history;
  const { hoursAgo, end, corrected } = transfer;
  const points = (amount: number) => scaled(history, amount);
  let orderNo = '';
  const report = async () => {
    orderNo = await reportTransfer(history, transfer);
  };
  if (!end) return [{ hoursAgo, run: report }];
  const decidedAt = hoursAgo - end.after;
  const decide = async () =>
    mustBeDone(
      'reason' in end
        ? await refuseRecharge(past, orderNo, end.reason)
        : await approveRecharge(past, orderNo, microOf(points(end.arrived))),
    );
  const steps = [
    { hoursAgo, run: report },
    { hoursAgo: decidedAt, run: decide },
  ];
  if (!corrected) return steps;
  const { after, cause, amount } = corrected;
  const correct = async () => {
    await correctPoints(past, { corrects: orderNo, cause, amount: points(amount) });
  };
  return [...steps, { hoursAgo: decidedAt - after, run: correct }];
}

function reportTransfer(history: History, { hoursAgo, claimed }: SeedTransfer): Promise<string> {
  const { brand, person, wallet } = history;
  const [method] = transferMethods(brand, wallet.userId, person.locale);
  if (!method) throw new Error('The brand has no account to transfer to.');
  const { methodId, reference } = method;
  const points = scaled(history, claimed);
  return addReport(history, hoursAgo, {
    ...{ method: 'transfer', methodId, reference, proof: '', points },
    ...{ claimedMicro: microOf(points), rate: transferRate },
    ...{ chainType: null, txHash: null, address: null },
  });
}

/** Transfers of USDT: reported, and decided by what is found on the network. */
export function usdtSteps(history: History): Step[] {
  return seedUsdt.flatMap((usdt) => {
    let orderNo = '';
    const report = async () => {
      orderNo = await reportUsdt(history, usdt);
    };
    const decide = async () => {
      const { receivedMicro, reason } = await findTransfer(history.tx, { orderNo });
      mustBeDone(
        reason
          ? await refuseRecharge(history.past, orderNo, reason)
          : await approveRecharge(history.past, orderNo, receivedMicro ?? 0),
      );
    };
    return [
      { hoursAgo: usdt.hoursAgo, run: report },
      { hoursAgo: usdt.hoursAgo - 1, run: decide },
    ];
  });
}

async function reportUsdt(
  history: History,
  { hoursAgo, usdt, outcome }: SeedUsdt,
): Promise<string> {
  const { tx, past, brand, wallet } = history;
  const chainType = 'TRC20';
  const address = depositAddress(chainType, wallet);
  const micro = usdt * 1_000_000;
  const wanted = {
    chainType,
    address,
    token: 'USDT',
    micro,
    confirmations: null,
    outcome,
  } as const;
  const { txHash } = await makeTransfer(tx, past, wanted);
  const { rate } = usdtRate(brand, past.now());
  return addReport(history, hoursAgo, {
    ...{ method: 'usdt', chainType, txHash, address, claimedMicro: micro, rate },
    ...{ methodId: null, reference: null, proof: '', points: creditFor(micro, rate) },
  });
}

async function addReport(
  history: History,
  hoursAgo: number,
  report: NewRecharge & { points: number },
): Promise<string> {
  const { tx, past, wallet } = history;
  const intentId = seedIntent(history, 'recharge', hoursAgo);
  return (await addRecharge(tx, past, { ...report, wallet, intentId })).orderNo;
}
