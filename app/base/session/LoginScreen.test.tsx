// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  declared,
  easyBackend,
  inputOf,
  type LoginBackend,
  noteOf,
  settles,
  showLoginPage,
  submit,
} from '../../../tests/support/loginPage.tsx';
import type { ShownScreen } from '../../../tests/support/screen.tsx';
import { CallError } from '../../contract/callError.ts';
import type { LoginInput } from '../../core/session/session.ts';
import { sessionEndingAtom } from '../../core/session/sessionEnding.ts';

let screen: ShownScreen;
let backend: LoginBackend;

async function open(address?: string): Promise<ShownScreen> {
  screen = await showLoginPage(backend, address);
  return screen;
}
const input = (label: string): HTMLInputElement => inputOf(screen, label);
const note = (label: string): string => noteOf(screen, label);
function buttonOf(label: string): HTMLButtonElement {
  const found = [...document.querySelectorAll<HTMLButtonElement>('form button[type="submit"]')];
  const button = found.find((one) => one.textContent?.includes(label));
  if (!button) throw new Error(`No button "${label}".`);
  return button;
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  backend = easyBackend();
});
afterEach(() => screen.close());

describe('logging in', () => {
  it('tells password managers and keyboards what its fields are', async () => {
    await open();
    const [account, password] = [input('Account name'), input('Password')];
    expect(account.autocomplete).toBe('username');
    expect(account.getAttribute('enterkeyhint')).toBe('next');
    expect(account.getAttribute('autocapitalize')).toBe('none');
    expect(password.autocomplete).toBe('current-password');
    expect(password.type).toBe('password');
    expect([account.name, password.name]).toEqual(['account', 'password']);
    expect(account.form).toBe(password.form);
  });

  it('says why the last session ended, with the account filled in, and the password next', async () => {
    const store = createStore();
    store.set(sessionEndingAtom, { code: 403, message: '', account: 'ana' });
    screen = await showLoginPage(backend, undefined, store);
    await screen.shows('This account was logged in on another device.');
    await screen.shows("If it wasn't you, change your password");
    expect(input('Account name').value).toBe('ana');
    expect(document.activeElement).toBe(input('Password'));
    expect(buttonOf('Log in again').disabled).toBe(false);
    await screen.type('Account name', 'bo');
    await screen.shows('This account was logged in on another device.');
  });

  it('says it in the words of the server, and without advice that does not fit', async () => {
    const store = createStore();
    store.set(sessionEndingAtom, { code: 402, message: 'Bye for now.', account: '' });
    screen = await showLoginPage(backend, undefined, store);
    await screen.shows('Bye for now.');
    expect(screen.text()).not.toContain("If it wasn't you");
    expect(document.activeElement).not.toBe(input('Password'));
  });

  it('sends the account without the spaces of a paste', async () => {
    const sent = vi.fn(() => Promise.resolve());
    backend.login = sent;
    const { type, shows } = await open();
    await type('Account name', ' ana ');
    await type('Password', 'secret 1');
    await submit();
    await settles(() =>
      expect(sent).toHaveBeenCalledWith(
        { account: 'ana', password: 'secret 1' },
        expect.any(AbortSignal),
      ),
    );
    await shows('Log in');
  });

  it('shows the password when asked', async () => {
    const { tap } = await open();
    await tap('Show password');
    expect(input('Password').type).toBe('text');
    await tap('Hide password');
    expect(input('Password').type).toBe('password');
  });

  it('says under the password that name or password is wrong, and keeps both', async () => {
    backend.login = () => Promise.reject(declared('loginWrong'));
    const { type, shows } = await open();
    await type('Account name', 'ana');
    await type('Password', 'secret1');
    await submit();
    await shows('The account name or the password is wrong.');
    expect(note('Password')).toBe('The account name or the password is wrong.');
    expect(document.activeElement).toBe(input('Password'));
    expect(input('Password').value).toBe('secret1');
  });

  it('counts a lockout down, also after a reload, and only for the account it concerns', async () => {
    backend.login = () => Promise.reject(declared('lockedOut', { retryAfter: 600 }));
    const first = await open();
    await first.type('Account name', 'Ana');
    await first.type('Password', 'secret1');
    await submit();
    await first.shows('Try again in 10\u00a0min 0\u00a0s.');
    expect(buttonOf('Log in').disabled).toBe(true);
    await first.close();

    const second = await open();
    await second.shows('Too many failed attempts. Try again in');
    expect(input('Account name').value).toBe('Ana');
    expect(document.querySelector('[role="status"]')?.textContent).toContain('10 minutes');
    expect(document.querySelector('[role="timer"]')?.textContent).not.toContain(':');
    expect(buttonOf('Log in').disabled).toBe(true);
    await second.type('Account name', 'bo');
    expect(buttonOf('Log in').disabled).toBe(false);
  });

  it('says what failed where no field is to blame', async () => {
    backend.login = () =>
      Promise.reject(new CallError('session.accountLogin', { kind: 'timeout' }));
    const { type, shows } = await open();
    await type('Account name', 'ana');
    await type('Password', 'secret1');
    await submit();
    await shows('The server took too long to answer.');
    expect(document.querySelector('[role="alert"]')).not.toBeNull();
  });

  it('can be called off while no answer comes, and keeps what was typed', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    backend.login = (_, signal) => {
      signals.push(signal);
      return new Promise((_resolve, reject) => {
        const stop = () => reject(new CallError('session.accountLogin', { kind: 'cancelled' }));
        signal?.addEventListener('abort', stop);
      });
    };
    const { type, tap, has } = await open();
    await type('Account name', 'ana');
    await type('Password', 'secret1');
    await submit();
    await settles(() => expect(has('Cancel')).toBe(true));
    await tap('Cancel');
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
    expect(buttonOf('Log in').disabled).toBe(false);
    expect(has('Cancel')).toBe(false);
    expect(input('Password').value).toBe('secret1');
    await submit();
    expect(document.querySelector('[role="alert"]')?.textContent).toBe('');
    await settles(() => expect(signals).toHaveLength(2));
  });

  it('asks for the characters of a picture, and brings another after a wrong answer', async () => {
    let pictures = 0;
    backend.answers['session.getVerifyType'] = () => ({ type: 'image' });
    backend.answers['session.getCaptcha'] = () => {
      pictures += 1;
      return { challengeId: `c${pictures}`, image: 'data:image/png;base64,AA', expiresIn: 60 };
    };
    const sent: LoginInput[] = [];
    backend.login = async (given) => {
      sent.push(given);
      if (sent.length === 1) throw declared('verificationWrong');
    };
    const { type, shows } = await open();
    await type('Account name', 'ana');
    await type('Password', 'secret1');
    await submit();
    await shows('Image code');
    expect(document.querySelector('img[alt="Picture with characters to type"]')).not.toBeNull();
    const picture = document.querySelector('img[alt="Picture with characters to type"]');
    const parts = [document.querySelector(`label[for="${input('Image code').id}"]`), picture];
    for (const part of parts) {
      const isBefore = part?.compareDocumentPosition(input('Image code'));
      expect(isBefore).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    expect(parts[0]?.compareDocumentPosition(picture as Node)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await type('Image code', 'a1b2');
    await submit();
    await settles(() => expect(input('Image code').value).toBe(''));
    expect(sent[0]?.verification).toEqual({ challengeId: 'c1', answer: 'a1b2' });
    await settles(() => expect(note('Image code')).toContain("The characters don't match."));
    await type('Image code', 'c3d4');
    await submit();
    await settles(() =>
      expect(sent[1]?.verification).toEqual({ challengeId: 'c2', answer: 'c3d4' }),
    );
    expect(sent[1]?.password).toBe('secret1');
  });

  it('names the age and leads to the operator’s pages through the page that shows links', async () => {
    const { control, text } = await open();
    expect(text()).toContain('You confirm you are 18 or older');
    expect(control('terms of service').getAttribute('href')).toBe(
      '/pages/modal/webview?url=https%3A%2F%2Fplain.example%2Fterms&title=terms%20of%20service',
    );
  });

  it('leads on without an account, to another language and to a forgotten password', async () => {
    const shown = await open();
    expect(shown.control('Language: English (US)').getAttribute('href')).toBe(
      '/pages/common/language',
    );
    await shown.type('Account name', 'ana');
    expect(shown.control('Forgot password?').getAttribute('href')).toBe(
      '/pages/auth/login?view=forget&account=ana',
    );
    await shown.tap('Continue as visitor');
    expect(shown.address()).toBe('/pages/tabBar/mine');
  });
});
