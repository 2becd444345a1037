import { expect, test } from 'vitest';
import { createVirtualClock } from '../../../tests/support/virtualClock.ts';
import { createCurrentConnection } from './currentConnection.ts';
import { createPendingCalls } from './pendingCalls.ts';
import { createSessionCalls } from './sessionCalls.ts';

function setUp() {
  const clock = createVirtualClock();
  const sent: string[] = [];
  let isOpen = true;
  let ids = 0;
  const connection = createCurrentConnection({
    url: () => 'wss://im.example/im',
    openSocket: () => ({
      send(text: string) {
        if (!isOpen) throw new Error('closed');
        sent.push(text);
      },
      close: () => undefined,
    }),
  });
  const calls = createPendingCalls({
    timers: clock.timers,
    newId: () => {
      ids += 1;
      return `id${ids}`;
    },
    send: (name) => connection.send(name),
  });
  let unsendable = 0;
  const session = createSessionCalls({
    calls,
    connection,
    onUnsendable: () => {
      unsendable += 1;
    },
  });
  const open = () =>
    connection.open(
      { userID: 'ada', token: 't' },
      { opened: () => undefined, received: () => undefined, lost: () => undefined },
    );
  const answer = (operationID: string) =>
    calls.answer({ operationID, errCode: 0, errMsg: '', data: '101' });
  const shut = () => {
    isOpen = false;
  };
  return { connection, session, open, answer, shut, sent, unsendable: () => unsendable };
}

test('an outcome counts while the connection is the one that was asked', () => {
  const { session, open, answer, sent } = setUp();
  expect(open()).toBe(true);
  const outcomes: boolean[] = [];
  session.askStatus(({ ok }) => outcomes.push(ok));
  expect(sent).toEqual(['GetLoginStatus']);
  answer('id1');
  expect(outcomes).toEqual([true]);
});

test('an outcome does not count once the connection was dropped or another was opened', () => {
  const { connection, session, open, answer } = setUp();
  open();
  const outcomes: boolean[] = [];
  session.login({ userID: 'ada', token: 't' }, ({ ok }) => outcomes.push(ok));
  connection.drop();
  open();
  answer('id1');
  expect(outcomes).toEqual([]);
  expect(connection.openings()).toBe(2);
});

test('a socket that takes nothing is reported, and its call never settles', () => {
  const { session, open, shut, unsendable } = setUp();
  open();
  shut();
  const outcomes: boolean[] = [];
  session.askStatus(({ ok }) => outcomes.push(ok));
  expect([unsendable(), outcomes]).toEqual([1, []]);
});

test('a connection that is handed over is no longer the current one', () => {
  const { connection, open } = setUp();
  open();
  const isSame = connection.remember();
  expect(isSame()).toBe(true);
  expect(connection.handOver()).not.toBeNull();
  expect([isSame(), connection.send('late'), connection.handOver()]).toEqual([false, false, null]);
});
