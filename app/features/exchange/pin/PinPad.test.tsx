// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import pin from '../../../locales/en-US/exchange.pin.json';
import { PinPad } from './PinPad.tsx';

const sentinel = '704192';

let screen: ShownScreen;
afterEach(() => screen.close());

function Pad({ disabled = false }: { disabled?: boolean }) {
  const [digits, setDigits] = useState('');
  return <PinPad label={pin.enter} digits={digits} onChange={setDigits} disabled={disabled} />;
}

const field = () => document.querySelector<HTMLInputElement>('input') as HTMLInputElement;
const status = () => document.querySelector('[role="status"]')?.textContent ?? '';
const press = (key: string, init: KeyboardEventInit = {}) =>
  act(async () => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }));
  });

async function open(disabled = false): Promise<void> {
  screen = await showScreen(<Pad disabled={disabled} />, {});
}

describe('PinPad', () => {
  it('takes six digits of its keys, and takes the last away', async () => {
    await open();
    for (const digit of '7041929') await screen.tap(digit);
    expect(field().value).toBe(sentinel);
    await screen.tap(pin.deleteDigit);
    expect(field().value).toBe('70419');
  });

  it('takes the keys of a keyboard wherever the focus is, but no shortcuts', async () => {
    await open();
    for (const key of ['7', '0', 'a', 'Enter', '4', 'Backspace']) await press(key);
    await press('9', { ctrlKey: true });
    expect(field().value).toBe('70');
  });

  it('can be pasted into and filled in, and stays as it was where that is none', async () => {
    await open();
    await screen.type(pin.enter, ' 704 192 ');
    expect(field().value).toBe(sentinel);
    await screen.type(pin.enter, '7041921');
    expect(field().value).toBe(sentinel);
    await screen.type(pin.enter, 'abc');
    expect(field().value).toBe(sentinel);
  });

  it('is a field with a name that says how many digits are in, and never which', async () => {
    await open();
    expect(screen.control(pin.enter)).toBe(field());
    expect(field().inputMode).toBe('numeric');
    expect(field().type).toBe('password');
    for (const digit of '7041') await screen.tap(digit);
    expect(status()).toBe('4 of 6 digits entered');
    expect(status()).not.toContain('7041');
  });

  it('leaves no digits in the page, in storage or in the address', async () => {
    await open();
    await screen.type(pin.enter, sentinel);
    for (const digit of sentinel) await screen.tap(digit);
    expect(document.documentElement.outerHTML).not.toContain(sentinel);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(sentinel);
    expect(screen.address()).toBe('/x');
  });

  it('takes nothing while it is shut', async () => {
    await open(true);
    await press('7');
    expect(screen.control('7')).toHaveProperty('disabled', true);
    expect(field().value).toBe('');
    expect(field().disabled).toBe(true);
  });
});
