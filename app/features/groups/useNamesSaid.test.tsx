// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { afterEach, expect, it } from 'vitest';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import { localeAtom } from '../../core/language/localeAtom.ts';
import { useNamesSaid } from './useNamesSaid.ts';

let screen: ShownScreen;
afterEach(() => screen.close());

function Said({ names }: { names: readonly string[] }) {
  return useNamesSaid()(names);
}

it.each([
  [['Ana', 'Bo'], 'Ana 和 Bo'],
  [['Ana', 'Bo', 'Cy', 'Di', 'Ed'], 'Ana、Bo、Cy 和另外 2 人'],
])('sets %j apart from Chinese words around them', async (names, row) => {
  const store = createStore();
  store.set(localeAtom, 'zh-CN');
  const texts = { 'groups.begin': { others_other: '另外 {{count}} 人' } };
  screen = await showScreen(<Said names={names} />, { texts }, store);
  expect(screen.text()).toBe(row);
});
