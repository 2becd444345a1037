import type { SandboxBrand } from '../../brands.ts';
import type { Queries } from '../../database/database.ts';
import { keyIdOf } from '../../idempotency/keyId.ts';
import type { Reviewed } from '../../money/review/reviewed.ts';
import type { Wallet } from '../../money/wallets.ts';
import type { Services } from '../../services.ts';
import type { SeedPerson } from '../people.data.ts';
import { seedScales } from './money.data.ts';

/** Something that happened. */
export type Step = { hoursAgo: number; run: () => Promise<void> };

/** Whose it is and where it is written. */
export type History = {
  tx: Queries;
  /** Writes in the same transaction; its clock is at the moment of the step that runs. */
  past: Services;
  brand: SandboxBrand;
  person: SeedPerson;
  wallet: Wallet;
  /** Hash of the fund password. */
  pinHash: string;
};

/** @returns hundredths of a point, of an amount of `money.data.ts`. */
export function scaled({ brand }: History, amount: number): number {
  return Math.round(amount * (seedScales[brand.currency] ?? 100));
}

/** @returns what an order is told from others by; an app would have made a key. */
export function seedIntent({ wallet }: History, call: string, hoursAgo: number): string {
  return keyIdOf(`seed ${wallet.id}`, call, `${hoursAgo}`);
}

/** @throws Error where a decision came to nothing */
export function mustBeDone({ isDone, order }: Reviewed): void {
  if (!isDone) throw new Error(`Order ${order?.orderNo} of a demo person could not be decided.`);
}
