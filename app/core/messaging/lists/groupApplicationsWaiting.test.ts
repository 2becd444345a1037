import { createStore } from 'jotai';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { groupApplication } from '../../../contract/gateway/entities/group.ts';
import { createMemoryDatabase } from '../../../platform/database/memoryDatabase.ts';
import { bindLists } from '../publish/bindLists.ts';
import { createMessageStore } from '../store/createMessageStore.ts';
import { messageLayout } from '../store/messageRows.ts';
import { groupApplicationsWaitingAtom, waitingOf } from './groupApplicationsWaiting.ts';

const of = (groupID: string, userID: string, handleResult = 0) =>
  v.parse(groupApplication, { groupID, userID, handleResult });

test('of 1,000 applications the one that is answered is read alone, and the badge of its group alone changes', async () => {
  const atoms = createStore();
  const kept = createMessageStore(createMemoryDatabase(messageLayout));
  const read: string[] = [];
  const store: Parameters<typeof bindLists>[0]['store'] = {
    fetchedLists: kept.fetchedLists,
    list(name, ofID) {
      if (name === 'groupApplicationsReceived') read.push('all');
      return kept.list(name, ofID);
    },
    listRows(name, ids, ofID) {
      read.push(String(ids));
      return kept.listRows(name, ids, ofID);
    },
  };
  const binding = bindLists({ atoms, store, onWork: () => undefined });
  const waiting = Array.from({ length: 1_000 }, (_, at) => of(at % 2 ? 'g' : 'h', `user${at}`));
  await kept.replaceList('groupApplicationsReceived', [...waiting, of('g', 'known', 1)]);
  const told: string[] = [];
  for (const [name, one] of [
    ['all', groupApplicationsWaitingAtom],
    ['g', waitingOf('g')],
    ['h', waitingOf('h')],
  ] as const)
    atoms.sub(one, () => told.push(`${name} ${atoms.get(one)}`));
  (await binding.read()).show();
  expect(told.splice(0).sort()).toEqual(['all 1000', 'g 500', 'h 500']);
  expect(read.splice(0)).toEqual(['all']);

  const ids = await kept.mergeList('groupApplicationsReceived', [of('g', 'user7', -1)]);
  binding.note([{ name: 'groupApplicationsReceived', ofID: '', ids }]);
  (await binding.read()).show();
  expect(read).toEqual(['g,user7']);
  expect(told.sort()).toEqual(['all 999', 'g 499']);
  expect(waitingOf('g')).toBe(waitingOf('g'));
});

test('of a group that nobody looks at any more nothing is held, and whoever looks again sees the number', () => {
  const atoms = createStore();
  const first = waitingOf('left');
  const end = atoms.sub(first, () => undefined);
  expect(waitingOf('left')).toBe(first);
  end();
  const second = waitingOf('left');
  expect(second).not.toBe(first);
  expect(atoms.get(second)).toBe(0);
});
