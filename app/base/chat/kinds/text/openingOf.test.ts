import { expect, it } from 'vitest';
import { openingOf } from './openingOf.ts';

it('leaves what can be written here as it is', () => {
  for (const text of ['', 'Hello.', 'x'.repeat(5_000), 'line\n'.repeat(100)]) {
    expect(openingOf(text)).toBe(text);
  }
});

it('cuts what is longer, between characters', () => {
  expect(openingOf('x'.repeat(30_000))).toHaveLength(6_000);
  expect(openingOf(`x${'😀'.repeat(10_000)}`)).toHaveLength(5_999);
  expect(openingOf('\n'.repeat(30_000))).toHaveLength(149);
});
