// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  easyBackend,
  inputOf,
  type LoginBackend,
  noteOf,
  settles,
  showLoginPage,
  submit,
} from '../../../tests/support/loginPage.tsx';
import type { ShownScreen } from '../../../tests/support/screen.tsx';
import { reconnectingAtom } from '../../core/backend/connectionAtom.ts';

let screen: ShownScreen;
let backend: LoginBackend;

async function open(address?: string): Promise<ShownScreen> {
  screen = await showLoginPage(backend, address);
  return screen;
}
const input = (label: string): HTMLInputElement => inputOf(screen, label);
const note = (label: string): string => noteOf(screen, label);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  backend = easyBackend();
});
afterEach(() => screen.close());

describe('signing up', () => {
  it('takes the account along, says rules while the person types, and sends', async () => {
    const { type, tap, shows } = await open();
    await type('Account name', 'new_ana');
    await tap('Sign up');
    await shows('Repeat password');
    expect(input('Account name').value).toBe('new_ana');
    expect(note('Password')).toBe('Use letters and digits, 6–20 characters.');
    await type('Password', 'abcdefg');
    expect(note('Password')).toBe('Add at least one digit.');
    expect(input('Password').getAttribute('aria-invalid')).toBeNull();
    await type('Password', 'abcdef1');
    await type('Repeat password', 'abcdef2');
    await submit();
    expect(note('Repeat password')).toBe("The passwords don't match.");
    expect(backend.registered).toEqual([]);
    await type('Repeat password', 'abcdef1');
    await submit();
    await settles(() =>
      expect(backend.registered).toEqual([{ account: 'new_ana', password: 'abcdef1' }]),
    );
  });

  it('says that nobody answers after the first line is lost, and goes on trying', async () => {
    const answers: ((value: unknown) => void)[] = [];
    backend.answers['session.getRegisterConfig'] = () =>
      new Promise((resolve) => answers.push(resolve));
    const { shows, tap, store, has, text } = await open('/pages/auth/login?view=register');
    await settles(() => expect(answers).toHaveLength(1));
    expect(text()).not.toContain("This form didn't load");
    await act(async () => store.set(reconnectingAtom, 2));
    await shows("This form didn't load");
    await act(async () => store.set(reconnectingAtom, 0));
    await tap('Try again');
    await settles(() => expect(answers).toHaveLength(2));
    await shows('Loading…');
    await act(async () => store.set(reconnectingAtom, 2));
    await settles(() => expect(has('Try again')).toBe(true));
    await act(async () => answers[1]?.({ phone: 'hidden', inviteCode: 'hidden' }));
    await shows('Repeat password');
    expect(text()).not.toContain("This form didn't load");
  });

  it('fills in the superior code kept on the device, and keeps a typed one', async () => {
    localStorage.setItem('superior_code', 'pro_kept1');
    const { shows, type } = await open('/pages/auth/login?view=register');
    await shows('Invitation code');
    expect(input('Invitation code (optional)').value).toBe('pro_kept1');
    await type('Invitation code (optional)', 'pro_typed2');
    await act(async () => {
      input('Invitation code (optional)').dispatchEvent(
        new FocusEvent('focusout', { bubbles: true }),
      );
    });
    expect(localStorage.getItem('superior_code')).toBe('pro_typed2');
  });

  it('sends a code to the number, and waits before another, also after a reload', async () => {
    backend.answers['session.getRegisterConfig'] = () => ({
      phone: 'required',
      inviteCode: 'hidden',
    });
    const sent: unknown[] = [];
    backend.answers['session.sendSmsCode'] = (given) => {
      sent.push(given);
      return { retryAfter: 60, expiresIn: 300 };
    };
    const first = await open('/pages/auth/login?view=register');
    await first.shows('SMS code');
    await first.tap('Get code');
    expect(note('Mobile number')).toBe('Enter a valid mobile number.');
    expect(sent).toEqual([]);
    await first.type('Mobile number', '012-345 6789');
    await first.tap('Get code');
    await first.shows('Resend in 60 s');
    expect(sent).toEqual([{ packageId: 1, phone: '0123456789', purpose: 'register' }]);
    expect(input('SMS code').autocomplete).toBe('one-time-code');
    expect(document.activeElement).toBe(input('SMS code'));
    await first.close();
    const second = await open('/pages/auth/login?view=register');
    await second.shows('Resend in');
    expect(input('Mobile number').value).toBe('012-345 6789');
  });

  it('makes each number wait for itself, and takes back what it said of the empty code', async () => {
    backend.answers['session.getRegisterConfig'] = () => ({
      phone: 'required',
      inviteCode: 'hidden',
    });
    backend.answers['session.sendSmsCode'] = () => ({ retryAfter: 60, expiresIn: 300 });
    const { type, tap, shows, has, text } = await open('/pages/auth/login?view=register');
    await shows('SMS code');
    await type('Mobile number', '0123456789');
    await submit();
    expect(note('SMS code')).toBe('Enter the 6-digit code.');
    await tap('Get code');
    await shows('Resend in 60 s');
    expect(note('SMS code')).toBe('The code was sent to 0123456789.');
    expect(input('SMS code').getAttribute('aria-invalid')).toBeNull();
    await type('Mobile number', '0123456780');
    expect(has('Get code')).toBe(true);
    expect(text()).not.toContain('The code was sent to');
    await type('Mobile number', '0123456789');
    await shows('Resend in');
  });

  it('offers to try again where the fields are not known', async () => {
    const known = backend.answers['session.getRegisterConfig'];
    delete backend.answers['session.getRegisterConfig'];
    const { shows, tap } = await open('/pages/auth/login?view=register');
    await shows("This form didn't load");
    if (known) backend.answers['session.getRegisterConfig'] = known;
    await tap('Try again');
    await shows('Repeat password');
  });
});
