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
import { CallError } from '../../contract/callError.ts';
import { momentTime } from '../../lib/dayTime.ts';

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

async function sendAll(): Promise<void> {
  const { type } = screen;
  await type('Mobile number', '0123456789');
  await type('SMS code', ' 123 456 ');
  await type('New password', 'abcdef1');
  await type('Repeat password', 'abcdef1');
  await submit();
}

describe('a forgotten password', () => {
  it('says from when on a number that was changed lately resets it', async () => {
    const name = 'session.forget';
    const until = Date.UTC(2030, 4, 6, 12) / 1000;
    const failure = { kind: 'declared', domain: 'session', name: 'phoneTooNew' } as const;
    backend.answers[name] = () => {
      throw new CallError(name, { ...failure, data: { until }, message: '' });
    };
    const { shows } = await open('/pages/auth/login?view=forget&account=ana');
    await shows('SMS code');
    await sendAll();
    await shows(`until ${momentTime(until * 1000, 'en-US')}`);
    expect(screen.text()).not.toContain('so it can');
  });

  it('sets a new one by a code, and comes back with the account filled in', async () => {
    const sent: unknown[] = [];
    backend.answers['session.forget'] = (given) => {
      sent.push(given);
      return {};
    };
    const { shows, address } = await open('/pages/auth/login?view=forget&account=ana');
    await shows('SMS code');
    expect(input('Account name').value).toBe('ana');
    await sendAll();
    await settles(() => expect(address()).toBe('/pages/auth/login?account=ana'));
    expect(sent).toEqual([
      { packageId: 1, account: 'ana', phone: '0123456789', smsCode: '123456', password: 'abcdef1' },
    ]);
    expect(input('Account name').value).toBe('ana');
  });
});
