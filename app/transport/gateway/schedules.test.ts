import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../tests/support/depth.ts';
import {
  createGatewayRig,
  type FakeSocket,
  type GatewayRig,
} from '../../../tests/support/transport/gatewayRig.ts';
import { getTotalUnreadMsgCount } from '../../contract/gateway/functions/conversations.ts';
import { limits } from '../../lib/limits.ts';

type Step =
  | { do: 'start'; who: string }
  | { do: 'logout' | 'close' | 'wake' | 'call' | 'cancel' | 'answer' | 'break' }
  | { do: 'open' | 'end' | 'late'; socket: number }
  | { do: 'refuse'; code: number }
  | { do: 'tell'; name: string }
  | { do: 'device'; isOnline: boolean; isVisible: boolean }
  | { do: 'pass' | 'sleep' | 'skew'; time: number };

const codes = [100, 700, 706, 1001, 1002, 1003, 1003, 1004, 1004, 812];
const names = ['OnSyncServerFinish', 'OnSyncServerFailed', 'OnConnecting', 'OnConnectFailed'];
const often = <Value>(weight: number, arbitrary: fc.Arbitrary<Value>) => ({ weight, arbitrary });
const step: fc.Arbitrary<Step> = fc.oneof(
  often(2, fc.record({ do: fc.constant('start'), who: fc.constantFrom('u1', 'u2') })),
  often(1, fc.record({ do: fc.constantFrom('logout', 'close', 'break', 'cancel') })),
  often(6, fc.record({ do: fc.constantFrom('answer', 'call', 'wake') })),
  often(6, fc.constant<Step>({ do: 'answer' })),
  often(3, fc.constant<Step>({ do: 'open', socket: 0 })),
  often(3, fc.record({ do: fc.constantFrom('open', 'end', 'late'), socket: fc.nat(3) })),
  often(2, fc.record({ do: fc.constant('refuse'), code: fc.constantFrom(...codes) })),
  often(3, fc.record({ do: fc.constant('tell'), name: fc.constantFrom(...names) })),
  often(
    1,
    fc.record({
      do: fc.constant('tell'),
      name: fc.constantFrom('OnKickedOffline', 'OnUserTokenExpired'),
    }),
  ),
  often(
    1,
    fc.record({ do: fc.constant('device'), isOnline: fc.boolean(), isVisible: fc.boolean() }),
  ),
  often(
    4,
    fc.record({
      do: fc.constant('pass'),
      time: fc.constantFrom(1, 500, 1_000, 3_000, 9_000, 15_000),
    }),
  ),
  often(
    1,
    fc.record({
      do: fc.constant('sleep'),
      time: fc.constantFrom(20_000, 600_000),
    }),
  ),
  often(
    1,
    fc.record({
      do: fc.constant('skew'),
      time: fc.constantFrom(20_000, -50_000, 600_000, -600_000),
    }),
  ),
) as fc.Arbitrary<Step>;

type Run = ReturnType<typeof createRun>;

/** A rig that keeps count of what every call became. */
function createRun() {
  const rig = createGatewayRig();
  const settled: number[] = [];
  const controllers: AbortController[] = [];
  const call = (): void => {
    const index = settled.push(0) - 1;
    const controller = new AbortController();
    controllers.push(controller);
    const count = () => {
      settled[index] = (settled[index] ?? 0) + 1;
    };
    rig.client
      .call(getTotalUnreadMsgCount, undefined, { signal: controller.signal })
      .then(count, count);
  };
  return { rig, settled, call, cancel: () => controllers.at(-1)?.abort() };
}

