import { randomFillSync } from 'node:crypto';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { message as messageShape } from '../../app/contract/gateway/entities/message.ts';
import { sessionType } from '../../app/contract/gateway/enums.ts';
import { gatewayErrors } from '../../app/contract/gateway/errors.ts';
import {
  createGroup,
  dismissGroup,
  quitGroup,
  searchGroups,
  setGroupInfo,
} from '../../app/contract/gateway/functions/groups.ts';
import { createContents } from '../../app/core/messaging/contents/createContents.ts';
import { createMessagingEngine } from '../../app/core/messaging/engine/createMessagingEngine.ts';
import type { EngineChange } from '../../app/core/messaging/engine/engineNeeds.ts';
import { createJournal } from '../../app/core/messaging/journal/createJournal.ts';
import { messageKeyOf } from '../../app/core/messaging/messageRef.ts';
import type { Timeline } from '../../app/core/messaging/messagingAtoms.ts';
import { createMessageStore } from '../../app/core/messaging/store/createMessageStore.ts';
import { messageLayout } from '../../app/core/messaging/store/messageRows.ts';
import type { GoneFiles } from '../../app/core/messaging/store/messageStore.ts';
import type { StoredMessage } from '../../app/core/messaging/storedMessage.ts';
import { applyRemovals } from '../../app/core/messaging/sync/applyRemovals.ts';
import { createMemoryDatabase } from '../../app/platform/database/memoryDatabase.ts';
import { timers } from '../../app/platform/timers.ts';
import { createGatewayClient } from '../../app/transport/gateway/createGatewayClient.ts';
import { GatewayError } from '../../app/transport/gateway/gatewayClient.ts';
import {
  makePerson,
  openWire,
  type Person,
  textMessage,
  type Wire,
} from '../../sandbox/testing/gatewayPeople.ts';
import { openTestSandbox } from '../../sandbox/testing/openTestSandbox.ts';
import { nodeSocket } from '../support/gateway/person.ts';
import { keepForTest } from '../support/messaging/modelJournal.ts';
import { createModelTexts } from '../support/messaging/modelTexts.ts';

const atEnd: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of atEnd.splice(0).reverse()) await end();
});

/** The whole client of a person, from the socket to what screens are told. */
function join(wire: Wire, { userId, chatToken }: Person) {
  const changes: EngineChange[] = [];
  const lookers = new Set<() => void>();
  const random = (bytes: Uint8Array): Uint8Array => randomFillSync(bytes);
  const store = createMessageStore(createMemoryDatabase(messageLayout));
  const texts = createModelTexts();
  const journal = keepForTest(
    userId,
    createJournal({ userID: userId, texts, clock: Date.now, random }),
  );
  const engine = createMessagingEngine({
    userID: userId,
    store,
    journal,
    timers,
    random,
    clock: Date.now,
    gateway: createGatewayClient({
      url: () => wire.url,
      openSocket: nodeSocket(),
      clock: Date.now,
      timers,
      random,
      isOnline: () => true,
      onWake: () => () => undefined,
    }),
    contents: createContents([]),
    applyRemovals,
    uploadFile: () => Promise.reject(new Error('There is nothing to upload.')),
    tabs: null,
    isVisible: () => true,
    subscribeVisible: () => () => undefined,
    publish(change) {
      changes.push(change);
      for (const look of [...lookers]) look();
    },
    onArrival: () => undefined,
    onStopped: () => undefined,
  });
  atEnd.push(() => engine.close());
  engine.start(chatToken);
  const timeline = (conversationID: string): Timeline | null =>
    changes.reduce<Timeline | null>(
      (last, change) =>
        change.type === 'timeline' && change.conversationID === conversationID
          ? change.timeline
          : last,
      null,
    );
  /** Resolves once the page shows these texts, all sent. */
  const untilShown = (conversationID: string, texts: readonly string[]): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        const shown = timeline(conversationID)?.messages ?? [];
        const isThere =
          shown.every(({ state }) => state === 'sent') &&
          shown.map(({ content }) => content).join('|') === texts.join('|');
        if (!isThere) return;
        lookers.delete(look);
        resolve();
      };
      lookers.add(look);
      look();
    });
  /** Resolves once what the engine tells screens meets it. */
  const until = (isMet: () => boolean | Promise<boolean>): Promise<void> =>
    new Promise((resolve) => {
      const look = async (): Promise<void> => {
        if (!(await isMet())) return;
        lookers.delete(look);
        resolve();
      };
      lookers.add(look);
      look();
    });
  const untilOnline = (): Promise<void> =>
    until(() => changes.some((change) => change.type === 'status' && change.status === 'online'));
  const untilStored = (isMet: (kept: typeof store) => Promise<boolean>): Promise<void> =>
    until(() => isMet(store));
  /** Resolves with what is told of files that are to go. */
  const untilGone = async (): Promise<readonly GoneFiles[]> => {
    const told = () => changes.flatMap((one) => (one.type === 'gone-files' ? one.files : []));
    await until(() => told().length > 0);
    return told();
  };
  return { userId, engine, store, timeline, untilShown, untilOnline, untilStored, untilGone };
}

