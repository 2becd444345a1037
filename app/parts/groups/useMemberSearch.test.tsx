// @vitest-environment happy-dom
import { act } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { member } from '../../../tests/support/member.ts';
import { idleServices, type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import { groupMember } from '../../contract/gateway/entities/group.ts';
import { listStateAtom } from '../../core/messaging/lists/listAtoms.ts';
import { messagingStatusAtom } from '../../core/messaging/messagingAtoms.ts';
import { type MemberSearch, useMemberSearch } from './useMemberSearch.ts';

const of = (userID: string) => v.parse(groupMember, { groupID: 'g', userID, nickname: userID });
const rowsOf = (...ids: string[]) => new Map(ids.map((id) => [id, of(id)]));

let screen: ShownScreen | null = null;
let shown: MemberSearch | null = null;
let query = '';
const Finder = () => {
  shown = useMemberSearch('g', query);
  return null;
};
beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  vi.useRealTimers();
  await screen?.close();
  screen = null;
});

const ids = () => shown?.members.map(({ userID }) => userID);

/** A group of which the device has a first page. */
async function open(search: (word: string) => Promise<unknown>) {
  const { store } = member();
  query = '';
  const asked: string[] = [];
  const messaging = {
    ...idleServices.messaging,
    loadList: async () => undefined,
    call: (async (_: unknown, { searchParam }: { searchParam: { keywordList: string[] } }) => {
      const [word = ''] = searchParam.keywordList;
      asked.push(word);
      return search(word);
    }) as never,
  };
  store.set(listStateAtom('members', 'g'), { isLoaded: false, rows: rowsOf('Ana', 'Bo') });
  store.set(messagingStatusAtom, 'online');
  screen = await showScreen(<Finder />, { texts: {}, services: { messaging } }, store);
  const write = async (text: string): Promise<void> => {
    query = text;
    await act(async () => store.set(listStateAtom('members', 'g'), (list) => ({ ...list })));
  };
  const pass = () => act(async () => void (await vi.advanceTimersByTimeAsync(300)));
  return { store, asked, write, pass };
}

it('finds on the device at once and at the gateway a moment later, each member once', async () => {
  const { asked, write, pass } = await open(async () => [of('Ana'), of('Anton')]);
  await write('an');
  expect([ids(), shown?.isSearching]).toEqual([['Ana'], true]);
  expect(asked).toEqual([]);
  await pass();
  expect([ids(), shown?.isSearching]).toEqual([['Ana', 'Anton'], false]);
  await write('anx');
  expect(ids()).toEqual([]);
});

it('asks the gateway nothing once all members are there', async () => {
  const { store, asked, write, pass } = await open(async () => [of('gone')]);
  const rows = rowsOf('Ana', 'Bo', 'Anton');
  await act(async () => store.set(listStateAtom('members', 'g'), { isLoaded: true, rows }));
  await write('an');
  await pass();
  expect([ids(), asked, shown?.isLoaded]).toEqual([['Ana', 'Anton'], [], true]);
});

it('says that there may be more where the gateway does not answer', async () => {
  const { write, pass } = await open(() => Promise.reject(new Error('No connection.')));
  await write('an');
  await pass();
  expect([ids(), shown?.isSearching, shown?.isGatewayMissing]).toEqual([['Ana'], false, true]);
  await write('');
  expect([ids(), shown?.isGatewayMissing]).toEqual([['Ana', 'Bo'], false]);
});

it('an answer that comes late is of the letters it was asked for', async () => {
  const answers = new Map<string, (found: unknown) => void>();
  const { write, pass } = await open((word) => new Promise((done) => answers.set(word, done)));
  await write('an');
  await pass();
  await write('bo');
  await pass();
  await act(async () => answers.get('an')?.([of('Anton')]));
  expect(ids()).toEqual(['Bo']);
  await act(async () => answers.get('bo')?.([of('Bob')]));
  expect(ids()).toEqual(['Bo', 'Bob']);
});
