import type { Brand } from '../../../app/brand/brand.ts';
import type { ChainType } from '../../../app/contract/recharge-usdt/chain.ts';
import type { LoggedIn } from './api.ts';
import { ask } from './ask.ts';
import { siteOf } from './sites.ts';

/** An order as the operator sees it. */
type Order = { orderNo: string; kind: string; stage: string };

/** Asks for a change of the operator's pages. @throws with the sentence that says why nothing was changed */
async function change<Made>(brand: Brand, path: string, body: object): Promise<Made> {
  const { origin } = siteOf(brand);
  const made = (await ask({ path: `/sandbox${path}`, body, origin })) as Made & { error?: string };
  if (made.error !== undefined) throw new Error(made.error);
  return made;
}

/** Gives points. @param amount such as 12.50. @returns the number of the order */
export async function givePoints(
  brand: Brand,
  { credentials: { userId } }: LoggedIn,
  amount: string,
  cause = 'event',
): Promise<string> {
  const body = { packageId: String(brand.packageId), amount, cause };
  const { orderNo } = await change<Order>(brand, `/people/${userId}/grant`, body);
  return orderNo;
}

/** A person's orders of a kind, newest first. */
export async function ordersOf(
  brand: Brand,
  { credentials: { userId } }: LoggedIn,
  kind: 'recharge' | 'exchange',
): Promise<Order[]> {
  const { origin } = siteOf(brand);
  const { wallets } = (await ask({ path: `/sandbox/people/${userId}`, origin })) as {
    wallets: { brand: string; orders: Order[] }[];
  };
  const own = wallets.find((wallet) => wallet.brand === brand.id);
  return (own?.orders ?? []).filter((order) => order.kind === kind);
}

/** Decides an order, such as `{ decision: 'approve' }`. */
export const decide = (brand: Brand, orderNo: string, decision: object): Promise<object> =>
  change(brand, `/orders/${orderNo}`, decision);

/** Sends USDT on the made-up network. @param micro millionths of 1 USDT. @returns the hash to report */
export async function transferUsdt(
  brand: Brand,
  transfer: { chainType: ChainType; address: string; micro: number },
): Promise<string> {
  const { txHash } = await change<{ txHash: string }>(brand, '/chain', transfer);
  return txHash;
}
