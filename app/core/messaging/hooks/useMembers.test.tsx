// @vitest-environment happy-dom
import fc from 'fast-check';
import { act } from 'react';
import * as v from 'valibot';
import { afterEach, expect, it } from 'vitest';
import { member } from '../../../../tests/support/member.ts';
import { idleServices, type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { type GroupMember, groupMember } from '../../../contract/gateway/entities/group.ts';
import { type Friend, friend } from '../../../contract/gateway/entities/people.ts';
import { groupRole } from '../../../contract/gateway/enums.ts';
import { listStateAtom, wantedListsAtom } from '../lists/listAtoms.ts';
import { messagingStatusAtom } from '../messagingAtoms.ts';
import {
  createFirstMembers,
  createMemberSort,
  type MemberRow,
  useFirstMembers,
  useMember,
  useMembers,
} from './useMembers.ts';

const of = (userID: string, nickname = userID, roleLevel: number = groupRole.ordinary) =>
  v.parse(groupMember, { groupID: 'g', userID, nickname, roleLevel });
const rowsOf = (...members: GroupMember[]) => new Map(members.map((one) => [one.userID, one]));
const friendOf = (userID: string, remark: string) => v.parse(friend, { userID, remark });
const noFriends = new Map<string, Friend>();

it('sorts the owner and admins to the top, then all by the name the reader knows them by', () => {
  const sort = createMemberSort('en-US');
  const rows = rowsOf(
    of('zoe'),
    of('émile'),
    of('bea', 'Bea', groupRole.admin),
    of('cat', 'Zed', groupRole.owner),
    of('dan', 'Xaver'),
    of('n10', 'Number 10'),
    of('n9', 'Number 9'),
  );
  const friends = new Map([['dan', friendOf('dan', 'Aunt')]]);
  const { members } = sort({ isLoaded: true, rows }, friends);
  expect(members.map(({ userID }) => userID)).toEqual([
    'cat',
    'bea',
    'dan',
    'émile',
    'n9',
    'n10',
    'zoe',
  ]);
  expect(members[2]?.remark).toBe('Aunt');
});

it('of a change, all other rows stay the same objects, and the same members are the same list', () => {
  const sort = createMemberSort('en-US');
  const people = Array.from({ length: 2_000 }, (_, at) => of(`user${at}`));
  const rows = rowsOf(...people);
  const before = sort({ isLoaded: false, rows }, noFriends);
  expect(sort({ isLoaded: false, rows: new Map(rows) }, noFriends)).toBe(before);
  const changed = new Map(rows).set('user7', of('user7', 'Aaron'));
  const after = sort({ isLoaded: true, rows: changed }, noFriends);
  expect(after.members[0]?.nickname).toBe('Aaron');
  const others = after.members.filter((row) => !before.members.includes(row));
  expect(others.map(({ userID }) => userID)).toEqual(['user7']);
});

it('whatever changes from one time to the next, the order is as if sorted from the start', () => {
  const one = fc.record({
    userID: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    nickname: fc.constantFrom('Ana', 'ana', 'Bo', '张三', '', 'Ana 2'),
    roleLevel: fc.constantFrom(1, 2, 3),
  });
  fc.assert(
    fc.property(fc.array(fc.array(one), { minLength: 1, maxLength: 6 }), (times) => {
      const sort = createMemberSort('zh-CN');
      let known = new Map<string, GroupMember>();
      for (const time of times) {
        const rows = new Map<string, GroupMember>();
        for (const { userID, nickname, roleLevel } of time) {
          const next = of(userID, nickname, roleLevel);
          const same = known.get(userID);
          const isSame = same?.nickname === nickname && same.roleLevel === roleLevel;
          rows.set(userID, isSame ? same : next);
        }
        known = rows;
        const list = { isLoaded: true, rows };
        expect(sort(list, noFriends)).toEqual(createMemberSort('zh-CN')(list, noFriends));
      }
    }),
  );
});

it('the first members are those that stand first among all of them', () => {
  const one = fc.record({
    userID: fc.string({ minLength: 1, maxLength: 2 }),
    nickname: fc.constantFrom('Ana', 'ana', 'Bo', 'Émile', '张三', '', 'Ana 2', 'Ana 10'),
    roleLevel: fc.constantFrom(1, 2, 3),
  });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 30 }), fc.integer({ min: 1, max: 12 }), (all, count) => {
      const rows = rowsOf(
        ...all.map(({ userID, nickname, roleLevel }) => of(userID, nickname, roleLevel)),
      );
      const friends = new Map(all.slice(0, 3).map(({ userID }) => [userID, friendOf(userID, 'C')]));
      const { members } = createMemberSort('en-US')({ isLoaded: true, rows }, friends);
      const first = createFirstMembers('en-US', count)(rows, friends);
      expect(first).toEqual(members.slice(0, count));
    }),
  );
});

