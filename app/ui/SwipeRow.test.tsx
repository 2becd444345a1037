// @vitest-environment happy-dom
import { Archive, Trash } from 'lucide-react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OverlayEntries } from './overlayEntry.ts';
import { shift } from './SwipeRow.css.ts';
import { SwipeRow } from './SwipeRow.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Of the buttons of a row, in pixels. */
const width = 152;
let log: string[];
/** What going back would close, the latest last. */
let entries: (() => void)[];
let unmount: () => void;

function Row({ name }: { name: string }) {
  const say = (what: string) => () => log.push(`${what} ${name}`);
  const actions = () => [
    {
      id: 'keep',
      label: `Keep ${name}`,
      glyph: Archive,
      tone: 'quiet',
      onSelect: say('keep'),
    } as const,
    {
      id: 'drop',
      label: `Drop ${name}`,
      glyph: Trash,
      tone: 'danger',
      onSelect: say('drop'),
    } as const,
  ];
  return (
    <SwipeRow actions={actions}>
      <button type="button" data-name={name} onClick={say('open')}>
        {name}
      </button>
    </SwipeRow>
  );
}

beforeEach(async () => {
  log = [];
  entries = [];
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
  HTMLElement.prototype.setPointerCapture = () => undefined;
  const add = (close: () => (() => void) | null) => {
    const entry = () => close()?.();
    entries.push(entry);
    return () => {
      entries = entries.filter((one) => one !== entry);
    };
  };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <OverlayEntries value={{ add }}>
        <Row name="Ada" />
        <Row name="Ben" />
        <p>Elsewhere</p>
      </OverlayEntries>,
    ),
  );
  unmount = () => root.unmount();
});
afterEach(async () => {
  await act(async () => unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const named = (name: string) => document.querySelector(`[data-name="${name}"]`) as HTMLElement;
const frameOf = (name: string) => named(name).parentElement?.parentElement as HTMLElement;
const shiftOf = (name: string) => frameOf(name).style.getPropertyValue(shift);
const buttonNamed = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
const isOpen = (name: string) =>
  buttonNamed(`Drop ${name}`)?.closest('[inert]') === null && shiftOf(name) === `${width}px`;

function pointer(name: string, type: string, x: number, y = 20, init: PointerEventInit = {}): void {
  const usual = { bubbles: true, isPrimary: true, pointerType: 'touch', button: 0 };
  const event = new PointerEvent(type, { ...usual, clientX: x, clientY: y, ...init });
  act(() => void named(name).dispatchEvent(event));
}

/** A finger that goes to these places, and is not lifted. */
function drag(name: string, ...places: readonly (readonly [x: number, y: number])[]): void {
  pointer(name, 'pointerdown', 300);
  for (const [x, y] of places) pointer(name, 'pointermove', x, y);
}

function swipeOpen(name: string): void {
  drag(name, [280, 20], [150, 22], [149, 22]);
  pointer(name, 'pointerup', 149);
}

it('follows the finger, and stays open past the middle', () => {
  drag('Ada', [280, 21]);
  expect(shiftOf('Ada')).toBe('20px');
  pointer('Ada', 'pointermove', 200, 24);
  expect(shiftOf('Ada')).toBe('100px');
  expect(buttonNamed('Drop Ada')?.closest('[inert]')).not.toBeNull();
  pointer('Ada', 'pointermove', 200, 24);
  pointer('Ada', 'pointerup', 200);
  expect(isOpen('Ada')).toBe(true);
  pointer('Ada', 'pointerdown', 260);
  act(() => buttonNamed('Drop Ada')?.click());
  expect(log).toEqual(['drop Ada']);
  expect(isOpen('Ada')).toBe(false);
});

it('is neither a click nor a swipe where the page scrolls', () => {
  drag('Ada', [296, 60], [100, 80]);
  expect(shiftOf('Ada')).toBe('0px');
  expect(buttonNamed('Drop Ada')).toBeUndefined();
  pointer('Ada', 'pointercancel', 100);
  act(() => named('Ada').click());
  expect(log).toEqual(['open Ada']);
});

it('gives back where the browser takes the finger away', () => {
  drag('Ada', [280, 20], [100, 22]);
  pointer('Ada', 'pointercancel', 100);
  expect(shiftOf('Ada')).toBe('0px');
});

it('swallows the click that ends a swipe, and no other', () => {
  drag('Ada', [280, 20], [265, 20], [265, 20]);
  pointer('Ada', 'pointerup', 265);
  act(() => named('Ada').click());
  expect(log).toEqual([]);
  pointer('Ada', 'pointerdown', 300);
  pointer('Ada', 'pointerup', 300);
  act(() => named('Ada').click());
  expect(log).toEqual(['open Ada']);
});

it('stays open after the click that ends the swipe of a mouse', () => {
  swipeOpen('Ada');
  act(() => named('Ada').click());
  expect([isOpen('Ada'), log]).toEqual([true, []]);
});

it.each([
  ['a tap on the row', () => named('Ada').click()],
  ['a tap elsewhere', () => document.querySelector('p')?.click()],
  ['a tap on another row', () => named('Ben').click()],
  ['scrolling', () => document.body.dispatchEvent(new Event('scroll'))],
  ['Escape', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
  ['going back', () => entries.at(-1)?.()],
])('is closed by %s, which does nothing else', (_name, doIt) => {
  swipeOpen('Ada');
  expect(isOpen('Ada')).toBe(true);
  act(() => void document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
  act(() => void doIt());
  expect([isOpen('Ada'), shiftOf('Ada'), log, entries]).toEqual([false, '0px', [], []]);
});

it('stays open where something else on the page scrolls', () => {
  swipeOpen('Ada');
  act(() => void document.querySelector('p')?.dispatchEvent(new Event('scroll')));
  expect(isOpen('Ada')).toBe(true);
});

it('is open alone: another row that is swiped closes it', () => {
  swipeOpen('Ada');
  swipeOpen('Ben');
  expect([isOpen('Ada'), isOpen('Ben')]).toEqual([false, true]);
});
