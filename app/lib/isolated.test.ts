import { expect, it } from 'vitest';
import { isolated } from './isolated.ts';

it.each(['', 'Bea', 'Nguyễn Văn', '小明', '👩🏽 5!'])('leaves %j as it is', (words) => {
  expect(isolated(words)).toBe(words);
});

it.each(['שלום', 'Bea محمد', 'a\u202eb', '\u2067a'])('sets %j apart', (words) => {
  expect(isolated(words)).toBe(`\u2068${words}\u2069`);
});
