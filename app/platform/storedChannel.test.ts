import { expect, test } from 'vitest';
import type { KeyValueStore } from './storage.ts';
import { openStoredChannel } from './storedChannel.ts';

/** `localStorage` as the pages of an origin share it: each is told what the others change. */
function sharedStorage() {
  const values = new Map<string, string>();
  const pages = new Set<(key: string, value: string | null) => void>();
  const openPage = (): KeyValueStore => {
    const listeners = new Set<(key: string, value: string | null) => void>();
    const hear = (key: string, value: string | null) => {
      for (const listener of listeners) listener(key, value);
    };
    pages.add(hear);
    const tell = (key: string, value: string | null) => {
      for (const page of pages) if (page !== hear) page(key, value);
    };
    return {
      read: (key) => values.get(key) ?? null,
      write(key, value) {
        if (values.get(key) === value) return;
        values.set(key, value);
        tell(key, value);
      },
      remove(key) {
        if (values.delete(key)) tell(key, null);
      },
      subscribe(key, onChange) {
        const listener = (changed: string, value: string | null) => {
          if (changed === key) onChange(value);
        };
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
  };
  return { values, openPage };
}

test('a browser without BroadcastChannel carries messages in its storage, and keeps none', () => {
  const { values, openPage } = sharedStorage();
  const [first, second, stranger] = [openPage(), openPage(), openPage()].map((store) => {
    const channel = openStoredChannel('messages', store);
    const heard: unknown[] = [];
    channel.subscribe((message) => heard.push(message));
    return { store, channel, heard };
  });
  first?.channel.send({ type: 'news' });
  first?.channel.send({ type: 'news' });
  stranger?.store.write('channel_messages', 'not JSON');
  stranger?.store.write('channel_messages', '7');
  stranger?.store.remove('channel_messages');
  expect(second?.heard).toEqual([{ type: 'news' }, { type: 'news' }]);
  expect(first?.heard).toEqual([]);
  expect([...values.keys()]).toEqual([]);
  second?.channel.close();
  first?.channel.send({ type: 'gone' });
  expect(second?.heard).toHaveLength(2);
});
