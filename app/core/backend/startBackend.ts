import type { createStore } from 'jotai';
import type { BrandData } from '../../brand/data.ts';
import { failureOf } from '../../contract/callError.ts';
import { withLock } from '../../platform/locks.ts';
import { isOnline } from '../../platform/network.ts';
import { secureRandom } from '../../platform/random.ts';
import type { KeyValueStore } from '../../platform/storage.ts';
import { timers } from '../../platform/timers.ts';
import { upload } from '../../platform/upload.ts';
import { createClient } from '../../transport/createClient.ts';
import { createLines } from '../../transport/lines/createLines.ts';
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
  const client = createClient({
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
  });
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
