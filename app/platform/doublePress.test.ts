// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdDoublePresses } from './doublePress.ts';

let stop = (): void => undefined;
const pressed = vi.fn();

beforeEach(() => {
  document.body.innerHTML = `
    <div data-page><button id="open">Open</button><a id="back-1" aria-label="Back">1</a></div>
    <div data-page><button id="other">Other</button><a id="back-2" aria-label="Back">2</a></div>
    <div role="dialog"><button id="send">Send</button><button id="note">Note</button></div>
    <nav><button id="tab">Love</button></nav>`;
  pressed.mockClear();
  for (const element of document.querySelectorAll('button, a'))
    element.addEventListener('click', () => pressed(element.id));
  stop = holdDoublePresses();
});
afterEach(() => stop());

type How = { at?: number; x?: number; detail?: number; pointerType?: string };

/** @returns what took the press */
function press(id: string, { at = 0, x = 100, detail = 1, pointerType = '' }: How = {}): string[] {
  pressed.mockClear();
  const shape = { bubbles: true, cancelable: true, clientX: x, clientY: 700, detail };
  const event = new PointerEvent('click', { ...shape, pointerType });
  Object.defineProperty(event, 'timeStamp', { value: at });
  document.getElementById(id)?.dispatchEvent(event);
  return pressed.mock.calls.flat();
}

it('keeps a counted second press from what has come up, however late, and each one after it', () => {
  expect(press('send', { pointerType: 'mouse' })).toEqual(['send']);
  expect(press('tab', { at: 450, detail: 2, pointerType: 'mouse' })).toEqual([]);
  expect(press('open', { at: 900, detail: 3, pointerType: 'mouse' })).toEqual([]);
  expect(press('tab', { at: 1400, detail: 1, pointerType: 'mouse' })).toEqual(['tab']);
});

it.each([
  ['from a sheet to the page below', 'send', 'other'],
  ['from a page to a sheet', 'open', 'send'],
  ['from a page to another', 'open', 'other'],
])('keeps a second tap that the browser does not count %s', (_, one, two) => {
  expect(press(one)).toEqual([one]);
  expect(press(two, { at: 300, x: 110 })).toEqual([]);
  expect(press(two, { at: 600, x: 110 })).toEqual([]);
  expect(press(two, { at: 1000, x: 110 })).toEqual([two]);
});

it('takes a tap for a first one that comes later or elsewhere', () => {
  press('send');
  expect(press('tab', { at: 400 })).toEqual(['tab']);
  expect(press('send', { at: 500, x: 200 })).toEqual(['send']);
});

it('takes a quick press of a mouse that the browser counts as a first one', () => {
  press('send', { pointerType: 'mouse' });
  expect(press('tab', { at: 100, pointerType: 'mouse' })).toEqual(['tab']);
});

it('takes a counted press elsewhere, such as on an item of the menu that came up', () => {
  press('open');
  expect(press('note', { at: 150, x: 160, detail: 2, pointerType: 'touch' })).toEqual(['note']);
});

it('takes every press on the same page or sheet', () => {
  press('send');
  expect(press('send', { at: 100, detail: 2 })).toEqual(['send']);
  expect(press('note', { at: 200, detail: 3 })).toEqual(['note']);
});

it('takes a second press on a control of the same name', () => {
  press('back-1');
  expect(press('back-2', { at: 200, detail: 2 })).toEqual(['back-2']);
});

it('takes what a keyboard presses', () => {
  press('send');
  expect(press('tab', { at: 10, detail: 0 })).toEqual(['tab']);
});
