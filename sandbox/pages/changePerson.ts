import { mostAmount } from '../../app/contract/fields/money.ts';
import { correctionCauses, grantCauses } from '../../app/contract/points/order.ts';
import { parseAmount } from '../../app/lib/money/parseAmount.ts';
import type { User } from '../accounts/users.ts';
import { findOrder } from '../money/orders.ts';
import { correctPoints } from '../money/review/correctPoints.ts';
import { grantPoints } from '../money/review/grantPoints.ts';
import { activateAccount, clearFundPassword } from '../money/review/personDecisions.ts';
import { findWallet } from '../money/wallets.ts';
import type { Services } from '../services.ts';
import { jsonResponse } from './layout.ts';
import { readFields } from './readFields.ts';
import { problem, seeOther, wantsJson } from './replies.ts';

type Change = { services: Services; person: User; fields: Record<string, string> };
/** What JSON answers, or a sentence that says why nothing was changed. */
type Changed = object | string;

const changes: Readonly<Record<string, (change: Change) => Promise<Changed>>> = {
  activate: async ({ services, person }) =>
    (await activateAccount(services, person.id)) ? {} : 'The account was activated before.',
  grant,
  correct,
  clear: async ({ services, person, fields }) => {
    const brand = pointsBrand(services, person, fields);
    if (!brand) return 'There is no such brand with points.';
    const owner = { userId: person.id, packageId: brand.packageId };
    return (await clearFundPassword(services, owner)) ? {} : 'There is no fund password to clear.';
  },
};

/**
 * `activate`; `grant {packageId, amount, cause}`; `correct {corrects, amount, cause}`; `clear
 * {packageId}`. Amounts are points such as 12.50. Points are taken by a correction only, which names
 * what it corrects.
 */
export async function changePerson(
  services: Services,
  request: Request,
  person: User,
  what: string,
): Promise<Response> {
  const change = Object.hasOwn(changes, what) ? changes[what] : undefined;
  if (!change) return problem(request, 404, 'There is no such change.');
  const changed = await change({ services, person, fields: await readFields(request) });
  if (typeof changed === 'string') return problem(request, 400, changed);
  return wantsJson(request) ? jsonResponse(changed) : seeOther(`/sandbox/people/${person.id}`);
}

async function grant({ services, person, fields }: Change): Promise<Changed> {
  const brand = pointsBrand(services, person, fields);
  if (!brand) return 'There is no such brand with points.';
  const amount = amountIn(fields);
  const cause = grantCauses.find((one) => one === fields['cause']);
  if (amount === null || !cause)
    return 'Points are given with an amount that is read in one way, such as 1500 or 1.50, and one of the causes.';
  const owner = { userId: person.id, packageId: brand.packageId };
  const { orderNo } = await grantPoints(services, owner, { amount, cause });
  return { orderNo, amount };
}

async function correct({ services, person, fields }: Change): Promise<Changed> {
  const order = await findOrder(services.db.read, fields['corrects'] ?? '');
  const owner = order && { userId: person.id, packageId: order.packageId };
  const wallet = owner && (await findWallet(services.db.read, owner));
  if (!order || order.walletId !== wallet?.id) return 'This person has no such order.';
  const amount = amountIn(fields);
  const cause = correctionCauses.find((one) => one === fields['cause']);
  if (amount === null || !cause)
    return 'A correction has an amount that is read in one way, such as 1500 or 1.50, and one of the causes.';
  const made = await correctPoints(services, { corrects: order.orderNo, cause, amount });
  return typeof made === 'string' ? made : { orderNo: made.orderNo, amount: made.amount };
}

function pointsBrand({ brands }: Services, { platformId }: User, fields: Change['fields']) {
  const brand = brands.find(Number(fields['packageId']));
  return brand?.platformId === platformId && brand.features.includes('points') ? brand : null;
}

function amountIn(fields: Change['fields']): number | null {
  const parsed = parseAmount(fields['amount'] ?? '', 'en-US');
  return 'value' in parsed && parsed.value <= mostAmount ? parsed.value : null;
}
