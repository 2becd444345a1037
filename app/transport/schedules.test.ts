import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../tests/support/depth.ts';
import { memoryStore } from '../../tests/support/memoryStore.ts';
import { type Fate, ModelBackend } from '../../tests/support/transport/modelBackend.ts';
import { countingBytes, readSent } from '../../tests/support/transport/testClient.ts';
import { createVirtualClock } from '../../tests/support/virtualClock.ts';
import { CallError, failureOf, isUnknownOutcome } from '../contract/callError.ts';
import { accountLogin } from '../contract/session/accountLogin.ts';
import { jwtLogin } from '../contract/session/jwtLogin.ts';
import type { LoginOutput } from '../contract/session/loginOutput.ts';
import { logout } from '../contract/session/logout.ts';
import { editNick } from '../contract/user/editNick.ts';
import { limits } from '../lib/limits.ts';
import { storageKeys } from '../platform/storage.ts';
import { createClient } from './createClient.ts';
import { createLines } from './lines/createLines.ts';

const fates: Fate[] = [
  'served',
  'served',
  'served',
  'lost-request',
  'lost-answer',
  'late',
  'slow',
  'captive-portal',
  'truncated',
  'failed-server',
  'busy',
];

type Step =
  | { do: 'edit'; name: string }
  /** The tab closes so many milliseconds after the edit began, and the app starts anew. */
  | { do: 'edit-and-close'; name: string; after: number }
  /** The person does something else so many milliseconds after the edit began. */
  | { do: 'edit-and-log-out'; name: string; after: number }
  | { do: 'log-in'; user: string }
  | { do: 'log-out' | 'tokens-expire' | 'taken-over' | 'offline' | 'online' }
  | { do: 'clock'; by: number };

const name = fc.constantFrom('Ann', 'Bo', 'refused');
const after = fc.constantFrom(1, 400, 700, 15_100);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('edit' as const), name }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('edit-and-close' as const), name, after }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('edit-and-log-out' as const), name, after }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('log-in' as const),
      user: fc.constantFrom('ann', 'bo'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('log-out', 'tokens-expire', 'taken-over', 'offline', 'online'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('clock' as const),
      by: fc.constantFrom(-3 * 3_600_000, 600_000, 2 * 86_400_000),
    }),
  },
);

const device = { packageId: 1, platform: 'h5', deviceId: 'device-0001', operationID: 'o' } as const;

/** A device, its backend, and the rules that always hold between them. */
function createWorld(fateList: readonly Fate[]) {
  const time = createVirtualClock({ turns: 4 });
  const store = memoryStore();
  const state = { online: true, skew: 0, session: null as LoginOutput | null, fateAt: 0 };
  const backend = new ModelBackend(time, () => {
    const fate = fateList[state.fateAt % fateList.length] ?? 'served';
    state.fateAt += 1;
    return fate;
  });
  const forgotten = new Set<string>();
  /** Requests that carried a token the device had forgotten. */
  const misused: string[] = [];
  const random = countingBytes();
  const clock = () => time.now() + state.skew;
  let sent = 0;

  const leave = () => {
    if (state.session) forgotten.add(state.session.token);
    state.session = null;
    store.remove(storageKeys.intents);
  };

  /** One run of the app. What is left of it after `close` reaches nothing any more. */
  const start = () => {
    let isOpen = true;
    const fetchNow: typeof fetch = async (input, init) => {
      if (!isOpen) return new Promise(() => undefined);
      if (!state.online) throw new TypeError('offline');
      sent += 1;
      const { url, headers } = readSent(input, init);
      const key = headers['idempotency-key'];
      if (key !== undefined) world.onKey(key);
      const isRevoking = url.endsWith('/logout');
      if (!isRevoking && forgotten.has(headers['token'] ?? '')) misused.push(url);
      const response = await backend.fetch(input, init);
      return isOpen ? response : new Promise(() => undefined);
    };
    const shared = { fetch: fetchNow, clock, timers: time.timers };
    const client = createClient({
      ...shared,
      upload: () => Promise.reject(new Error('not used')),
      lines: createLines({
        ...shared,
        api: ['https://a.test', 'https://b.test'],
        codeUrls: [],
        combineId: 'acme',
        zones: [],
        publicKeys: [],
        storage: store,
      }),
      language: () => 'en-US',
      credentials: () => (isOpen ? state.session : null),
      async renew() {
        const before = state.session;
        if (!before) return 'ended';
        const next = await client.call(jwtLogin, { ...device, token: before.jwt });
        if (!isOpen || state.session !== before) return 'ended';
        forgotten.add(before.token);
        state.session = next;
        return 'renewed';
      },
      onSessionEnd: () => isOpen && leave(),
      intents: store,
      random,
      isOnline: () => state.online,
      onReconnecting: () => undefined,
    });
    return {
      client,
      close: () => {
        isOpen = false;
      },
    };
  };

  const world = {
    ...{ time, clock, state, backend, misused, start, leave },
    sentSoFar: () => sent,
    /** Called with each idempotency key that is sent. */
    onKey: (_key: string): void => undefined,
  };
  return world;
}