const steps: { [Name in Step['do']]: (run: Run, step: Extract<Step, { do: Name }>) => void } = {
  start: ({ rig }, { who }) => rig.client.start({ userID: who, token: `token of ${who}` }),
  logout: ({ rig }) => void rig.client.logout(),
  close: ({ rig }) => rig.client.close(),
  wake: ({ rig }) => rig.wake(),
  call: ({ call }) => call(),
  cancel: ({ cancel }) => cancel(),
  open: ({ rig }, { socket }) => rig.sockets.at(-1 - socket)?.open(),
  answer: ({ rig }) => answerAll(rig.sockets.at(-1)),
  break({ rig }) {
    const newest = rig.sockets.at(-1);
    if (newest) newest.isOpen = false;
  },
  end: ({ rig }, { socket }) => rig.sockets.at(-1 - socket)?.end(),
  late: ({ rig }, { socket }) =>
    rig.sockets.at(-1 - socket)?.reply({}, rig.sockets.at(-1)?.sent.at(-1) ?? noRequest),
  refuse({ rig }, { code }) {
    const newest = rig.sockets.at(-1);
    if (newest?.isOpen && newest.sent.length > 0) newest.reply({ errCode: code });
  },
  tell({ rig }, { name }) {
    const newest = rig.sockets.at(-1);
    if (newest?.isOpen) newest.tell(name);
  },
  device: ({ rig }, { isOnline, isVisible }) => Object.assign(rig.device, { isOnline, isVisible }),
  pass: ({ rig }, { time }) => rig.time.advance(time),
  sleep: ({ rig }, { time }) => rig.time.sleep(time),
  skew: ({ rig }, { time }) => rig.time.skew(time),
};

const noRequest = { reqFuncName: 'GetFriendList', operationID: 'nobody', userID: '', data: '' };

function answerAll(socket: FakeSocket | undefined): void {
  if (!socket?.isOpen) return;
  for (const request of [...socket.sent]) {
    const isStatus = request.reqFuncName === 'GetLoginStatus';
    socket.reply({ data: isStatus ? '101' : '1' }, request);
  }
}

const isStill = (rig: GatewayRig) => rig.status() === 'idle' || rig.status() === 'stopped';

function expectSound(rig: GatewayRig, sentWhenStopped: number | null): number | null {
  expect(rig.live().length).toBeLessThanOrEqual(1);
  expect(rig.wakers.size).toBeLessThanOrEqual(1);
  expect(rig.client.report().waitingCalls).toBeLessThanOrEqual(limits.gatewayCalls);
  const sent = rig.sockets.reduce((sum, socket) => sum + socket.sent.length, 0);
  if (!isStill(rig)) return null;
  expect(rig.wakers.size).toBe(0);
  // A logout in progress is all that may be left, and it has been sent by now.
  expect(rig.time.waiting()).toBe(rig.live().length);
  if (sentWhenStopped !== null) expect(sent).toBe(sentWhenStopped);
  return sent;
}

/** A gateway that answers everything at once, for so long. */
function live(rig: GatewayRig, time: number): void {
  for (let passed = 0; passed < time && rig.status() !== 'online'; passed += 100) {
    rig.socket().open();
    answerAll(rig.socket());
    rig.time.advance(100);
  }
}

it('stays sound, settles every call once and finds back online, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 80 }), async (taken) => {
      const run = createRun();
      const { rig } = run;
      rig.client.start({ userID: 'u1', token: 'token of u1' });
      let sent: number | null = null;
      for (const next of taken) {
        if (next.do === 'start' || next.do === 'logout') sent = null;
        (steps[next.do] as (run: Run, step: Step) => void)(run, next);
        sent = expectSound(rig, sent);
      }

      rig.device.isOnline = true;
      if (isStill(rig)) rig.client.start({ userID: 'u1', token: 'token of u1' });
      const longest = limits.gatewayRetryHidden + limits.requestTimeout + limits.gatewayOpen;
      live(rig, longest);
      if (isStill(rig)) rig.client.start({ userID: 'u1', token: 'token of u1' });
      live(rig, longest);
      expect(rig.status()).toBe('online');

      run.call();
      rig.client.close();
      await Promise.resolve();
      await new Promise((resolve) => setImmediate(resolve));
      expect(run.settled.every((count) => count === 1)).toBe(true);
      expect([rig.time.waiting(), rig.wakers.size, rig.live().length]).toEqual([0, 0, 0]);
      expect(rig.client.report().waitingCalls).toBe(0);
      rig.time.advance(3_600_000);
      expect(rig.status()).toBe('idle');
    }),
    { numRuns: runs(200, 3_000) },
  );
}, 240_000);
