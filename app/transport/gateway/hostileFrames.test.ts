import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { runs } from '../../../tests/support/depth.ts';
import {
  createGatewayRig,
  type GatewayRig,
  testLogin,
} from '../../../tests/support/transport/gatewayRig.ts';
import { gatewayEvents } from '../../contract/gateway/events.ts';
import { gatewayFunctions } from '../../contract/gateway/gatewayFunctions.ts';
import { limits } from '../../lib/limits.ts';
import { GatewayError, type GatewayEvent } from './gatewayClient.ts';

/** A frame as it comes in; `@n` stands for the id of the n-th call that waits. */
type Hostile = string;

const oddKeys = ['__proto__', 'constructor', 'prototype', 'toString', 'length', '', '\ud800'];
const oddValues = [
  null,
  true,
  0,
  -0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  '',
  '\ud800',
  '\u0000',
  '"',
  '[',
  '{}',
  'null',
  [],
  {},
  [[]],
  [null],
  'x'.repeat(3_000),
];
const odd = fc.constantFrom<unknown>(...oddValues);
const messageFields = {
  clientMsgID: 'm1',
  sendTime: 1,
  seq: 1,
  contentType: 101,
  content: 'hi',
  status: 2,
  atElem: { atUserList: ['u1'] },
  quoteElem: { text: 'q', quoteMessage: { clientMsgID: 'm0' } },
  userID: 'u2',
  groupID: 'g1',
  conversationID: 'single_u2',
};
const entity = fc
  .tuple(fc.constantFrom(...Object.keys(messageFields), ...oddKeys), odd, fc.boolean())
  .map(([key, value, isList]) => {
    // Written by hand: an own `__proto__` is what a hostile sender would write.
    const field = `"${JSON.stringify(key).slice(1, -1)}":${JSON.stringify(value)}`;
    const whole = `${JSON.stringify(messageFields).slice(0, -1)},${field}}`;
    return isList ? `[${whole},${JSON.stringify(messageFields)}]` : whole;
  });
const deep = fc
  .tuple(fc.constantFrom('[', '{"a":', '[{"quoteMessage":'), fc.integer({ min: 150, max: 3_000 }))
  .map(([opening, count]) => opening.repeat(count));
const numbers = fc.constantFrom('1e999', '-0', '123456789012345678', '0x10', 'NaN', '101', '7');
const data: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: entity },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: numbers },
  { weight: 1, arbitrary: odd },
);
const names = [
  ...Object.keys(gatewayEvents),
  ...gatewayFunctions.map(({ name }) => name),
  ...oddKeys,
  'OnSomethingNew',
  'error',
];
const id = fc.oneof(
  { weight: 9, arbitrary: fc.nat(19).map((index) => `@${index}`) },
  { weight: 1, arbitrary: odd },
);
const sentence = fc.oneof(
  { weight: 9, arbitrary: fc.constant<unknown>('') },
  { weight: 1, arbitrary: odd },
);
const code = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom<unknown>(0, 0, 0, 1003, 1004, 701, 809) },
  { weight: 1, arbitrary: odd },
);
const shaped = fc
  .record({
    event: fc.constantFrom(...names),
    errCode: code,
    errMsg: sentence,
    data,
    operationID: id,
  })
  .map((frame) => JSON.stringify(frame));
const cut = fc.tuple(shaped, fc.nat(400)).map(([text, end]) => text.slice(0, end));
const odder = fc
  .record({ event: odd, errCode: odd, data: odd, operationID: id }, { requiredKeys: [] })
  .map((frame) => JSON.stringify(frame));
const raw = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    'null',
    '[]',
    '{"__proto__":{"event":"x"}}',
    '{"event":1}',
    '[['.repeat(9_999),
  ),
);
const frame: fc.Arbitrary<Hostile> = fc.oneof(
  { weight: 12, arbitrary: shaped },
  { weight: 3, arbitrary: cut },
  { weight: 2, arbitrary: odder },
  { weight: 2, arbitrary: raw },
);

