import { createStore } from 'jotai';
import * as v from 'valibot';
import { afterAll, expect, test, vi } from 'vitest';
import { callable, type ListName } from '../../app/contract/gateway/callableFunction.ts';
import { type Friend, friend } from '../../app/contract/gateway/entities/people.ts';
import { withJsonAnswer, withQuotesAnswer } from '../../app/contract/gateway/gatewayFunction.ts';
import type { GatewayList } from '../../app/core/messaging/lists/gatewayList.ts';
import { listStateAtom, wantedListsAtom } from '../../app/core/messaging/lists/listAtoms.ts';
import { bindEngine } from '../../app/core/messaging/publish/bindEngine.ts';
import { createScheduleWorld } from '../support/messaging/scheduleWorld.ts';

// A list and two functions that no gateway has: what this file writes is all they need to work.
// Modules are loaded anew for it and after it, as files share them.
const made = vi.hoisted(() => {
  vi.resetModules();
  return { list: null as unknown };
});
afterAll(() => {
  vi.doUnmock('../../app/core/messaging/lists/gatewayLists.ts');
  vi.resetModules();
});
vi.mock('../../app/core/messaging/lists/gatewayLists.ts', async (original) => {
  const { gatewayLists } =
    await original<typeof import('../../app/core/messaging/lists/gatewayLists.ts')>();
  const pets: GatewayList<Friend> = {
    keyOf: ({ userID }) => userID,
    getAll: (call) => (made.list as GatewayList<Friend>).getAll(call),
    events: { OnFriendInfoChanged: 'merge', OnFriendDeleted: 'remove' },
    holds: ({ ex }) => ex === 'pet',
  };
  const lists: Record<string, unknown> = { pets, ...gatewayLists };
  return {
    gatewayLists: lists,
    listNames: Object.keys(lists),
    listOf: (name: string) => lists[name],
  };
});

const petsName = 'pets' as ListName & 'friends';
const pet = (userID: string, nickname: string): Friend =>
  v.parse(friend, { userID, nickname, ex: 'pet' });
const getPets = withJsonAnswer('GetPetList', v.array(friend));
const namePet = callable(
  withQuotesAnswer('NamePet', { input: v.object({ userID: v.string(), nickname: v.string() }) }),
  { isRepeatable: true, changes: [petsName] },
);
made.list = { getAll: (call: (...input: unknown[]) => unknown) => call(getPets, undefined) };

/** A page that leads and one that does not, whose screens look at the list. */
async function setUp() {
  const world = createScheduleWorld({
    seed: 1,
    latency: 5,
    isUnordered: false,
    pace: 0,
    doubling: 0,
    operations: [],
  });
  const { time, gateway } = world;
  const names = new Map([
    ['rex', 'Rex'],
    ['tom', 'Tom'],
  ]);
  gateway.teach(getPets, () => [...names].map(([id, name]) => pet(id, name)));
  gateway.teach(namePet, ({ userID, nickname }) => {
    names.set(userID, nickname);
    return undefined;
  });
  const device = world.devices[0];
  device?.openTab();
  await time.pass(2_000);
  const tab = device?.openTab();
  if (!tab) throw new Error('There is no page.');
  const atoms = createStore();
  const binding = bindEngine({
    atoms,
    store: tab.store,
    userID: 'u1',
    timers: time.timers,
    groupKinds: () => ({ groups: true, channels: true }),
  });
  tab.onChange(binding.publish);
  const state = () => atoms.get(listStateAtom(petsName));
  return { time, gateway, names, tab, atoms, state };
}

test('a list that is new in the table is loaded, followed by events, and shown in every tab', async () => {
  const { time, gateway, atoms, state } = await setUp();
  await time.pass(1_000);
  expect(state()).toEqual({ isLoaded: false, rows: new Map() });
  atoms.set(wantedListsAtom, new Set([petsName]));
  await time.pass(1_000);
  expect(state().isLoaded).toBe(true);
  expect([...state().rows.keys()]).toEqual(['rex', 'tom']);
  const before = state().rows;

  gateway.tell('u1', 'OnFriendInfoChanged', pet('rex', 'Rexi'));
  await time.pass(1_000);
  expect(state().rows.get('rex')?.nickname).toBe('Rexi');
  expect(state().rows.get('tom')).toBe(before.get('tom'));

  gateway.tell('u1', 'OnFriendDeleted', pet('tom', 'Tom'));
  await time.pass(1_000);
  expect([...state().rows.keys()]).toEqual(['rex']);
});

test('a function that is new is called from a tab that does not lead, and its list follows', async () => {
  const { time, names, tab, atoms, state } = await setUp();
  atoms.set(wantedListsAtom, new Set([petsName]));
  await time.pass(1_000);
  const before = state().rows;
  let isDone = false;
  tab.engine.call(namePet, { userID: 'tom', nickname: 'Tomcat' }).then(() => {
    isDone = true;
  });
  await time.pass(1_000);
  expect(isDone).toBe(true);
  expect(names.get('tom')).toBe('Tomcat');
  // No event told of it.
  expect(state().rows.get('tom')?.nickname).toBe('Tomcat');
  expect(state().rows.get('rex')).toBe(before.get('rex'));
});
