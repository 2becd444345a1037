import { expect, test } from 'vitest';
import { unknownKind } from '../../app/base/chat/kinds/unknown/unknownKind.ts';
import { conversationIdOf } from '../../app/contract/gateway/conversationId.ts';
import { createContents } from '../../app/core/messaging/contents/createContents.ts';
import { filesOf } from '../../app/core/messaging/messageModel/filesOf.ts';
import type { StoredMessage } from '../../app/core/messaging/storedMessage.ts';
import { createMessageKinds } from '../../app/parts/message/messageKinds.ts';
import type { ModelDevice } from '../support/messaging/modelDevice.ts';
import { createScheduleWorld, peerFor } from '../support/messaging/scheduleWorld.ts';
import { storedMessage } from '../support/messaging/storedMessages.ts';
import { postcardContent, postcardKind } from '../support/postcard.tsx';

const contents = createContents([postcardContent]);
const kinds = createMessageKinds([postcardKind], unknownKind);
const file = { blob: new Blob(['picture'], { type: 'image/png' }), name: 'beach.png' };
const postcard = { kind: 'postcard', words: 'Greetings from Penang', file } as const;

/** Ann's conversation with Ben, Ben's with her, and his with Cleo. */
const toBen = peerFor('u1', 2);
const toAnn = peerFor('u2', 2);
const toCleo = peerFor('u2', 1);

function setUp() {
  const world = createScheduleWorld(
    { seed: 1, latency: 5, isUnordered: false, pace: 0, doubling: 0, operations: [] },
    [postcardContent],
  );
  const [ann, ben] = world.devices as [ModelDevice, ModelDevice];
  const isThere = (message: StoredMessage): boolean =>
    kinds.kindOf(message) === postcardKind && filesOf(message)[0] === 'https://media.test/1';
  return { ...world, ann, ben, isThere };
}

test('a kind that a feature brings is sent once, with its file, also from a page that died meanwhile', async () => {
  const { time, gateway, ann, isThere } = setUp();
  const page = ann.openTab();
  await time.pass(2_000);
  let isKept = false;
  page.engine.send(toBen, postcard).then(() => {
    isKept = true;
  });
  for (let waited = 0; !isKept && waited < 100; waited += 1) await time.pass(1);
  expect(isKept).toBe(true);
  expect(gateway.threads.visible('u1', conversationIdOf(toBen))).toEqual([]);
  page.kill();
  ann.openTab();
  await time.pass(60_000);
  const arrived = gateway.threads.visible('u2', conversationIdOf(toAnn));
  expect(arrived.map(({ message }) => isThere(message as StoredMessage))).toEqual([true]);
});

test('who gets it reads it, finds it by its words, and forwards it without who sent it', async () => {
  const { time, gateway, ann, ben, isThere } = setUp();
  const writing = ann.openTab();
  const reading = ben.openTab();
  reading.engine.open(conversationIdOf(toAnn)).show();
  await time.pass(2_000);
  writing.engine.send(toBen, postcard).catch(() => undefined);
  await time.pass(60_000);
  const [message] = reading.timelines.get(conversationIdOf(toAnn))?.messages ?? [];
  if (!message) throw new Error('It did not arrive.');
  expect(isThere(message)).toBe(true);

  const found: StoredMessage[] = [];
  const { signal } = new AbortController();
  const search = { words: ['penang'], textOf: kinds.textOf };
  await Promise.all([
    reading.engine.searchDevice(search, (more) => found.push(...more), signal),
    time.pass(1_000),
  ]);
  expect(found.map(({ clientMsgID }) => clientMsgID)).toEqual([message.clientMsgID]);

  const forwarded = contents.forwarded(message);
  if (!forwarded) throw new Error('It cannot be forwarded.');
  reading.engine.send(toCleo, forwarded).catch(() => undefined);
  await time.pass(60_000);
  const [sent] = gateway.threads.visible('u2', conversationIdOf(toCleo));
  expect(sent && isThere(sent.message as StoredMessage)).toBe(true);
  expect(JSON.stringify(sent?.message)).not.toContain('"u1"');
});

test('a page without the feature names it as something unknown, and neither forwards nor sends it', () => {
  const message = storedMessage('m', contents.elementOf(postcard));
  const plain = createContents([]);
  expect(createMessageKinds([], unknownKind).kindOf(message)).toBe(unknownKind);
  expect(plain.forwarded(message)).toBeNull();
  expect(() => plain.elementOf(postcard)).toThrow(TypeError);
});
