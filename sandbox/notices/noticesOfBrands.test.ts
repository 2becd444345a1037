import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/openDatabase.ts';
import { notices } from '../database/schema.ts';
import { repositoryRoot as root } from '../testing/openTestSandbox.ts';
import { accountNoticeTexts, brandNoticeTexts } from './noticeTexts.data.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sandbox-notices-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const [home, other] = [11, 22];
const ofOrder = ['rechargeDone', 'exchangePaid', 'pointsGranted', 'pointsCorrected'];

/** @returns a root whose migrations end before the first that notices of brands need. */
function earlierRoot(): string {
  const earlier = join(dataDir, 'earlier');
  const folder = join(earlier, 'sandbox/migrations');
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'sandbox/migrations'), folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'));
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, 7) }));
  return earlier;
}

type Stored = { kind: string; fill?: object; at?: number };

/** Stores notices as they were before, of somebody with a wallet at two brands, and opens it anew. */
async function migrated(stored: readonly Stored[]): Promise<Map<string, number | null>> {
  const before = await openDatabase({ root: earlierRoot(), dataDir });
  await before.write(async (tx) => {
    await tx.run(sql`INSERT INTO users VALUES
      ('ana', 1, ${home}, 'Ana', 'ana', 'Ana', '', NULL, '', 0, 'CODE', NULL, 'person', 0)`);
    for (const [packageId, at] of [
      [home, 100],
      [other, 500],
    ] as const) {
      await tx.run(sql`INSERT INTO wallets VALUES
        (${`w${packageId}`}, 'ana', ${packageId}, NULL, 'hash', 0, 0, 0, 1, ${at})`);
      await tx.run(sql`INSERT INTO bank_cards VALUES
        (${`c${packageId}`}, ${`w${packageId}`}, 'bank', 'Ana', '7042', ${`n${packageId}`}, 0, ${at}, ${at + 50})`);
      await tx.run(sql`INSERT INTO orders VALUES
        (${`o${packageId}`}, 'grant', ${`w${packageId}`}, ${packageId}, NULL, 5, 1, 'done', NULL, ${at}, NULL, NULL, NULL)`);
    }
    for (const [index, { kind, fill = {}, at = 0 }] of stored.entries()) {
      await tx.run(sql`INSERT INTO notices VALUES
        (${`n${index}`}, 'ana', ${kind}, ${JSON.stringify(fill)}, ${at}, NULL)`);
    }
  });
  await before.close();
  const after = await openDatabase({ root, dataDir });
  const rows = await after.read.select().from(notices);
  await after.close();
  return new Map(rows.map(({ kind, packageId }) => [kind, packageId]));
}

describe('notices stored before brands had their own', () => {
  it('of an order are of the brand of that order', async () => {
    const stored = ofOrder.map((kind) => ({ kind, fill: { orderNo: `o${other}` } }));
    const brands = await migrated(stored);
    expect([...brands.entries()]).toEqual(ofOrder.map((kind) => [kind, other]));
  });

  it('of a card and of a fund password are of the wallet there was then', async () => {
    const card = { last4: '7042', bank: { 'en-US': 'Bank' } };
    const brands = await migrated([
      { kind: 'cardAdded', fill: card, at: 501 },
      { kind: 'cardRemoved', fill: card, at: 149 },
      { kind: 'fundPasswordSet', at: 110 },
      { kind: 'fundPasswordReset', at: 600 },
    ]);
    expect(Object.fromEntries(brands)).toEqual({
      ...{ cardAdded: other, cardRemoved: home },
      ...{ fundPasswordSet: home, fundPasswordReset: other },
    });
  });

  it('of the account stay with it, and none of a brand is told at all of them', async () => {
    const kinds = [...Object.keys(brandNoticeTexts), ...Object.keys(accountNoticeTexts)];
    const brands = await migrated(kinds.map((kind) => ({ kind })));
    for (const kind of Object.keys(brandNoticeTexts)) expect(brands.get(kind), kind).not.toBeNull();
    for (const kind of Object.keys(accountNoticeTexts)) expect(brands.get(kind), kind).toBeNull();
    expect(brands.get('welcome')).toBe(home);
  });
});
