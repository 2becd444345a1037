// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { storageKeys } from '../../../../platform/storage.ts';
import { keepRecentEmoji, recentEmoji } from './recentEmoji.ts';

afterEach(() => localStorage.clear());

it('keeps those used last, each once, the newest first', () => {
  for (const one of ['👍', '🙏', '👍']) keepRecentEmoji(one);
  expect(recentEmoji()).toEqual(['👍', '🙏']);
  for (let code = 0; code < 40; code += 1) keepRecentEmoji(String.fromCodePoint(0x1f400 + code));
  expect(recentEmoji()).toHaveLength(16);
  expect(recentEmoji()[0]).toBe(String.fromCodePoint(0x1f427));
});

it('minds nothing that something else has written there', () => {
  localStorage.setItem(storageKeys.recentEmoji, '{"a":1}');
  expect(recentEmoji()).toEqual([]);
  localStorage.setItem(
    storageKeys.recentEmoji,
    JSON.stringify([1, '', 'x'.repeat(99), '👍', '👍']),
  );
  expect(recentEmoji()).toEqual(['👍']);
});