it('keeps what it says over random schedules of faults, sessions and closed tabs', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 10 }),
      fc.array(fc.constantFrom(...fates), { minLength: 1, maxLength: 25 }),
      async (steps, fateList) => {
        const world = createWorld(fateList);
        const { time, state, backend } = world;
        let app = world.start();
        let sentBefore = 0;
        /** What the person is about to do, and the keys it was sent under. */
        let open: { userId: string; nickName: string; at: number; keys: Set<string> } | null = null;
        /** Index of the effect that was reported as saved last. */
        let reported = -1;
        world.onKey = (key) => void open?.keys.add(key);

        const edit = async (nickName: string): Promise<void> => {
          const userId = state.session?.userId ?? '';
          const now = world.clock();
          // After a day, by the device's clock, an intent counts as new.
          const isOpen = open && Math.abs(now - open.at) < limits.intentAge;
          if (!open || !isOpen || open.userId !== userId || open.nickName !== nickName) {
            open = { userId, nickName, at: now, keys: new Set() };
          }
          const { keys } = open;
          const mine = () => backend.effects.filter(({ key }) => keys.has(key));
          try {
            await app.client.call(editNick, { nickName }, { intent: 'edit-nickname' });
            // Reported as saved: it was saved, and once.
            expect(mine()).toMatchObject([{ userId, nickName }]);
            // And it is not an effect from before what was reported last.
            const at = backend.effects.findIndex(({ key }) => keys.has(key));
            expect(at).toBeGreaterThan(reported);
            reported = at;
            open = null;
          } catch (error) {
            if (!(error instanceof CallError)) throw error;
            const { failure } = error;
            if (failure.kind === 'declared' && failure.name === 'nicknameInvalid') {
              // Reported as refused: nothing was saved.
              expect(mine()).toHaveLength(0);
              open = null;
            } else if (failure.kind === 'offline') {
              expect(isUnknownOutcome(failure)).toBe(false);
            }
          }
          // Whatever was reported: one key, and never twice.
          expect(keys.size).toBeLessThanOrEqual(1);
          expect(mine().length).toBeLessThanOrEqual(1);
        };

        const logOut = async (): Promise<void> => {
          const before = state.session;
          world.leave();
          open = null;
          if (!before) return;
          const input = { chatToken: before.chatToken, operationID: 'o', platform: 'h5' } as const;
          await app.client.call(logout, input, { token: before.token }).catch(failureOf);
        };

        const isDone: Record<Step['do'], (one: Step) => Promise<unknown> | unknown> = {
          edit: (one) => 'name' in one && edit(one.name),
          'edit-and-close': async (one) => {
            if (!('after' in one)) return;
            const work = edit(one.name);
            await Promise.race([work, time.after(one.after)]);
            app.close();
            app = world.start();
          },
          'edit-and-log-out': async (one) => {
            if (!('after' in one)) return;
            const work = edit(one.name);
            await Promise.race([work, time.after(one.after)]);
            await logOut();
            await work;
          },
          'log-in': async (one) => {
            if (!('user' in one)) return;
            world.leave();
            open = null;
            const input = { ...device, account: one.user, password: 'abc12345' };
            const output = await app.client.call(accountLogin, input).catch(() => null);
            state.session = output;
          },
          'log-out': logOut,
          'tokens-expire': () => backend.expireTokens(),
          'taken-over': () => backend.takeOver(state.session?.userId ?? ''),
          offline: () => {
            state.online = false;
          },
          online: () => {
            state.online = true;
          },
          clock: (one) => {
            if ('by' in one) state.skew += one.by;
          },
        };

        for (const one of [{ do: 'log-in', user: 'ann' } as const, ...steps]) {
          await time.until(Promise.resolve(isDone[one.do](one)));
          // One step makes at most two calls and one renewal: no endless retry.
          const most = 3 * (1 + limits.retries + limits.inProgressRetries + 3);
          expect(world.sentSoFar() - sentBefore).toBeLessThanOrEqual(most);
          sentBefore = world.sentSoFar();
          if (!state.session) open = null;
        }
        await time.finish();
        expect(world.misused).toEqual([]);
      },
    ),
    { numRuns: runs(120, 2_000) },
  );
}, 300_000);
