import fc from 'fast-check';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/support/depth.ts';
import { memoryStore } from '../../../tests/support/memoryStore.ts';
import { type Fate, ModelBackend } from '../../../tests/support/transport/modelBackend.ts';
import { createVirtualClock, type VirtualClock } from '../../../tests/support/virtualClock.ts';
import { editNick } from '../../contract/user/editNick.ts';
import type { KeyValueStore } from '../../platform/storage.ts';
import { createClient } from '../../transport/createClient.ts';
import { createLines } from '../../transport/lines/createLines.ts';
import { createLazyBackend } from '../backend/lazyBackend.ts';
import { createSession } from './createSession.ts';
import { endSession } from './endSession.ts';
import { createRenewal } from './renewSession.ts';
import { createSessionStore } from './sessionStore.ts';

/** One page of the app: all that runs in a browser, over a given device and network. */
function openPage(device: Device) {
  const { backend, time, exclusively } = device;
  let isClosed = false;
  const storage: KeyValueStore = {
    ...device.storage,
    write: (key, value) => {
      if (!isClosed) device.storage.write(key, value);
    },
    remove: (key) => {
      if (!isClosed) device.storage.remove(key);
    },
  };
  /** A closed page sends nothing and hears nothing any more. */
  const fetchHere: typeof fetch = (address, init) =>
    isClosed ? Promise.reject(new TypeError('closed')) : backend.fetch(address, init);
  const store = createStore();
  const session = createSessionStore({ store, storage, keepsAccounts: false });
  session.follow();
  const leave = (): void => undefined;
  const { backend: calls, session: actions } = createLazyBackend({
    session,
    stores: [storage],
    onLeft: leave,
    async load() {
      const renewal = createRenewal({
        session,
        exclusively,
        login: (jwt) => sessionCalls.renew(jwt),
        discard: ({ token, chatToken }) => void sessionCalls.revoke(token, chatToken),
      });
      const client = createClient({
        fetch: fetchHere,
        upload: () => Promise.reject(new Error('nothing is uploaded here')),
        lines: createLines({
          api: ['https://a.example/api', 'https://b.example/api'],
          codeUrls: [],
          combineId: 'model',
          zones: ['a.example', 'b.example'],
          publicKeys: [],
          storage,
          fetch: fetchHere,
          clock: time.now,
          timers: time.timers,
        }),
        language: () => 'en-US',
        credentials() {
          const state = session.state();
          return state.status === 'member' ? state.credentials : null;
        },
        renew: renewal,
        onSessionEnd: (code) => endSession({ session, code, stores: [storage], leave }),
        intents: storage,
        clock: time.now,
        timers: time.timers,
        random: (bytes) => bytes.map(() => device.random()),
        isOnline: () => device.isOnline && !isClosed,
        onReconnecting: () => undefined,
      });
      const sessionCalls = createSession({
        client,
        session,
        storage,
        packageId: 1,
        random: (bytes) => bytes.map(() => device.random()),
        onEntered: leave,
      });
      return {
        backend: client,
        calls: sessionCalls,
        startPlatform: () => Promise.resolve(),
        renew: async () => void (await renewal()),
      };
    },
  });
  const close = (): void => {
    isClosed = true;
  };
  return { session, actions, calls, close };
}

type Device = {
  backend: ModelBackend;
  storage: KeyValueStore & { all: () => Record<string, string> };
  time: VirtualClock;
  isOnline: boolean;
  random: () => number;
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

type PageStep = { type: 'login' | 'logout' | 'follow' | 'close'; page: 0 | 1 };

type Step =
  | PageStep
  | { type: 'edit'; page: 0 | 1; nickName: string }
  | { type: 'expire' }
  | { type: 'take-over' }
  | { type: 'offline' }
  | { type: 'online' }
  | { type: 'skew'; milliseconds: number }
  | { type: 'pass'; events: number };

const page = fc.constantFrom<0 | 1>(0, 1);
const pageStep = (...types: ('login' | 'logout' | 'follow' | 'close')[]): fc.Arbitrary<Step> =>
  fc.record({ type: fc.constantFrom(...types), page });
const worldStep: fc.Arbitrary<Step> = fc
  .constantFrom('expire' as const, 'take-over' as const, 'offline' as const, 'online' as const)
  .map((type) => ({ type }));
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: pageStep('login') },
  { weight: 2, arbitrary: pageStep('logout') },
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('edit' as const),
      page,
      nickName: fc.stringMatching(/^[a-z]{1,4}$/),
    }),
  },
  { weight: 2, arbitrary: pageStep('follow', 'close') },
  { weight: 2, arbitrary: worldStep },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('skew' as const),
      milliseconds: fc.integer({ min: -90_000_000, max: 90_000_000 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('pass' as const),
      events: fc.integer({ min: 1, max: 25 }),
    }),
  },
);

