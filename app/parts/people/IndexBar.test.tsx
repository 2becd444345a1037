// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import { IndexBar } from './IndexBar.tsx';

const all = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#'];
const onPick = vi.fn<(letter: string) => void>();
let screen: ShownScreen;
afterEach(async () => {
  onPick.mockReset();
  await screen.close();
});

async function open(room: number, current: string | null = 'C'): Promise<HTMLElement> {
  const bar = (
    <IndexBar
      letters={all}
      current={current}
      room={room}
      label="Letters"
      nameOf={(letter) => (letter === '#' ? 'Others' : letter)}
      onPick={onPick}
    />
  );
  screen = await showScreen(bar, { texts: {} });
  const list = document.querySelector('ul');
  if (!list) throw new Error('No bar.');
  list.setPointerCapture = () => undefined;
  list.getBoundingClientRect = () => new DOMRect(0, 100, 24, 270);
  return list;
}

const buttons = () => [...document.querySelectorAll('button')];

async function point(list: HTMLElement, type: string, clientY: number): Promise<void> {
  await act(async () => {
    list.dispatchEvent(new PointerEvent(type, { clientY, button: 0, pointerId: 1, bubbles: true }));
  });
}

async function press(key: string): Promise<void> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true });
  await act(async () => document.activeElement?.dispatchEvent(event));
}

it('is a list of buttons with names, of which each leads to its letter', async () => {
  await open(24 * 27);
  expect(buttons().map(({ textContent }) => textContent)).toEqual(all);
  await screen.tap('Q');
  await screen.tap('Others');
  expect(onPick.mock.calls.flat()).toEqual(['Q', '#']);
  expect(screen.control('C').getAttribute('aria-current')).toBe('true');
});

it('has one stop for Tab, at the letter in view; arrow keys go on from there', async () => {
  await open(24 * 27);
  const stops = buttons().filter(({ tabIndex }) => tabIndex === 0);
  expect(stops.map(({ textContent }) => textContent)).toEqual(['C']);
  stops[0]?.focus();
  await press('ArrowDown');
  await press('ArrowDown');
  await press('ArrowUp');
  expect(document.activeElement?.textContent).toBe('D');
  expect(onPick).not.toHaveBeenCalled();
});

it('stays reachable where the letter in view has no room on it', async () => {
  await open(24 * 5, 'B');
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['A', 'H', 'N', 'U', '#']);
  expect(buttons().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

it('follows a finger along all letters, each once, until it is lifted', async () => {
  const list = await open(24 * 5);
  await point(list, 'pointermove', 200);
  expect(onPick).not.toHaveBeenCalled();
  await point(list, 'pointerdown', 101);
  for (let y = 102; y < 135; y += 3) await point(list, 'pointermove', y);
  expect(onPick.mock.calls.flat()).toEqual(['A', 'B', 'C', 'D']);
  await point(list, 'pointermove', 9999);
  expect(onPick).toHaveBeenLastCalledWith('#');
  await point(list, 'pointerup', 9999);
  await point(list, 'pointermove', 101);
  expect(onPick).toHaveBeenLastCalledWith('#');
});
