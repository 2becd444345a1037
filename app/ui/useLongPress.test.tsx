// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLongPress } from './useLongPress.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let log: string[];
let element: HTMLElement;
let close: () => void;

function Pressed() {
  const handlers = useLongPress(() => log.push('long'));
  return (
    <div {...handlers}>
      <button type="button" onClick={() => log.push('click')}>
        One
      </button>
    </div>
  );
}

beforeEach(async () => {
  vi.useFakeTimers();
  log = [];
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Pressed />));
  element = document.querySelector('button') as HTMLElement;
  close = () => root.unmount();
});
afterEach(async () => {
  await act(async () => close());
  document.body.replaceChildren();
  vi.useRealTimers();
});

function pointer(type: string, init: PointerEventInit = {}): void {
  const usual = { bubbles: true, pointerType: 'touch', isPrimary: true };
  act(() => void element.dispatchEvent(new PointerEvent(type, { ...usual, ...init })));
}

function menu(): boolean {
  const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
  act(() => void element.dispatchEvent(event));
  return event.defaultPrevented;
}

it('takes a finger that rests, and not the click that ends it', () => {
  pointer('pointerdown');
  act(() => vi.advanceTimersByTime(500));
  expect(log).toEqual(['long']);
  pointer('pointerup');
  act(() => element.click());
  expect(log).toEqual(['long']);
  act(() => element.click());
  expect(log).toEqual(['long', 'click']);
});

it('counts one long press where the browser tells of it as well', () => {
  pointer('pointerdown');
  expect(menu()).toBe(true);
  act(() => vi.advanceTimersByTime(500));
  expect(menu()).toBe(true);
  expect(log).toEqual(['long']);
});

it.each([
  ['a short touch', () => pointer('pointerup')],
  ['a finger that moves away', () => pointer('pointermove', { clientX: 20 })],
  ['a scroll', () => pointer('pointercancel')],
])('leaves %s alone', (_, end) => {
  pointer('pointerdown');
  end();
  act(() => vi.advanceTimersByTime(1_000));
  act(() => element.click());
  expect(log).toEqual(['click']);
});

it('leaves a mouse that is held alone', () => {
  pointer('pointerdown', { pointerType: 'mouse' });
  act(() => vi.advanceTimersByTime(1_000));
  expect(log).toEqual([]);
});

it('takes the right button and the menu key, and swallows no click after them', () => {
  pointer('pointerdown', { pointerType: 'mouse', button: 2 });
  menu();
  act(() => element.click());
  menu();
  act(() => element.click());
  expect(log).toEqual(['long', 'click', 'long', 'click']);
});

it('has no mouse pressed where a long touch ends, and leaves a short one alone', () => {
  const lift = (): boolean => {
    pointer('pointerup');
    const event = new Event('touchend', { bubbles: true, cancelable: true });
    act(() => void element.dispatchEvent(event));
    return event.defaultPrevented;
  };
  pointer('pointerdown');
  act(() => vi.advanceTimersByTime(500));
  expect(lift()).toBe(true);
  pointer('pointerdown');
  expect(lift()).toBe(false);
});
