import type { createStore } from 'jotai';
import type { BrandData } from '../../brand/data.ts';
import type { Call } from '../../contract/call.ts';
import { failureOf } from '../../contract/callError.ts';
import { withLock } from '../../platform/locks.ts';
import { isOnline } from '../../platform/network.ts';
import { secureRandom } from '../../platform/random.ts';
import type { KeyValueStore } from '../../platform/storage.ts';
import { timers } from '../../platform/timers.ts';
import { upload } from '../../platform/upload.ts';
import { type Client, createClient } from '../../transport/createClient.ts';
import { createLines } from '../../transport/lines/createLines.ts';
import { holding } from '../busy/holds.ts';
import { localeAtom } from '../language/localeAtom.ts';
import { startPlatform } from '../platform/startPlatform.ts';
import { createSession } from '../session/createSession.ts';
import type { SessionEndCode } from '../session/endSession.ts';
import { createRenewal } from '../session/renewSession.ts';
import type { SessionStore } from '../session/sessionStore.ts';
import { lineReportAtom, reconnectingAtom } from './connectionAtom.ts';
import type { RunningBackend } from './lazyBackend.ts';

type Needs = {
  data: BrandData;
  store: ReturnType<typeof createStore>;
  storage: KeyValueStore;
  session: SessionStore;
  /** Opens the start page of a person who has just come in. */
  onEntered: () => void;
  /** The server ended the session; the sentence is its own, or empty. */
  onSessionEnd: (code: SessionEndCode, message: string) => void;
};

/** Keeps the app from starting anew while an answer is due that tells whether something was done. */
function holdingOrders(client: Client): Client {
  const during = <Result>(call: Call, work: () => Promise<Result>): Promise<Result> =>
    call.idempotency === 'key' ? holding('order', work) : work();
  return {
    call: (call, input, options) => during(call, () => client.call(call, input, options)),
    upload: (call, input, file, options) =>
      during(call, () => client.upload(call, input, file, options)),
  };
}

/** Joins client, session and platform to this browser. */
export function startBackend(needs: Needs): RunningBackend {
  const { data, store, storage, session } = needs;
  const clock = (): number => Date.now();
  const fetchNow: typeof fetch = (input, init) => fetch(input, init);
  const lines = createLines({
    ...data.lines,
    combineId: data.combineId,
    storage,
    fetch: fetchNow,
    clock,
    timers,
    onChange: () => store.set(lineReportAtom, lines.report()),
  });
  const renewal = createRenewal({
    session,
    exclusively: (work) => withLock('session-renewal', work),
    login: (jwt) => calls.renew(jwt),
    discard: ({ token, chatToken }) => void calls.revoke(token, chatToken),
  });
  const client = holdingOrders(
    createClient({
      fetch: fetchNow,
      upload,
      lines,
      language: () => store.get(localeAtom),
      credentials() {
        const state = session.state();
        return state.status === 'member' ? state.credentials : null;
      },
      renew: renewal,
      onSessionEnd: needs.onSessionEnd,
      intents: storage,
      clock,
      timers,
      random: secureRandom,
      isOnline,
      onReconnecting: (count) => store.set(reconnectingAtom, count),
    }),
  );
  const calls = createSession({
    client,
    session,
    storage,
    packageId: data.packageId,
    random: secureRandom,
    onEntered: needs.onEntered,
  });
  store.set(lineReportAtom, lines.report());
  return {
    backend: client,
    calls,
    async renew() {
      try {
        await renewal();
      } catch (error) {
        const failure = failureOf(error);
        if (failure?.kind !== 'session') throw error;
        needs.onSessionEnd(failure.code, failure.message);
      }
    },
    startPlatform: () =>
      startPlatform({
        backend: client,
        store,
        storage,
        brand: data,
        domain: location.host,
        now: clock,
      }),
  };
}
