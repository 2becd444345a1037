import { describe, expect, it } from 'vitest';
import type { TransactionOptions } from '../../../platform/database/database.ts';
import { createMemoryDatabase } from '../../../platform/database/memoryDatabase.ts';
import type { IntentRecord } from './intentRecord.ts';
import { createIntentStore, type IntentRows, intentLayout } from './intentStore.ts';

const record: IntentRecord = {
  userId: 'ann',
  packageId: 7,
  call: 'exchange.exchange',
  key: '5b9d1c1e-5d0c-4c69-9a55-3d8b7f6d1a10',
  input: { amount: 100 },
  points: 100,
  state: 'open',
  sends: 0,
  openedAt: 1,
  sentAt: null,
};

function start() {
  const memory = createMemoryDatabase<IntentRows>(intentLayout);
  const device = { isDurable: true, opened: 0, durabilities: [] as (string | undefined)[] };
  const store = createIntentStore(async () => {
    device.opened += 1;
    return {
      ...memory,
      get isDurable() {
        return device.isDurable;
      },
      transaction: (stores, mode, work, options: TransactionOptions = {}) => {
        if (mode === 'write') device.durabilities.push(options.durability);
        return memory.transaction(stores, mode, work);
      },
      close: () => undefined,
    };
  });
  return { store, device };
}

describe('createIntentStore', () => {
  it('has one record for each person, brand and call, on the disk before it says so', async () => {
    const { store, device } = start();
    await store.change(record, () => record);
    await store.change({ ...record, userId: 'bo' }, () => ({ ...record, userId: 'bo' }));
    await store.change({ ...record, packageId: 70 }, () => ({ ...record, packageId: 70 }));
    const change = await store.change(record, (held) => held && { ...held, state: 'sent' });
    expect(change.before?.state).toBe('open');
    expect(await store.all(record)).toEqual([{ ...record, state: 'sent' }]);
    await store.change(record, () => null);
    expect(await store.all(record)).toEqual([]);
    expect(new Set(device.durabilities)).toEqual(new Set(['strict']));
  });

  it('refuses where nothing outlives the page, and tries the disk again the next time', async () => {
    const { store, device } = start();
    device.isDurable = false;
    await expect(store.change(record, () => record)).rejects.toThrow('stores nothing');
    device.isDurable = true;
    await store.change(record, () => record);
    expect(device.opened).toBe(2);
  });

  it('takes what it cannot read for nothing', async () => {
    const { store } = start();
    await store.change(record, () => ({ ...record, key: 'no key' }));
    expect(await store.all(record)).toEqual([]);
  });
});
