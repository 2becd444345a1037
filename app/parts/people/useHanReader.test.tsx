// @vitest-environment happy-dom
import { atom, createStore, useAtomValue } from 'jotai';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import * as hanLetter from './hanLetter.ts';
import * as hanReader from './hanReader.ts';
import { useHanReader } from './useHanReader.ts';

const letters = vi.spyOn(hanLetter, 'loadHanLetters');
const syllables = vi.spyOn(hanReader, 'loadHanSyllables');
const neededAtom = atom(false);
let screen: ShownScreen;

beforeEach(() => {
  letters.mockClear();
  syllables.mockClear();
});
afterEach(() => screen.close());

function Probe() {
  const read = useHanReader(useAtomValue(neededAtom));
  return <p>{read ? read.readingsOf('张').join() : 'none'}</p>;
}

async function open(store = createStore()): Promise<void> {
  screen = await showScreen(<Probe />, { texts: {} }, store);
}
const need = (isNeeded: boolean) => act(async () => screen.store.set(neededAtom, isNeeded));
const asked = () => [letters.mock.calls.length, syllables.mock.calls.length];

it('loads nothing until somebody looks for a Chinese name, and then each once', async () => {
  await open();
  expect([screen.text(), asked()]).toEqual(['none', [0, 0]]);
  await need(true);
  await screen.shows('zhang');
  const { store } = screen;
  await screen.close();
  await open(store);
  expect(screen.text()).toBe('zhang');
  expect(asked()).toEqual([1, 1]);
});

it('knows first letters while the syllables are on their way or do not come, and asks again', async () => {
  syllables.mockRejectedValueOnce(new Error('offline'));
  await open();
  await need(true);
  await screen.shows('z');
  expect(screen.text()).toBe('z');
  await need(false);
  await need(true);
  await screen.shows('zhang');
  expect(asked()).toEqual([1, 2]);
});

it('asks again for the letters, too, where they did not come', async () => {
  letters.mockRejectedValueOnce(new Error('offline'));
  await open();
  await need(true);
  await screen.settles(() => asked()[1] === 1);
  expect(screen.text()).toBe('none');
  await need(false);
  await need(true);
  await screen.shows('zhang');
  expect(asked()[0]).toBe(2);
});
