// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  easyBackend,
  inputOf,
  type LoginBackend,
  settles,
  showLoginPage,
  submit,
} from '../../../tests/support/loginPage.tsx';
import type { ShownScreen } from '../../../tests/support/screen.tsx';

let screen: ShownScreen;
let backend: LoginBackend;

async function open(address?: string): Promise<ShownScreen> {
  screen = await showLoginPage(backend, address);
  return screen;
}
const input = (label: string): HTMLInputElement => inputOf(screen, label);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  backend = easyBackend();
});
afterEach(() => screen.close());

describe('a forgotten password', () => {
  it('sets a new one by a code, and comes back with the account filled in', async () => {
    const sent: unknown[] = [];
    backend.answers['session.forget'] = (given) => {
      sent.push(given);
      return {};
    };
    const { shows, type, address } = await open('/pages/auth/login?view=forget&account=ana');
    await shows('SMS code');
    expect(input('Account name').value).toBe('ana');
    await type('Mobile number', '0123456789');
    await type('SMS code', ' 123 456 ');
    await type('New password', 'abcdef1');
    await type('Repeat password', 'abcdef1');
    await submit();
    await settles(() => expect(address()).toBe('/pages/auth/login?account=ana'));
    expect(sent).toEqual([
      { packageId: 1, account: 'ana', phone: '0123456789', smsCode: '123456', password: 'abcdef1' },
    ]);
    expect(input('Account name').value).toBe('ana');
  });
});