const fates = fc.infiniteStream(
  fc.oneof(
    { weight: 6, arbitrary: fc.constant<Fate>('served') },
    {
      weight: 4,
      arbitrary: fc.constantFrom<Fate>('slow', 'lost-request', 'lost-answer', 'captive-portal'),
    },
  ),
);

describe('sessions over any network', () => {
  it('never report a lost edit as saved, do nothing twice, and leave no token behind', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 3, maxLength: 14 }),
        fates,
        async (steps, stream) => {
          const time = createVirtualClock({ turns: 4 });
          let isHealed = false;
          const backend = new ModelBackend(time, () =>
            isHealed ? 'served' : (stream.next().value ?? 'served'),
          );
          let queue: Promise<unknown> = Promise.resolve();
          let seed = 1;
          const device: Device = {
            backend,
            storage: memoryStore(),
            time,
            isOnline: true,
            random: () => {
              seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
              return seed % 256;
            },
            exclusively(work) {
              const done = queue.then(work);
              queue = done.catch(() => undefined);
              return done;
            },
          };
          const pages = [openPage(device), openPage(device)];
          let open = 0;
          const saved: string[] = [];
          const track = (work: Promise<unknown>, onDone?: () => void): void => {
            open += 1;
            void work
              .then(onDone, () => undefined)
              .finally(() => {
                open -= 1;
              });
          };

          for (const one of steps) {
            if (one.type === 'pass') await time.run(one.events);
            else if (one.type === 'skew') time.skew(one.milliseconds);
            else if (one.type === 'expire') backend.expireTokens();
            else if (one.type === 'take-over') backend.takeOver('rivera');
            else if (one.type === 'offline') device.isOnline = false;
            else if (one.type === 'online') device.isOnline = true;
            else {
              const current = pages[one.page] ?? openPage(device);
              if (one.type === 'edit') {
                const { nickName } = one;
                track(current.calls.call(editNick, { nickName }, { intent: 'edit-nickname' }), () =>
                  saved.push(nickName),
                );
              } else if (one.type === 'login') {
                track(current.actions.login({ account: 'rivera', password: 'secret1' }));
              } else if (one.type === 'logout') track(current.actions.logout());
              else if (one.type === 'follow') current.session.follow();
              else {
                current.close();
                pages[one.page] = openPage(device);
              }
            }
          }
          isHealed = true;
          device.isOnline = true;
          const events = await time.run(20_000, () => open === 0);

          expect(open, 'every call came to an end').toBe(0);
          expect(events).toBeLessThan(20_000);
          expect(backend.requests).toBeLessThan(62 * 3 * (steps.length + 1));
          // Each key did its work once at most, and every edit that was reported was done.
          const keys = backend.effects.map(({ key }) => key);
          expect(new Set(keys).size).toBe(keys.length);
          const done = backend.effects.map(({ nickName }) => nickName);
          for (const name of new Set(saved)) expect(done).toContain(name);

          for (const one of pages) track(one.actions.logout());
          expect(JSON.stringify(device.storage.all())).not.toMatch(/token-\d|jwt-\d|chat-\d/);
          await time.run(20_000, () => open === 0);
          expect(JSON.stringify(device.storage.all())).not.toMatch(/token-\d|jwt-\d|chat-\d/);
        },
      ),
      { numRuns: runs(120, 2_000) },
    );
  }, 120_000);
});
