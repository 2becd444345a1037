// @vitest-environment happy-dom
import { atom, createStore, useAtomValue } from 'jotai';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import * as hanLetter from './hanLetter.ts';
import { useHanLetters } from './useHanLetters.ts';

const loading = vi.spyOn(hanLetter, 'loadHanLetters');
const some: hanLetter.HanLetters = { first: 0x4e00, letters: 'Y', surnames: {} };
let answers: { come: (letters: hanLetter.HanLetters) => void; fail: (error: Error) => void }[] = [];
let screen: ShownScreen;
const neededAtom = atom<boolean | null>(null);

beforeEach(() => {
  loading.mockClear();
  answers = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  loading.mockImplementation(() => new Promise((come, fail) => void answers.push({ come, fail })));
});
afterEach(async () => {
  await screen.close();
  vi.useRealTimers();
});

function Probe() {
  const { letters, isWaiting } = useHanLetters(useAtomValue(neededAtom));
  return <p>{isWaiting ? 'waits' : letters ? 'letters' : 'none'}</p>;
}

/** Opens a list, in a page that may have shown one before. */
async function open(isNeeded: boolean | null, store = createStore()): Promise<void> {
  store.set(neededAtom, isNeeded);
  screen = await showScreen(<Probe />, { texts: {} }, store);
}

const need = (isNeeded: boolean) => act(async () => screen.store.set(neededAtom, isNeeded));
const asked = () => loading.mock.calls.length;

it('loads nothing while nobody has a Chinese name', async () => {
  await open(null);
  await need(false);
  expect(screen.text()).toBe('none');
  expect(asked()).toBe(0);
});

it('waits for the letters where somebody has one, and has them at once the next time', async () => {
  await open(null);
  await need(true);
  expect(screen.text()).toBe('waits');
  await act(async () => answers[0]?.come(some));
  expect(screen.text()).toBe('letters');
  const { store } = screen;
  await screen.close();
  await open(true, store);
  expect(screen.text()).toBe('letters');
  expect(asked()).toBe(1);
});

it('lets a list that is on the screen stay there when the first Chinese name comes in', async () => {
  await open(false);
  await need(true);
  expect(screen.text()).toBe('none');
  await act(async () => answers[0]?.come(some));
  expect(screen.text()).toBe('letters');
});

it('does without where they do not come, and tries again the next time', async () => {
  await open(true);
  await act(async () => answers[0]?.fail(new Error('offline')));
  expect(screen.text()).toBe('none');
  const { store } = screen;
  await screen.close();
  await open(true, store);
  expect(screen.text()).toBe('waits');
  await act(async () => answers[1]?.come(some));
  expect(screen.text()).toBe('letters');
});

it('does without where they take long, and moves nothing when they come after all', async () => {
  await open(true);
  await act(async () => vi.advanceTimersByTime(2_900));
  expect(screen.text()).toBe('waits');
  await act(async () => vi.advanceTimersByTime(100));
  expect(screen.text()).toBe('none');
  await act(async () => answers[0]?.come(some));
  expect(screen.text()).toBe('none');
});
