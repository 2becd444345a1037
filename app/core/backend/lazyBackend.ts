import { CallError } from '../../contract/callError.ts';
import type { KeyValueStore } from '../../platform/storage.ts';
import type { Services } from '../services/services.tsx';
import type { SessionCalls } from '../session/createSession.ts';
import { dropPersonalData } from '../session/endSession.ts';
import type { SessionStore } from '../session/sessionStore.ts';
import type { Backend } from './backend.ts';

/** What runs once the code of the backend is here. */
export type RunningBackend = {
  backend: Backend;
  calls: SessionCalls;
  startPlatform: () => Promise<void>;
  /** As `SessionActions` has it. */
  renew: () => Promise<void>;
};

type Needs = {
  /** Brings in the code and starts it. */
  load: () => Promise<RunningBackend>;
  session: SessionStore;
  stores: readonly KeyValueStore[];
  /** Opens the login page. */
  onLeft: () => void;
};

/**
 * The backend as the first screen has it: small, its code on the way with the first call. A code
 * that does not come is a network failure, and is fetched again at the next call.
 */
export function createLazyBackend(
  needs: Needs,
): Pick<Services, 'backend' | 'session' | 'startPlatform'> {
  const { session } = needs;
  let running: Promise<RunningBackend> | null = null;
  const start = (call: string): Promise<RunningBackend> => {
    running ??= needs.load().catch((cause: unknown) => {
      running = null;
      throw new CallError(call, { kind: 'network' }, cause);
    });
    return running;
  };
  return {
    backend: {
      call: async (call, input, options) =>
        (await start(call.name)).backend.call(call, input, options),
      upload: async (call, input, file, options) =>
        (await start(call.name)).backend.upload(call, input, file, options),
    },
    session: {
      login: async (...input) => (await start('session.accountLogin')).calls.login(...input),
      register: async (...input) => (await start('session.register')).calls.register(...input),
      renew: async () => (await start('session.jwtLogin')).renew(),
      refresh: async () => (await start('user.mine')).calls.refresh(),
      changePassword: async (change) =>
        (await start('user.changePwd')).calls.changePassword(change),
      switchTo: async (userId) => (await start('session.jwtLogin')).calls.switchTo(userId),
      update: (changes) => session.apply({ type: 'profile-changed', changes }),
      forget: (userId) => session.forget(userId),
      async logout() {
        // What another page of the app did a moment ago ends with it.
        session.follow();
        const state = session.state();
        session.apply({ type: 'ended' });
        dropPersonalData(...needs.stores);
        needs.onLeft();
        if (state.status !== 'member') return;
        const { token, chatToken } = state.credentials;
        const started = await start('session.logout').catch(() => null);
        await started?.calls.revoke(token, chatToken);
      },
    },
    startPlatform: async () => {
      const started = await start('platform.getDomainInfo').catch(() => null);
      await started?.startPlatform();
    },
  };
}
