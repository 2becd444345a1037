// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { afterEach, describe, expect, it } from 'vitest';
import { plainCredentials, plainProfile } from '../../../tests/support/profile.ts';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import { CallError } from '../../contract/callError.ts';
import { cachedAccountsAtom } from '../../core/session/cachedAccounts.ts';
import type { SessionActions } from '../../core/session/session.ts';
import { sessionAtom } from '../../core/session/sessionAtom.ts';
import multiAccountPage from '../../locales/en-US/multi-account.page.json';
import { SwitchAccountScreen } from './SwitchAccountScreen.tsx';

const ada = { userId: 'u1', username: 'ada_l', nickName: 'Ada', avatar: '' };
const grace = { userId: 'u2', username: 'grace_h', nickName: 'Grace', avatar: '' };
const joan = { userId: 'u3', username: 'joan_c', nickName: '', avatar: '' };

let screen: ShownScreen;
afterEach(() => screen.close());

type Asked = { switched: string[]; forgotten: string[] };

async function open(
  accounts: (typeof ada)[],
  switchTo: SessionActions['switchTo'] = async () => true,
): Promise<Asked> {
  const store = createStore();
  store.set(sessionAtom, {
    type: 'logged-in',
    credentials: plainCredentials,
    profile: plainProfile,
  });
  store.set(cachedAccountsAtom, accounts);
  const asked: Asked = { switched: [], forgotten: [] };
  const session: SessionActions = {
    login: async () => undefined,
    register: async () => undefined,
    logout: async () => undefined,
    refresh: async () => undefined,
    renew: async () => undefined,
    changePassword: async () => undefined,
    update: () => undefined,
    async switchTo(userId) {
      asked.switched.push(userId);
      return switchTo(userId);
    },
    forget(userId) {
      asked.forgotten.push(userId);
      store.set(
        cachedAccountsAtom,
        store.get(cachedAccountsAtom).filter((one) => one.userId !== userId),
      );
    },
  };
  screen = await showScreen(<SwitchAccountScreen />, { services: { session } }, store);
  return asked;
}

const rows = () => [...document.querySelectorAll('li')];

describe('SwitchAccountScreen', () => {
  it('marks the account in use and puts it first', async () => {
    await open([grace, joan, ada]);
    expect(rows().map((row) => row.textContent)).toEqual([
      'AAdaada_lIn use',
      'GGracegrace_h',
      'JCjoan_c',
    ]);
    expect(rows()[0]?.getAttribute('aria-current')).toBe('true');
    expect(rows()[0]?.querySelector('button')).toBeNull();
  });

  it('goes on as the account that was tapped', async () => {
    const asked = await open([ada, grace]);
    await screen.tap('Gracegrace_h');
    expect(asked.switched).toEqual(['u2']);
    expect(screen.address()).toBe('/x');
  });

  it('switches once however often it is tapped', async () => {
    const asked = await open([ada, grace, joan], () => new Promise(() => undefined));
    await screen.tap('Gracegrace_h');
    await screen.tap('Gracegrace_h');
    await screen.tap('joan_c');
    expect(asked.switched).toEqual(['u2']);
    expect(screen.control('Gracegrace_h').getAttribute('aria-busy')).toBe('true');
  });

  it('opens the login page with the name filled in where a password is needed', async () => {
    await open([ada, grace], async () => false);
    await screen.tap('Gracegrace_h');
    expect(screen.address()).toBe('/pages/auth/login?account=grace_h&add=1');
  });

  it('stays as it is when the switch fails', async () => {
    const failing = () => Promise.reject(new CallError('session.jwtLogin', { kind: 'network' }));
    await open([ada, grace], failing);
    await screen.tap('Gracegrace_h');
    expect(screen.address()).toBe('/x');
    expect(screen.control('Gracegrace_h').hasAttribute('disabled')).toBe(false);
  });

  it('adds an account without logging out', async () => {
    await open([ada]);
    await screen.tap('Add account');
    expect(screen.address()).toBe('/pages/auth/login?add=1');
  });

  it('removes an account after asking, never the one in use', async () => {
    const asked = await open([ada, grace]);
    await screen.tap('Edit');
    expect(screen.has('Remove Ada')).toBe(false);
    await screen.tap('Remove Grace');
    expect(asked.forgotten).toEqual([]);
    await screen.tap('Remove');
    expect(asked.forgotten).toEqual(['u2']);
    expect(screen.text()).toContain(multiAccountPage.onlyOne);
  });

  it('keeps an account when the question is answered with no', async () => {
    const asked = await open([ada, grace]);
    await screen.tap('Edit');
    await screen.tap('Remove Grace');
    await screen.tap('Cancel');
    expect(asked.forgotten).toEqual([]);
    expect(rows()).toHaveLength(2);
  });

  it('shows names as text, never as markup', async () => {
    await open([ada, { ...grace, nickName: '<img src=x onerror=alert(1)>' }]);
    expect(document.querySelector('li img')).toBeNull();
    expect(screen.text()).toContain('<img src=x onerror=alert(1)>');
  });
});
