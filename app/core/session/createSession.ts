import { CallError, failureOf } from '../../contract/callError.ts';
import { accountLogin } from '../../contract/session/accountLogin.ts';
import { jwtLogin } from '../../contract/session/jwtLogin.ts';
import type { LoginOutput } from '../../contract/session/loginOutput.ts';
import { logout } from '../../contract/session/logout.ts';
import { register } from '../../contract/session/register.ts';
import { changePwd } from '../../contract/user/changePwd.ts';
import { mine } from '../../contract/user/mine.ts';
import type { KeyValueStore } from '../../platform/storage.ts';
import type { Client } from '../../transport/clientOptions.ts';
import { readAccountKeys } from './cachedAccounts.ts';
import { deviceId, randomId } from './deviceId.ts';
import type { SessionActions } from './session.ts';
import { userIdOf } from './sessionState.ts';
import type { SessionStore } from './sessionStore.ts';
import { dropSuperiorCode, readSuperiorCode } from './superiorCode.ts';

type Needs = {
  client: Client;
  session: SessionStore;
  storage: KeyValueStore;
  packageId: number;
  random: (bytes: Uint8Array) => Uint8Array;
  /** Opens the start page of a person who has just come in. */
  onEntered: () => void;
};

/** The session's calls. What needs no call is in the session store. */
export type SessionCalls = Pick<
  SessionActions,
  'login' | 'register' | 'refresh' | 'switchTo' | 'changePassword'
> & {
  /** Tells the server that a session of this device is over. Never rejects. */
  revoke(token: string, chatToken: string): Promise<void>;
  /** Logs in again with the JWT. @throws CallError */
  renew(jwt: string): Promise<LoginOutput>;
};

export function createSession(needs: Needs): SessionCalls {
  const { client, session, storage, random } = needs;
  const device = () => ({
    packageId: needs.packageId,
    platform: 'h5' as const,
    deviceId: deviceId(storage, random),
    operationID: randomId(random),
  });

  const enter = (credentials: LoginOutput): void => {
    session.apply({ type: 'logged-in', credentials });
    needs.onEntered();
    // The page is there without it; screens that show the profile say when it does not come.
    refresh().catch(() => undefined);
  };

  const refresh = async (): Promise<void> => {
    const profile = await client.call(mine, {});
    session.apply({ type: 'profile-loaded', userId: profile.userId, profile });
  };

  const renew = async (jwt: string): Promise<LoginOutput> =>
    whole('session.jwtLogin', await client.call(jwtLogin, { ...device(), token: jwt }));

  const revoke = createRevoke(client, device);

  return {
    refresh,
    renew,
    async login(input, options) {
      const output = await client.call(accountLogin, { ...device(), ...input }, options);
      enter(whole('session.accountLogin', output));
    },
    async register(input, options) {
      const kept = readSuperiorCode();
      const inviteCode = input.inviteCode ?? kept ?? undefined;
      const output = await client.call(
        register,
        { ...device(), ...input, ...(inviteCode === undefined ? {} : { inviteCode }) },
        { intent: 'register', ...options },
      );
      dropSuperiorCode();
      enter(whole('session.register', output));
    },
    async changePassword(change) {
      // The gateway may be connected by another page of the app, with the newest token.
      session.follow();
      const state = session.state();
      const chatToken = state.status === 'member' ? state.credentials.chatToken : '';
      const output = await client.call(
        changePwd,
        { ...change, ...(chatToken === '' ? {} : { chatToken }) },
        { intent: 'change-password' },
      );
      const credentials = whole('user.changePwd', output);
      session.follow();
      // Logged out or switched while the answer was on its way: the new tokens are nobody's.
      if (userIdOf(session.state()) !== credentials.userId) {
        return revoke(credentials.token, credentials.chatToken);
      }
      session.apply({ type: 'renewed', credentials });
    },
    async switchTo(userId) {
      const state = session.state();
      if (state.status === 'member' && state.credentials.userId === userId) return true;
      const jwt = readAccountKeys(storage)[userId];
      if (jwt === undefined) return false;
      try {
        enter(await renew(jwt));
        return true;
      } catch (error) {
        if (failureOf(error)?.kind !== 'session') throw error;
        session.lock(userId);
        return false;
      }
    },
    revoke,
  };
}

function createRevoke(
  client: Client,
  device: () => { operationID: string; platform: 'h5' },
): SessionCalls['revoke'] {
  return async (token, chatToken) => {
    const { operationID, platform } = device();
    await client
      .call(logout, { chatToken, operationID, platform }, { token })
      // The device has forgotten the session already; the server's own expiry does the rest.
      .catch(() => undefined);
  };
}

/** @throws CallError for an empty token or JWT, which counts as failure (specification, section 7). */
function whole(call: string, output: LoginOutput): LoginOutput {
  const missing = (['token', 'jwt', 'userId'] as const).find((key) => output[key] === '');
  if (missing) throw new CallError(call, { kind: 'contract', path: missing });
  return output;
}
