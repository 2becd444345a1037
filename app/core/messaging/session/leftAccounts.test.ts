import { expect, test } from 'vitest';
import { createStore } from '../../../platform/storage.ts';
import { createLeftAccounts } from './leftAccounts.ts';

function storage(value?: string) {
  const values = new Map<string, string>(value === undefined ? [] : [['left_accounts', value]]);
  const area = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => void values.set(key, text),
    removeItem: (key: string) => void values.delete(key),
  };
  return { values, store: createStore(() => area as unknown as Storage) };
}

test('accounts that left are known until they are settled', () => {
  const { store, values } = storage();
  const left = createLeftAccounts(store);
  left.note('ann', 'ended');
  left.note('ben', 'left');
  left.note('ben', 'ended');
  expect([...createLeftAccounts(store).all()]).toEqual([
    ['ann', 'ended'],
    ['ben', 'left'],
  ]);
  left.settle('ann');
  left.settle('ben');
  expect(values.size).toBe(0);
});

test('what something else wrote is as good as absent', () => {
  for (const text of ['', '7', 'null', '[]', '{"ann":1}', '{']) {
    expect(createLeftAccounts(storage(text).store).all().size).toBe(0);
  }
});
