import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getRemovedMessages } from '../../app/contract/gateway/functions/history.ts';
import { withJsonAnswer } from '../../app/contract/gateway/gatewayFunction.ts';
import type { StoredMessage } from '../../app/core/messaging/storedMessage.ts';
import { limits } from '../../app/lib/limits.ts';
import type { ModelDevice } from '../support/messaging/modelDevice.ts';
import { groupConversation as group } from '../support/messaging/modelThreads.ts';
import {
  createScheduleWorld,
  people,
  type ScheduleWorld,
} from '../support/messaging/scheduleWorld.ts';
import { writeHistory } from '../support/messaging/writeHistory.ts';

const usual = { seed: 7, latency: 20, isUnordered: false, doubling: 0, pace: 0, operations: [] };
const far = 'old-60';

let world: ScheduleWorld;
let device: ModelDevice;
beforeEach(async () => {
  world = createScheduleWorld(usual);
  device = world.devices[0] as ModelDevice;
  writeHistory(world, group, 300);
  device.openTab();
  await world.time.pass(5_000);
  const open = device.tab().engine.open(group);
  await world.time.pass(5_000);
  const read = open.openAt({ conversationID: group, sendID: sender(60), clientMsgID: far });
  await world.time.pass(5_000);
  await read;
  expect(await found()).toContain('old 60');
  for (const tab of device.tabs()) tab.close();
});
afterEach(() => {
  for (const tab of device.tabs()) tab.close();
});

const sender = (index: number): string => people[index % people.length] as string;
const self = 'u1';

function at(index: number) {
  const kept = world.gateway.threads.find(self, group, `old-${index}`, sender(index));
  if (!kept) throw new Error('There is no such message.');
  return kept;
}

/** What a search of the device finds, whatever was opened. */
async function found(): Promise<string[]> {
  const contents: string[] = [];
  const query = { words: ['old'], textOf: ({ content }: StoredMessage) => content };
  const note = (messages: readonly StoredMessage[]) =>
    void contents.push(...messages.map(({ content }) => content));
  await device.tab().engine.searchDevice(query, note, new AbortController().signal);
  return contents;
}

test('what was taken back or deleted while the app was closed is gone with the login, however far back', async () => {
  world.gateway.takeBack(sender(60), group, at(60));
  at(62).deletedFor.add(self);
  world.gateway.takeBack(sender(295), group, at(295));
  device.openTab();
  await world.time.pass(5_000);
  expect(device.tab().status()).toBe('online');
  const contents = await found();
  expect(contents).toContain('old 61');
  for (const gone of ['old 60', 'old 62', 'old 295']) expect(contents).not.toContain(gone);
  expect(await device.textOf(self)).not.toMatch(/"old 6[02]"/);
});

test('what was cleared on another device goes up to there, in parts where the gateway leads on', async () => {
  const upToSeq = 62;
  const asked: unknown[] = [];
  world.gateway.teach(getRemovedMessages, (input) => {
    asked.push(input);
    const isFirst = asked.length === 1;
    const rest = isFirst ? [{ conversationID: group, fromSeq: 63 }] : [];
    const cleared = isFirst ? [{ conversationID: group, upToSeq }] : [];
    return { removed: [], cleared, rest };
  });
  device.openTab();
  await world.time.pass(5_000);
  const contents = await found();
  expect(contents).toContain('old 62');
  expect(contents).not.toContain('old 61');
  expect(await device.textOf(self)).not.toMatch(/"old (60|61)"/);
  expect(asked).toHaveLength(2);
});

test('a gateway that leads nowhere is asked once', async () => {
  let asked = 0;
  world.gateway.teach(getRemovedMessages, (input) => {
    asked += 1;
    return { removed: [], cleared: [], rest: input };
  });
  device.openTab();
  await world.time.pass(5_000);
  expect([device.tab().status(), asked]).toEqual(['online', 1]);
});

test('who shows a message that the device does not have hears that it is taken back', async () => {
  device.openTab();
  await world.time.pass(5_000);
  const changed: string[] = [];
  device.tab().onChange((change) => {
    if (change.type === 'messages') changed.push(change.conversationID);
  });
  const elsewhere = { conversationID: group, sendID: sender(150), clientMsgID: 'old-150' };
  expect(await device.tab().engine.keptMessages([elsewhere])).toEqual([]);
  world.gateway.takeBack(sender(150), group, at(150));
  await world.time.pass(5_000);
  expect(changed).toContain('');
  expect(await device.tab().engine.keptMessages([elsewhere])).toMatchObject([
    { ...elsewhere, isRevoked: true, content: '' },
  ]);
});

/** Has the gateway leave the question without an answer; it is counted. */
function silence(): () => number {
  const { receive } = world.gateway;
  let asked = 0;
  world.gateway.receive = (connection, text) => {
    if (!text.includes('GetRemovedMessages')) return receive(connection, text);
    asked += 1;
  };
  return () => asked;
}

/** What the tab says of its connection, last. */
function follow(): () => unknown {
  let said: unknown;
  device.tab().onChange((change) => {
    if (change.type === 'status') said = [change.status, change.isInStep];
  });
  return () => said;
}

test('a gateway that does not know the question is asked nothing more, and the rest goes on', async () => {
  world.gateway.unlearn('GetRemovedMessages');
  device.openTab();
  const said = follow();
  await world.time.pass(5_000);
  expect(said()).toEqual(['online', true]);
});

test('while the gateway leaves the question open all else goes on, and for a while the device is not in step', async () => {
  const asked = silence();
  for (let index = 0; index < 5; index += 1) {
    const content = `new ${index}`;
    world.gateway.take(sender(299), group, { ...at(299).message, clientMsgID: content, content });
  }
  device.openTab();
  const said = follow();
  await world.time.pass(5_000);
  expect(said()).toEqual(['online', false]);
  expect(await device.textOf(self)).toMatch(/"new 1"/);
  await world.time.pass(limits.requestTimeout);
  expect([said(), asked()]).toEqual([['online', true], 1]);
});

test('a malformed answer is as none, and the question waits for the next connection', async () => {
  const malformed = withJsonAnswer('GetRemovedMessages', v.number(), { input: v.unknown() });
  let asked = 0;
  world.gateway.teach(malformed, () => {
    asked += 1;
    return 7;
  });
  device.openTab();
  const said = follow();
  await world.time.pass(5_000);
  for (const { say } of world.gateway.connections) {
    say('{"event":"OnSyncServerFinish","errCode":0,"errMsg":"","data":"","operationID":""}');
  }
  await world.time.pass(5_000);
  expect([said(), asked]).toEqual([['online', true], 1]);
});
