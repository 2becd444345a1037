import { randomFillSync } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { sessionType } from '../../app/contract/gateway/enums.ts';
import { getTotalUnreadMsgCount } from '../../app/contract/gateway/functions/conversations.ts';
import { sendMessage } from '../../app/contract/gateway/functions/messages.ts';
import { timers } from '../../app/platform/timers.ts';
import { createGatewayClient } from '../../app/transport/gateway/createGatewayClient.ts';
import type { GatewayEvent, GatewayState } from '../../app/transport/gateway/gatewayClient.ts';
import {
  makePerson,
  openWire,
  type Person,
  textMessage,
  type Wire,
} from '../../sandbox/testing/gatewayPeople.ts';
import { openTestSandbox, type TestSandbox } from '../../sandbox/testing/openTestSandbox.ts';
import { nodeSocket } from '../support/gateway/person.ts';

const atEnd: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of atEnd.splice(0).reverse()) await end();
});

type Scene = { sandbox: TestSandbox; wire: Wire };

async function openScene(): Promise<Scene> {
  const scene = { sandbox: await openTestSandbox() } as Scene;
  scene.wire = await openWire(scene.sandbox);
  atEnd.push(async () => {
    await scene.wire.close();
    await scene.sandbox.close();
  });
  return scene;
}

function makeClient(scene: Scene, { userId, chatToken }: Person) {
  const wakers = new Set<() => void>();
  const client = createGatewayClient({
    url: () => scene.wire.url,
    openSocket: nodeSocket(),
    clock: Date.now,
    timers,
    random: (bytes) => randomFillSync(bytes),
    isOnline: () => true,
    onWake(listener) {
      wakers.add(listener);
      return () => wakers.delete(listener);
    },
  });
  atEnd.push(() => client.close());
  const states: GatewayState[] = [];
  const events: GatewayEvent[] = [];
  const lookers = new Set<() => void>();
  const look = () => {
    for (const looker of [...lookers]) looker();
  };
  client.onState((state) => {
    states.push(state);
    look();
  });
  client.onEvent((event) => {
    events.push(event);
    look();
  });
  const until = (isTrue: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const looker = () => {
        if (!isTrue()) return;
        lookers.delete(looker);
        resolve();
      };
      lookers.add(looker);
      looker();
    });
  client.start({ userID: userId, token: chatToken });
  return {
    client,
    states,
    events,
    until,
    wake: () => {
      for (const wake of [...wakers]) wake();
    },
    untilStatus: (status: GatewayState['status']) => until(() => client.state().status === status),
    /** Texts that came as messages. */
    heard: () =>
      events.flatMap((event) =>
        event.name === 'OnRecvNewMessages' ? (event.data ?? []).map(({ content }) => content) : [],
      ),
    say: (to: string, text: string) =>
      client.call(sendMessage, {
        recvID: to,
        groupID: '',
        message: textMessage(text, { sessionType: sessionType.single, recvID: to }),
      }),
  };
}

it('carries messages between two people, in order', async () => {
  const scene = await openScene();
  const [ann, bob] = [
    await makePerson(scene.sandbox, 'annabel'),
    await makePerson(scene.sandbox, 'roberta'),
  ];
  const [anns, bobs] = [makeClient(scene, ann), makeClient(scene, bob)];
  await Promise.all([anns.untilStatus('online'), bobs.untilStatus('online')]);
  const texts = Array.from({ length: 50 }, (_, index) => `text ${index}`);
  const sent = await Promise.all(texts.map((text) => anns.say(bob.userId, text)));
  expect(new Set(sent.map(({ serverMsgID }) => serverMsgID)).size).toBe(50);
  await bobs.until(() => bobs.heard().length === 50);
  expect(bobs.heard()).toEqual(texts);
  expect(await bobs.client.call(getTotalUnreadMsgCount, undefined)).toBe(50);
  expect(Object.values(bobs.client.report().ignored).every((count) => count === 0)).toBe(true);
});

it('tells one tab what another has sent', async () => {
  const scene = await openScene();
  const [ann, bob] = [
    await makePerson(scene.sandbox, 'annabel'),
    await makePerson(scene.sandbox, 'roberta'),
  ];
  const [one, other] = [makeClient(scene, ann), makeClient(scene, ann)];
  await Promise.all([one.untilStatus('online'), other.untilStatus('online')]);
  await one.say(bob.userId, 'from the first tab');
  await other.until(() => other.heard().length > 0);
  expect(other.heard()).toEqual(['from the first tab']);
});

it('comes back by itself when it is cut off, and settles what waited', async () => {
  const scene = await openScene();
  const ann = await makePerson(scene.sandbox, 'annabel');
  const anns = makeClient(scene, ann);
  await anns.untilStatus('online');
  scene.sandbox.faults.set({
    call: 'gateway:GetTotalUnreadMsgCount',
    fault: { kind: 'drop', when: 'before' },
    times: 1,
  });
  const call = anns.client.call(getTotalUnreadMsgCount, undefined);
  await expect(call).rejects.toMatchObject({ kind: 'unknown', code: 111 });
  await anns.untilStatus('online');
  expect(await anns.client.call(getTotalUnreadMsgCount, undefined)).toBe(0);
  expect(scene.sandbox.gateway.count()).toBe(1);
});

it('finds a connection that has fallen silent when the page comes back', async () => {
  const scene = await openScene();
  const ann = await makePerson(scene.sandbox, 'annabel');
  const anns = makeClient(scene, ann);
  await anns.untilStatus('online');
  scene.sandbox.faults.set({
    call: 'gateway:GetLoginStatus',
    fault: { kind: 'half-open', when: 'before' },
    times: 1,
  });
  anns.wake();
  await anns.untilStatus('waiting');
  await anns.untilStatus('online');
  expect(anns.client.report().connections).toBe(2);
});

it('follows the gateway to another address after a restart', async () => {
  const scene = await openScene();
  const ann = await makePerson(scene.sandbox, 'annabel');
  const anns = makeClient(scene, ann);
  await anns.untilStatus('online');
  await scene.wire.close();
  await anns.until(() => anns.client.state().status !== 'online');
  scene.sandbox = await scene.sandbox.reopen();
  scene.wire = await openWire(scene.sandbox);
  await anns.untilStatus('online');
  expect(await anns.client.call(getTotalUnreadMsgCount, undefined)).toBe(0);
});

it('stops for good when the session is taken over, and is refused when it tries again', async () => {
  const scene = await openScene();
  const ann = await makePerson(scene.sandbox, 'annabel');
  const anns = makeClient(scene, ann);
  await anns.untilStatus('online');
  await scene.sandbox.gateway.kick();
  await anns.untilStatus('stopped');
  expect(anns.client.state()).toEqual({ status: 'stopped', reason: 'kicked' });
  anns.wake();
  expect(anns.client.state().status).toBe('stopped');
  anns.client.start({ userID: ann.userId, token: ann.chatToken });
  await anns.untilStatus('stopped');
  expect(anns.states.at(-1)).toMatchObject({ status: 'stopped' });
  expect(anns.states.some((state) => state.status === 'waiting')).toBe(false);
});

it('logs out and leaves no connection', async () => {
  const scene = await openScene();
  const ann = await makePerson(scene.sandbox, 'annabel');
  const anns = makeClient(scene, ann);
  await anns.untilStatus('online');
  await anns.client.logout();
  expect(anns.client.state()).toEqual({ status: 'stopped', reason: 'logout' });
  await scene.sandbox.gateway.hangUp();
  expect(scene.sandbox.gateway.count()).toBe(0);
});