async function openWorld() {
  const sandbox = await openTestSandbox();
  const wire = await openWire(sandbox);
  atEnd.push(async () => {
    await wire.close();
    await sandbox.close();
  });
  return { sandbox, wire };
}

test('Two people talk through the sandbox, and both see the same in the same order', async () => {
  const { sandbox, wire } = await openWorld();
  const ann = join(wire, await makePerson(sandbox, 'annengine'));
  const ben = join(wire, await makePerson(sandbox, 'benengine'));
  const withBen = `single_${ben.userId}`;
  const withAnn = `single_${ann.userId}`;
  const annsPage = ann.engine.open(withBen);
  const bensPage = ben.engine.open(withAnn);

  const toBen = { sessionType: sessionType.single, userID: ben.userId };
  const toAnn = { sessionType: sessionType.single, userID: ann.userId };
  for (const text of ['one', 'two']) await ann.engine.send(toBen, { kind: 'text', text });
  await ben.untilShown(withAnn, ['one', 'two']);
  const third = await ben.engine.send(toAnn, { kind: 'text', text: 'three' });
  await ann.untilShown(withBen, ['one', 'two', 'three']);
  await ben.untilShown(withAnn, ['one', 'two', 'three']);

  const seenBy = (person: typeof ann, id: string): StoredMessage => {
    const message = person.timeline(id)?.messages.at(-1);
    if (!message) throw new Error('There is nothing to read.');
    return message;
  };
  bensPage.markRead(seenBy(ben, withAnn));
  annsPage.markRead(seenBy(ann, withBen));
  const ref = { conversationID: withAnn, sendID: ben.userId, clientMsgID: third };
  await ben.engine.revoke(ref);
  expect((await ben.store.message(ref))?.isRevoked).toBe(true);
  expect(await ann.store.outbox()).toEqual([]);
  expect(ann.timeline(withBen)?.hasOlder).toBe(false);
});

test('Both sides of a message that is taken back are told which of its files are to go', async () => {
  const { sandbox, wire } = await openWorld();
  const ann = join(wire, await makePerson(sandbox, 'annengine'));
  const ben = join(wire, await makePerson(sandbox, 'benengine'));
  await Promise.all([ann.untilOnline(), ben.untilOnline()]);
  const sourceUrl = '/media/list.pdf';
  const fileElem = { filePath: '', uuid: '', sourceUrl, fileName: 'list.pdf', fileSize: 1 };
  const { clientMsgID } = textMessage('');
  const message = v.parse(messageShape, { clientMsgID, contentType: 105, fileElem });
  const sending = { recvID: ben.userId, groupID: '', message, offlinePushInfo: '' } as const;
  await sandbox.gateway.call(ann.userId, 'SendMessage', sending);
  const meant = (conversationID: string) => ({ conversationID, clientMsgID, sendID: ann.userId });
  const [toBen, toAnn] = [meant(`single_${ben.userId}`), meant(`single_${ann.userId}`)];
  for (const [person, ref] of [
    [ann, toBen],
    [ben, toAnn],
  ] as const)
    await person.untilStored(async (store) => (await store.message(ref)) !== null);
  await ann.engine.revoke(toBen);
  expect(await ann.untilGone()).toEqual([{ key: messageKeyOf(toBen), addresses: [sourceUrl] }]);
  expect(await ben.untilGone()).toEqual([{ key: messageKeyOf(toAnn), addresses: [sourceUrl] }]);
});

test('A group made in the sandbox is made once, is in the list, and what is refused says why', async () => {
  const { sandbox, wire } = await openWorld();
  const ann = join(wire, await makePerson(sandbox, 'anncalls'));
  await ann.untilOnline();
  const made = await ann.engine.call(createGroup, {
    groupBaseInfo: { groupType: 2, groupName: 'Walkers' },
    memberList: [],
  });
  expect(made.groupName).toBe('Walkers');
  const { groupID } = made;
  const groups = await ann.engine.call(searchGroups, {
    keywordList: ['Walkers'],
    isSearchGroupID: false,
    isSearchGroupName: true,
  });
  expect(groups?.map((group) => group.groupID)).toEqual([groupID]);
  await ann.engine.call(setGroupInfo, { groupID, groupInfo: { groupName: 'Runners' } });
  await ann.untilStored(async (store) => {
    const [group] = await store.listRows('joinedGroups', [groupID]);
    return group?.groupName === 'Runners';
  });
  const refusal = ann.engine.call(quitGroup, groupID);
  await expect(refusal).rejects.toMatchObject({
    functionName: 'QuitGroup',
    kind: 'refused',
    code: gatewayErrors.refused,
  });
  await expect(refusal).rejects.toBeInstanceOf(GatewayError);
  await ann.engine.call(dismissGroup, groupID);
  await ann.untilStored(async (store) => (await store.list('joinedGroups')).length === 0);
});
