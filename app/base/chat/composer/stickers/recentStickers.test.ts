// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { keepRecentSticker, recentStickers } from './recentStickers.ts';

afterEach(() => localStorage.clear());

it('keeps those sent last, each once, the newest first', () => {
  for (const id of ['hello', 'love', 'wow', 'hello', 'ok', 'cry'] as const) keepRecentSticker(id);
  expect(recentStickers()).toEqual(['cry', 'ok', 'hello', 'wow']);
});

it('minds nothing that something else has written there', () => {
  localStorage.setItem('recent_stickers', '{"a":1}');
  expect(recentStickers()).toEqual([]);
  localStorage.setItem('recent_stickers', JSON.stringify([1, 'gone', 'hello', 'hello', null]));
  expect(recentStickers()).toEqual(['hello']);
});
