import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../../tests/support/memoryStore.ts';
import type { Call } from '../../contract/call.ts';
import { CallError, failureOf } from '../../contract/callError.ts';
import type { Client } from '../../transport/clientOptions.ts';
import { readAccountKeys } from './cachedAccounts.ts';
import { createSession } from './createSession.ts';
import { createSessionStore } from './sessionStore.ts';

type Sent = {
  name: string;
  input: Record<string, unknown>;
  token: string | undefined;
  intent: string | undefined;
};

const credentialsOf = (userId: string) => ({
  userId,
  token: `token-${userId}`,
  jwt: `jwt-${userId}`,
  chatToken: `chat-${userId}`,
});

function start(answer: (sent: Sent) => unknown) {
  const sent: Sent[] = [];
  const client: Client = {
    async call(call: Call, input: object, options) {
      const one = {
        name: call.name,
        input: { ...input },
        token: options?.token,
        intent: options?.intent,
      };
      sent.push(one);
      return answer(one);
    },
    upload: () => Promise.reject(new Error('nothing is uploaded here')),
  };
  const storage = memoryStore();
  const session = createSessionStore({ store: createStore(), storage, keepsAccounts: true });
  let entered = 0;
  const calls = createSession({
    client,
    session,
    storage,
    packageId: 7,
    random: (bytes) => bytes.fill(1),
    onEntered: () => {
      entered += 1;
    },
  });
  return { calls, session, storage, sent, entries: () => entered };
}

const refused = (code: 402 | 403) =>
  new CallError('session.jwtLogin', { kind: 'session', code, message: '' });

describe('createSession', () => {
  it('says with every login which brand and which device it comes from', async () => {
    const { calls, sent, entries } = start(({ name }) =>
      name === 'session.accountLogin' ? credentialsOf('one') : Promise.reject(new Error('later')),
    );
    await calls.login({ account: 'rivera', password: 'secret1' });
    expect(sent[0]?.input).toMatchObject({
      packageId: 7,
      platform: 'h5',
      deviceId: expect.stringMatching(/^[\w-]{22}$/),
      operationID: expect.stringMatching(/^[\w-]{22}$/),
    });
    expect(entries()).toBe(1);
  });

  it.each(['token', 'jwt', 'userId'])('takes an empty %s for a failure', async (key) => {
    const { calls, session, entries } = start(() => ({ ...credentialsOf('one'), [key]: '' }));
    const error = await calls.login({ account: 'rivera', password: 'secret1' }).catch((e) => e);
    expect(failureOf(error)).toEqual({ kind: 'contract', path: key });
    expect(session.state()).toEqual({ status: 'visitor' });
    expect(entries()).toBe(0);
  });

  it('goes on as another account that may come back, and keeps the way back to the first', async () => {
    const { calls, session, storage, sent } = start(({ name }) =>
      name === 'session.jwtLogin' ? credentialsOf('one') : Promise.reject(new Error('later')),
    );
    session.apply({ type: 'logged-in', credentials: credentialsOf('one') });
    session.apply({ type: 'logged-in', credentials: credentialsOf('two') });
    await expect(calls.switchTo('one')).resolves.toBe(true);
    expect(sent[0]?.input).toMatchObject({ token: 'jwt-one' });
    expect(session.state()).toMatchObject({ credentials: { userId: 'one' } });
    expect(Object.keys(readAccountKeys(storage)).sort()).toEqual(['one', 'two']);
  });

  it.each([402, 403] as const)(
    'asks for the password of an account the server does not let back in (%i), and stays',
    async (code) => {
      const { calls, session, storage } = start(() => Promise.reject(refused(code)));
      session.apply({ type: 'logged-in', credentials: credentialsOf('one') });
      session.apply({ type: 'logged-in', credentials: credentialsOf('two') });
      await expect(calls.switchTo('one')).resolves.toBe(false);
      expect(session.state()).toMatchObject({ credentials: { userId: 'two' } });
      expect(Object.keys(readAccountKeys(storage))).toEqual(['two']);
    },
  );

  it('keeps both accounts as they are when the network fails during a switch', async () => {
    const failure = new CallError('session.jwtLogin', { kind: 'network' });
    const { calls, session, storage } = start(() => Promise.reject(failure));
    session.apply({ type: 'logged-in', credentials: credentialsOf('one') });
    session.apply({ type: 'logged-in', credentials: credentialsOf('two') });
    await expect(calls.switchTo('one')).rejects.toBe(failure);
    expect(session.state()).toMatchObject({ credentials: { userId: 'two' } });
    expect(Object.keys(readAccountKeys(storage)).sort()).toEqual(['one', 'two']);
  });

  it('goes on with the tokens that a changed password brings, and names the chat token it has', async () => {
    const fresh = {
      ...credentialsOf('one'),
      token: 'fresh',
      jwt: 'fresh-jwt',
      chatToken: 'fresh-chat',
    };
    const { calls, session, storage, sent, entries } = start(() => fresh);
    session.apply({ type: 'logged-in', credentials: credentialsOf('one') });
    await calls.changePassword({ oldPassword: 'old-pass1', newPassword: 'new-pass2' });
    expect(sent).toEqual([
      {
        name: 'user.changePwd',
        input: { oldPassword: 'old-pass1', newPassword: 'new-pass2', chatToken: 'chat-one' },
        intent: 'change-password',
      },
    ]);
    expect(session.state()).toMatchObject({ status: 'member', credentials: fresh });
    expect(readAccountKeys(storage)).toEqual({ one: 'fresh-jwt' });
    // Nobody came in: the person stays on the page.
    expect(entries()).toBe(0);
  });

  it('gives the tokens of a changed password to nobody else: who switched meanwhile stays', async () => {
    let answer = (_: object): void => undefined;
    const { calls, session, sent } = start(({ name }) =>
      name === 'user.changePwd' ? new Promise((resolve) => (answer = resolve)) : {},
    );
    session.apply({ type: 'logged-in', credentials: credentialsOf('one') });
    const change = { oldPassword: 'old-pass1', newPassword: 'new-pass2' };
    const changed = calls.changePassword(change);
    session.apply({ type: 'logged-in', credentials: credentialsOf('two') });
    answer({ ...credentialsOf('one'), token: 'fresh', chatToken: 'fresh-chat' });
    await changed;
    expect(session.state()).toMatchObject({ credentials: credentialsOf('two') });
    expect(sent.at(-1)).toMatchObject({
      ...{ name: 'session.logout', token: 'fresh', input: { chatToken: 'fresh-chat' } },
    });
  });

  it('stays as it is where a changed password was not answered', async () => {
    const failure = new CallError('user.changePwd', { kind: 'network' });
    const { calls, session } = start(() => Promise.reject(failure));
    session.apply({ type: 'logged-in', credentials: credentialsOf('one') });
    const change = { oldPassword: 'old-pass1', newPassword: 'new-pass2' };
    await expect(calls.changePassword(change)).rejects.toBe(failure);
    expect(session.state()).toMatchObject({ credentials: credentialsOf('one') });
  });

  it('revokes under the token it is given, and never complains', async () => {
    const { calls, sent } = start(() => Promise.reject(new Error('no network')));
    await calls.revoke('old-token', 'old-chat');
    expect(sent).toMatchObject([
      { name: 'session.logout', token: 'old-token', input: { chatToken: 'old-chat' } },
    ]);
  });
});
