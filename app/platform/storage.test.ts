// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { createStore, readJson, writeJson } from './storage.ts';

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

const full = (held: Record<string, string>): Storage => ({
  length: 0,
  clear: () => undefined,
  key: () => null,
  getItem: (key) => held[key] ?? null,
  removeItem: blocked,
  setItem: () => {
    throw new DOMException('Full.', 'QuotaExceededError');
  },
});

describe('createStore', () => {
  it('reads back what it wrote', () => {
    const store = createStore(() => window.localStorage);
    store.write('a', 'one');
    expect(store.read('a')).toBe('one');
    expect(window.localStorage.getItem('a')).toBe('one');
    store.remove('a');
    expect(store.read('a')).toBeNull();
  });

  it('serves from memory where storage is blocked', () => {
    const store = createStore(blocked);
    expect(store.read('a')).toBeNull();
    store.write('a', 'one');
    expect(store.read('a')).toBe('one');
    store.remove('a');
    expect(store.read('a')).toBeNull();
  });

  it('does not return the old value after a write the full storage refused', () => {
    const area = full({ a: 'old' });
    const store = createStore(() => area);
    expect(store.read('a')).toBe('old');
    store.write('a', 'new');
    expect(store.read('a')).toBe('new');
    store.remove('a');
    expect(store.read('a')).toBeNull();
  });

  it('reports changes of its key made by other pages, and stops when told', () => {
    const store = createStore(() => window.localStorage);
    const onChange = vi.fn();
    const stop = store.subscribe('a', onChange);
    const change = (key: string | null, newValue: string | null) =>
      window.dispatchEvent(
        new StorageEvent('storage', { key, newValue, storageArea: window.localStorage }),
      );
    change('b', 'x');
    change('a', 'two');
    change(null, null);
    stop();
    change('a', 'three');
    expect(onChange.mock.calls).toEqual([['two'], [null]]);
  });
});

describe('readJson', () => {
  it('returns what writeJson wrote, and null for broken text', () => {
    const store = createStore(blocked);
    writeJson(store, 'a', { ids: [1, 2] });
    expect(readJson(store, 'a')).toEqual({ ids: [1, 2] });
    store.write('a', '{"ids":');
    expect(readJson(store, 'a')).toBeNull();
    expect(readJson(store, 'absent')).toBeNull();
  });
});
