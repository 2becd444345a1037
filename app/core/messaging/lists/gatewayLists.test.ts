import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type GroupMember, groupMember } from '../../../contract/gateway/entities/group.ts';
import type { GatewayClient } from '../../../transport/gateway/gatewayClient.ts';
import { gatewayLists } from './gatewayLists.ts';

/** A gateway with a group of so many. */
async function loadMembers(count: number) {
  const one = v.parse(groupMember, { userID: 'somebody' });
  const people = Array.from({ length: count }, (_, at) => ({ ...one, userID: `user${at}` }));
  const asked: [number, number][] = [];
  const call = async (_: unknown, page: { offset: number; count: number }) => {
    asked.push([page.offset, page.count]);
    return people.slice(page.offset, page.offset + page.count);
  };
  const pages: number[] = [];
  const rows = await gatewayLists.members.getAll(
    call as unknown as GatewayClient['call'],
    'g',
    async (page: readonly GroupMember[]) => void pages.push(page.length),
  );
  return { asked, pages, ids: rows.map(({ userID }) => userID), people };
}

test('of 2,000 members the first hundred come at once, and all others in one more page', async () => {
  const { asked, pages, ids, people } = await loadMembers(2_000);
  expect(pages).toEqual([100]);
  expect(asked).toEqual([
    [0, 100],
    [100, 2_000],
  ]);
  expect(ids).toEqual(people.map(({ userID }) => userID));
});

test.each([
  [2, 1],
  [99, 1],
  [100, 2],
  [2_100, 3],
  [100_000, 51],
])('%i members are asked for once each, in %i questions', async (count, questions) => {
  const { asked, ids } = await loadMembers(count);
  expect(asked).toHaveLength(questions);
  expect(new Set(ids).size).toBe(count);
});
