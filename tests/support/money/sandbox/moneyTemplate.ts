import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { givePhone } from '../../../contract/support/givePhone.ts';
import { addCard, goodPin, withPin } from '../../../contract/support/walletPeople.ts';
import { openWorld } from '../../../contract/support/world.ts';
import { createRandom } from '../../seededRandom.ts';

/** Somebody of age, with a fund password, a card and a number of their own. */
export type ReadyPerson = {
  userId: string;
  account: string;
  password: string;
  token: string;
  pin: string;
  cardId: string;
  phone: string;
};

/** Prepared data: a schedule works on a copy of it, so that none knows of another. */
export type MoneyTemplate = {
  folder: string;
  people: readonly ReadyPerson[];
  /** Milliseconds since 1970, right after the last thing in it happened. */
  at: number;
};

/** N of scrypt: as little as the tests take. */
export const passwordCost = 16;

/** @returns bytes that look random and are the same in each run. */
export function seededBytes(seed: number): (count: number) => Uint8Array {
  const random = createRandom(seed);
  return (count) => Buffer.from(Array.from({ length: count }, () => Math.floor(random() * 256)));
}

/** Makes two people ready to withdraw. The folder is the caller's to remove. */
export async function makeMoneyTemplate(): Promise<MoneyTemplate> {
  const world = await openWorld({ passwordCost, randomBytes: seededBytes(1) });
  const people: ReadyPerson[] = [];
  for (let count = 0; count < 2; count += 1) {
    const person = await withPin(world);
    const { userId, account, password, token } = person;
    const cardId = await addCard(world, person);
    const phone = await givePhone(world, person);
    people.push({ userId, account, password, token, cardId, phone, pin: goodPin });
  }
  const { sandbox } = world;
  await sandbox.services.db.read.run(sql`PRAGMA wal_checkpoint(TRUNCATE)`);
  const folder = mkdtempSync(join(tmpdir(), 'money-template-'));
  cpSync(sandbox.folder, folder, { recursive: true });
  await sandbox.close();
  return { folder, people, at: sandbox.clock.now };
}