let screen: ShownScreen | null = null;
afterEach(() => screen?.close());

let seen: (readonly MemberRow[])[] = [];
const Names = () => {
  const { members } = useMembers('g');
  if (seen.at(-1) !== members) seen.push(members);
  return <p>{members.map(({ nickname }) => nickname).join(' ')}</p>;
};
let renders = 0;
const One = () => {
  renders += 1;
  return <p>{useMember('g', 'ben')?.nickname ?? 'nobody'}</p>;
};

it('two parts of a page share one list, which is let go with the page', async () => {
  const { store } = member();
  seen = [];
  const loaded: string[] = [];
  const messaging = {
    ...idleServices.messaging,
    loadList: async (name: string, ofID = '') => void loaded.push(`${name} ${ofID}`),
  };
  const page = (
    <>
      <Names />
      <Names />
    </>
  );
  screen = await showScreen(page, { texts: {}, services: { messaging } }, store);
  const list = { isLoaded: false, rows: rowsOf(of('cat'), of('ben')) };
  await act(async () => store.set(listStateAtom('members', 'g'), list));
  expect(document.body.textContent).toContain('ben cat');
  expect(seen).toHaveLength(2);
  await screen.close();
  screen = null;
  expect([...store.get(wantedListsAtom).keys()]).not.toContain('members g');
});

let drawn = 0;
const First = () => {
  drawn += 1;
  const first = useFirstMembers('g', 2);
  return <p>{first.map(({ nickname }) => nickname).join(' ')}</p>;
};

it('the first members are shown before all are fetched, and rest while others come', async () => {
  const { store } = member();
  store.set(messagingStatusAtom, 'online');
  const loaded: string[] = [];
  const messaging = {
    ...idleServices.messaging,
    loadList: async (name: string, ofID = '') => void loaded.push(`${name} ${ofID}`),
  };
  screen = await showScreen(<First />, { texts: {}, services: { messaging } }, store);
  const show = (...members: GroupMember[]) =>
    act(async () =>
      store.set(listStateAtom('members', 'g'), { isLoaded: false, rows: rowsOf(...members) }),
    );
  expect(loaded).toEqual([]);
  const known = [of('cat', 'Cat', groupRole.owner), of('ben', 'Ben'), of('dan', 'Dan')];
  await show(...known);
  expect(screen.text()).toContain('Cat Ben');
  expect(loaded).toEqual(['members g']);
  const before = drawn;
  await show(...known, of('zoe', 'Zoe'));
  expect(drawn).toBe(before);
  await show(...known, of('ann', 'Ann'));
  expect(screen.text()).toContain('Cat Ann');
  expect(loaded).toHaveLength(1);
});

it('where the device knows none of them, all are fetched a moment later', async () => {
  const { store } = member();
  store.set(messagingStatusAtom, 'online');
  const loaded: string[] = [];
  const messaging = {
    ...idleServices.messaging,
    loadList: async (name: string, ofID = '') => void loaded.push(`${name} ${ofID}`),
  };
  screen = await showScreen(<First />, { texts: {}, services: { messaging } }, store);
  await screen.settles(() => loaded.length > 0);
  expect(loaded).toEqual(['members g']);
});

it('a part that shows one member renders when that one changes, and for no other', async () => {
  const { store } = member();
  renders = 0;
  screen = await showScreen(<One />, { texts: {} }, store);
  const show = (...members: GroupMember[]) =>
    act(async () =>
      store.set(listStateAtom('members', 'g'), { isLoaded: true, rows: rowsOf(...members) }),
    );
  const ben = of('ben', 'Ben');
  await show(ben);
  const before = renders;
  await show(ben, of('cat'));
  expect(renders).toBe(before);
  await show(of('ben', 'Benny'));
  expect(document.body.textContent).toContain('Benny');
});
