import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../../testing/openTestSandbox.ts';
import { selectPage } from './selectPage.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

it.each([
  { isOlder: true, range: '(seq,place)<(?,?)' },
  { isOlder: false, range: '(seq,place)>(?,?)' },
])('the index leads to a page anywhere in a long thread ($range)', async ({ isOlder, range }) => {
  const { read } = sandbox.services.db;
  const view = { ownerId: 'ada', threadId: 'thread', clearedSeq: 0, leftSeq: null };
  const page = selectPage(read, view, { anchor: { seq: 500, place: 0 }, isOlder, count: 40 });
  const plan = await read.all<{ detail: string }>(sql`EXPLAIN QUERY PLAN ${page.getSQL()}`);
  const steps = plan.map(({ detail }) => detail).join('\n');
  expect(steps).toContain(range);
  expect(steps).not.toContain('ORDER BY');
});
