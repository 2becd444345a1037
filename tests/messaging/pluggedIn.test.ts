import { createStore } from 'jotai';
import * as v from 'valibot';
import { afterAll, expect, test, vi } from 'vitest';
import { callable, type ListName } from '../../app/contract/gateway/callableFunction.ts';
import { type GroupMember, groupMember } from '../../app/contract/gateway/entities/group.ts';
import { type Friend, friend } from '../../app/contract/gateway/entities/people.ts';
import { withJsonAnswer, withQuotesAnswer } from '../../app/contract/gateway/gatewayFunction.ts';
import { type GatewayList, inPages } from '../../app/core/messaging/lists/gatewayList.ts';
import { listAtom, listStateAtom } from '../../app/core/messaging/lists/listAtoms.ts';
import { bindEngine } from '../../app/core/messaging/publish/bindEngine.ts';
import { createScheduleWorld } from '../support/messaging/scheduleWorld.ts';

// Two lists, one of them of each row of the other, and the functions of a gateway that nobody has: what this
// file writes is all they need to work.
// Modules are loaded anew for it and after it, as files share them.
const made = vi.hoisted(() => {
  vi.resetModules();
  return { pets: null as unknown, toys: null as unknown };
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
    getAll: (...input) => (made.pets as GatewayList<Friend>).getAll(...input),
    events: { OnFriendAdded: 'add', OnFriendInfoChanged: 'merge', OnFriendDeleted: 'remove' },
    holds: ({ ex }) => ex === 'pet',
  };
  const toys: GatewayList<GroupMember> = {
    keyOf: ({ userID }) => userID,
    of: { list: 'pets' as ListName, idOf: ({ groupID }) => groupID },
    getAll: (...input) => (made.toys as GatewayList<GroupMember>).getAll(...input),
    events: { OnGroupMemberAdded: 'merge', OnGroupMemberDeleted: 'remove' },
    holds: ({ ex }) => ex === 'toy',
  };
  const lists: Record<string, unknown> = { pets, toys, ...gatewayLists };
  return {
    gatewayLists: lists,
    listNames: Object.keys(lists),
    listOf: (name: string) => lists[name],
    listsOfRows: (name: string) => (name === 'pets' ? ['toys'] : []),
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
const getPetsOf: GatewayList<Friend>['getAll'] = (call) => call(getPets, undefined);
made.pets = { getAll: getPetsOf };

const toysName = 'toys' as ListName & 'members';
const toy = (groupID: string, userID: string): GroupMember =>
  v.parse(groupMember, { groupID, userID, ex: 'toy' });
const getToys = withJsonAnswer('GetToyPage', v.array(groupMember), {
  input: v.object({ petID: v.string(), offset: v.number(), count: v.number() }),
});
made.toys = {
  getAll: inPages({ first: 2, next: 2 }, (call, petID, page) => call(getToys, { petID, ...page })),
};

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
  const lookAtPets = () => atoms.sub(listAtom(petsName), () => undefined);
  return { time, gateway, names, tab, atoms, state, lookAtPets };
}

test('a list that is new in the table is loaded, followed by events, and shown in every tab', async () => {
  const { time, gateway, lookAtPets, state } = await setUp();
  await time.pass(1_000);
  expect(state()).toEqual({ isLoaded: false, rows: new Map() });
  lookAtPets();
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
  const { time, names, tab, lookAtPets, state } = await setUp();
  lookAtPets();
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

/** Rex has three toys, and the gateway gives two at a time; the second page can be read once it is mended. */
async function setUpToys() {
  const world = await setUp();
  const { time, gateway, atoms, tab } = world;
  const toys = ['ball', 'bone', 'duck'];
  let isBroken = true;
  gateway.teach(getToys, ({ petID, offset, count }) => {
    if (isBroken && offset > 0) return 'nonsense' as never;
    return toys.slice(offset, offset + count).map((name) => toy(petID, name));
  });
  await time.pass(1_000);
  const state = () => atoms.get(listStateAtom(toysName, 'rex'));
  const lookAway = atoms.sub(listAtom(toysName, 'rex'), () => undefined);
  const failures: unknown[] = [];
  const load = () =>
    tab.engine.loadList(toysName, 'rex').catch((error: unknown) => failures.push(error));
  const mend = () => {
    isBroken = false;
  };
  return { ...world, toys, state, lookAway, load, mend, failures };
}

test('a list of something shows its first page at once, and is followed once all of it is there', async () => {
  const { time, gateway, tab, toys, state, lookAway, load, mend, failures } = await setUpToys();
  load();
  await time.pass(1_000);
  expect(failures).toHaveLength(1);
  expect(state().isLoaded).toBe(false);
  expect([...state().rows.keys()]).toEqual(['ball', 'bone']);
  mend();
  load();
  await time.pass(1_000);
  expect(state().isLoaded).toBe(true);
  expect([...state().rows.keys()]).toEqual(['ball', 'bone', 'duck']);

  const before = state().rows;
  toys.push('stick');
  gateway.tell('u1', 'OnGroupMemberAdded', toy('rex', 'stick'));
  gateway.tell('u1', 'OnGroupMemberAdded', toy('tom', 'mouse'));
  await time.pass(1_000);
  expect([...state().rows.keys()]).toEqual(['ball', 'bone', 'duck', 'stick']);
  expect(state().rows.get('duck')).toBe(before.get('duck'));
  // Of Tom, nobody asked for any.
  expect(await tab.store.list(toysName, 'tom')).toEqual([]);

  lookAway();
  expect(state()).toEqual({ isLoaded: false, rows: new Map() });
});

test('with a row goes what is kept of its list, by an event or by what the gateway has', async () => {
  const { time, gateway, tab, names, state, load, mend } = await setUpToys();
  mend();
  load();
  await time.pass(1_000);
  expect(state().rows.size).toBe(3);
  gateway.tell('u1', 'OnFriendDeleted', pet('rex', 'Rex'));
  await time.pass(1_000);
  expect(state()).toEqual({ isLoaded: false, rows: new Map() });
  expect(await tab.store.fetchedLists()).not.toContain('toys rex');

  // Back again, it is loaded again, as somebody asked for it.
  gateway.tell('u1', 'OnFriendAdded', pet('rex', 'Rex'));
  await time.pass(1_000);
  expect(state()).toMatchObject({ isLoaded: true });
  expect(state().rows.size).toBe(3);
  names.delete('rex');
  tab.engine.loadList(petsName);
  await time.pass(1_000);
  expect(state()).toEqual({ isLoaded: false, rows: new Map() });
});

test('of what goes while its list is on its way nothing is kept, though a page of it comes afterwards', async () => {
  const { time, gateway, tab, toys, state, load, failures } = await setUpToys();
  gateway.teach(getToys, ({ petID, offset, count }) => {
    if (offset > 0) return 'nonsense' as never;
    gateway.tell('u1', 'OnFriendDeleted', pet('rex', 'Rex'));
    return toys.slice(0, count).map((name) => toy(petID, name));
  });
  load();
  await time.pass(1_000);
  expect(failures).toHaveLength(1);
  expect(await tab.store.list(petsName)).toHaveLength(1);
  expect(await tab.store.list(toysName, 'rex')).toEqual([]);
  expect(state()).toEqual({ isLoaded: false, rows: new Map() });
});
