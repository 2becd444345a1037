import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../../tests/support/memoryStore.ts';
import { CallError } from '../../contract/callError.ts';
import { createRenewal } from './renewSession.ts';
import type { Credentials } from './session.ts';
import { createSessionStore } from './sessionStore.ts';
import { writeStoredSession } from './storedSession.ts';

const credentials = (round: number, userId = 'one'): Credentials => ({
  userId,
  token: `token-${round}`,
  jwt: `jwt-${round}`,
  chatToken: `chat-${round}`,
});

const refused = { kind: 'session', code: 402, message: '' } as const;

function start() {
  const storage = memoryStore();
  const session = createSessionStore({ store: createStore(), storage, keepsAccounts: false });
  session.apply({ type: 'logged-in', credentials: credentials(1) });
  const logins: string[] = [];
  const discarded: Credentials[] = [];
  const renewal = (login: () => Promise<Credentials>) =>
    createRenewal({
      session,
      exclusively: (work) => work(),
      login(jwt) {
        logins.push(jwt);
        return login();
      },
      discard: (late) => discarded.push(late),
    });
  return { storage, session, logins, discarded, renewal };
}

describe('createRenewal', () => {
  it('puts new tokens in the place of those refused', async () => {
    const { session, logins, renewal } = start();
    await expect(renewal(() => Promise.resolve(credentials(2)))()).resolves.toBe('renewed');
    expect(logins).toEqual(['jwt-1']);
    expect(session.state()).toMatchObject({ credentials: credentials(2) });
  });

  it('takes over what another page renewed meanwhile, without a login of its own', async () => {
    const { storage, session, logins, renewal } = start();
    const renew = renewal(() => Promise.reject(new Error('not to be called')));
    writeStoredSession(storage, { status: 'member', credentials: credentials(5), profile: null });
    await expect(renew()).resolves.toBe('renewed');
    expect(logins).toEqual([]);
    expect(session.state()).toMatchObject({ credentials: credentials(5) });
  });

  it('ends where another page logged out', async () => {
    const { storage, session, renewal } = start();
    writeStoredSession(storage, { status: 'visitor' });
    await expect(renewal(() => Promise.resolve(credentials(2)))()).resolves.toBe('ended');
    expect(session.state()).toEqual({ status: 'visitor' });
  });

  it('gives away tokens that arrive after a logout or a switch', async () => {
    for (const after of [
      { type: 'ended' },
      { type: 'logged-in', credentials: credentials(7, 'two') },
    ] as const) {
      const { storage, session, discarded, renewal } = start();
      const renew = renewal(() => {
        session.apply(after);
        return Promise.resolve(credentials(2));
      });
      await expect(renew()).resolves.toBe('ended');
      expect(discarded).toEqual([credentials(2)]);
      expect(JSON.stringify(storage.all())).not.toContain('token-2');
    }
  });

  it.each([
    ['refused', () => Promise.reject(new CallError('session.jwtLogin', refused))],
    ['answered too late', () => Promise.resolve(credentials(2))],
  ])('goes on with the tokens of a changed password where the JWT was %s', async (_, answer) => {
    const { storage, session, discarded, renewal } = start();
    const renew = renewal(() => {
      const fresh = { status: 'member', credentials: credentials(5), profile: null } as const;
      writeStoredSession(storage, fresh);
      return answer();
    });
    await expect(renew()).resolves.toBe('renewed');
    expect(session.state()).toMatchObject({ credentials: credentials(5) });
    expect(discarded).toEqual([]);
  });

  it('leaves the session as it was when the login fails', async () => {
    const { session, renewal } = start();
    const failure = new CallError('session.jwtLogin', { kind: 'network' });
    await expect(renewal(() => Promise.reject(failure))()).rejects.toBe(failure);
    expect(session.state()).toMatchObject({ credentials: credentials(1) });
  });
});