const perRun = 200;
const numRuns = runs(20, 500);

/** Of functions of every kind of answer. */
const asked = gatewayFunctions.filter(({ sends }) => sends === 'nothing').slice(0, 20);

function keepCallsWaiting(rig: GatewayRig, failures: unknown[]): void {
  while (rig.status() === 'online' && rig.client.report().waitingCalls < 20) {
    const declared = asked[failures.length % asked.length];
    if (!declared) return;
    failures.push(null);
    const index = failures.length - 1;
    rig.client.call(declared, undefined).catch((error: unknown) => {
      failures[index] = error;
    });
  }
}

function isAsDeclared({ name, data }: GatewayEvent): boolean {
  return v.is(gatewayEvents[name] as v.GenericSchema<unknown, unknown>, data);
}

it(`stays as it is through ${perRun * numRuns} malformed and hostile frames`, async () => {
  let frames = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(frame, { minLength: perRun, maxLength: perRun }), async (hostile) => {
      const thrown: unknown[] = [];
      const rig = createGatewayRig({ onListenerError: (error) => thrown.push(error) });
      const failures: unknown[] = [];
      rig.client.onEvent((event) => {
        if (!isAsDeclared(event)) throw new Error(`${event.name} is not as declared`);
      });
      rig.start();
      let most = 0;
      for (const text of hostile) {
        if (rig.status() === 'waiting') rig.wake();
        if (rig.status() === 'stopped') rig.client.start(testLogin);
        if (rig.status() === 'connecting') rig.logIn();
        if (rig.status() === 'logging-in') {
          rig.socket().reply({}, rig.socket().request('Login'));
          rig.socket().tell('OnSyncServerFinish');
        }
        keepCallsWaiting(rig, failures);
        const waiting = rig.socket().sent.slice(-20);
        rig
          .socket()
          .say(text.replace(/@(\d+)/, (_, at: string) => waiting[Number(at)]?.operationID ?? ''));
        frames += 1;
        most = Math.max(most, rig.client.report().waitingCalls);
      }
      // Those, and a question of the heartbeat.
      expect(most).toBeLessThanOrEqual(21);
      // A tick, what the calls wait for, and one timer for each of them at most.
      expect(rig.time.waiting()).toBeLessThanOrEqual(25);
      rig.client.close();
      await new Promise((resolve) => setImmediate(resolve));
      expect(thrown).toEqual([]);
      expect(rig.client.report().waitingCalls).toBe(0);
      expect([rig.time.waiting(), rig.wakers.size, rig.live().length]).toEqual([0, 0, 0]);
      const errors = failures.filter((failure) => failure !== null);
      expect(errors.filter((error) => !(error instanceof GatewayError))).toEqual([]);
    }),
    { numRuns },
  );
  expect(frames).toBe(perRun * numRuns);
}, 240_000);

it('reads a flood of the largest frames without keeping any', () => {
  const rig = createGatewayRig();
  const socket = rig.start();
  const length = limits.gatewayFrame / 4;
  const items = Array.from({ length: 20_000 }, (_, index) => `{"clientMsgID":${index}}`).join(',');
  const floods = [
    '['.repeat(length),
    `${'['.repeat(length / 2)}${']'.repeat(length / 2)}`,
    `{"event":"${'x'.repeat(length)}"}`,
    JSON.stringify({ event: 'OnRecvNewMessages', data: '['.repeat(length) }),
    JSON.stringify({ event: 'OnRecvNewMessages', data: `[${items}]` }),
    JSON.stringify({ event: 'x', data: '"'.repeat(length) }),
    'x'.repeat(limits.gatewayFrame + 1),
  ];
  for (const flood of floods) socket.say(flood);
  expect(rig.status()).toBe('online');
  const { ignored } = rig.client.report();
  expect(ignored).toMatchObject({ 'too-large': 1, 'unreadable-item': 20_000, 'unknown-event': 2 });
});
