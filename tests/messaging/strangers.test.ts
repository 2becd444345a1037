import * as v from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';
import { type Message, message } from '../../app/contract/gateway/entities/message.ts';
import { gatewayErrors } from '../../app/contract/gateway/errors.ts';
import { createContents } from '../../app/core/messaging/contents/createContents.ts';
import { createMessagingEngine } from '../../app/core/messaging/engine/createMessagingEngine.ts';
import type { MessagingEngine } from '../../app/core/messaging/engine/engineNeeds.ts';
import { createJournal } from '../../app/core/messaging/journal/createJournal.ts';
import type { Timeline } from '../../app/core/messaging/messagingAtoms.ts';
import { readRows } from '../../app/core/messaging/publish/conversationRows.ts';
import { createMessageStore } from '../../app/core/messaging/store/createMessageStore.ts';
import { messageLayout } from '../../app/core/messaging/store/messageRows.ts';
import { applyRemovals } from '../../app/core/messaging/sync/applyRemovals.ts';
import { createMemoryDatabase } from '../../app/platform/database/memoryDatabase.ts';
import {
  type GatewayClient,
  GatewayError,
  type GatewayEvent,
} from '../../app/transport/gateway/gatewayClient.ts';
import { keepForTest } from '../support/messaging/modelJournal.ts';
import { createModelTexts } from '../support/messaging/modelTexts.ts';
import { createVirtualClock } from '../support/virtualClock.ts';

type Place = { id: string; fields: Partial<Message> };

const places: Record<string, Place> = {
  'a group': { id: 'group_g', fields: { sessionType: 2, groupID: 'g' } },
  'a conversation of two': { id: 'single_ann', fields: { sessionType: 1, recvID: 'me' } },
};
const group: Place = { id: 'group_g', fields: { sessionType: 2, groupID: 'g' } };
const elsewhere: Place = { id: 'group_other', fields: { sessionType: 2, groupID: 'other' } };

const engines: MessagingEngine[] = [];
afterEach(() => {
  for (const engine of engines.splice(0)) engine.close();
});

/** A message as the gateway tells it. */
const told = ({ fields }: Place, sendID: string, seq: number, content: string): Message =>
  v.parse(message, {
    ...{ clientMsgID: 'm1', serverMsgID: `s${seq}`, contentType: 101, status: 2, ...fields },
    ...{ sendID, seq, content, sendTime: 1_000 + seq },
  });

/** The app of `me`, at a gateway that takes in whatever anybody sends, under whatever id. */
async function open() {
  const time = createVirtualClock();
  const kept = new Map<string, Message[]>();
  const listeners = new Set<(event: GatewayEvent) => void>();
  const timelines = new Map<string, Timeline>();
  const asked: string[] = [];
  const pageOf = (id: string) => kept.get(id) ?? [];
  const history = (input: { conversationID: string; count: number; startClientMsgID: string }) => {
    const all = pageOf(input.conversationID);
    const anchor = all.findIndex(({ clientMsgID }) => clientMsgID === input.startClientMsgID);
    return (anchor < 0 ? all : all.slice(0, anchor)).slice(-input.count);
  };
  const find = ([wanted]: [{ conversationID: string; clientMsgIDList: string[] }]) => {
    const messageList = pageOf(wanted.conversationID).filter(({ clientMsgID }) =>
      wanted.clientMsgIDList.includes(clientMsgID),
    );
    return { totalCount: messageList.length, findResultItems: [{ messageList }] };
  };
  const answers = new Map<string, (input: never) => unknown>([
    ['GetHistoryMessageList', history],
    ['FindMessageList', find],
  ]);
  const gateway = {
    state: () => ({ status: 'online' }),
    onState: () => () => undefined,
    onEvent(listener: (event: GatewayEvent) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async call({ name }: { name: string }, input: never) {
      asked.push(name);
      return answers.get(name)?.(input) ?? [];
    },
    start: () => undefined,
    close: () => undefined,
    wake: () => undefined,
    logout: async () => undefined,
  } as unknown as GatewayClient & { wake: () => void };
  const store = createMessageStore(createMemoryDatabase(messageLayout));
  let ids = 0;
  const random = (bytes: Uint8Array): Uint8Array => bytes.fill(++ids);
  const texts = createModelTexts();
  const journal = keepForTest(
    'me',
    createJournal({ userID: 'me', texts, clock: time.now, random }),
  );
  const engine = createMessagingEngine({
    ...{ userID: 'me', store, timers: time.timers, gateway, clock: time.now, tabs: null },
    ...{ journal, random },
    contents: createContents([]),
    applyRemovals,
    uploadFile: () => Promise.reject(new Error('There is nothing to upload.')),
    isVisible: () => true,
    subscribeVisible: () => () => undefined,
    publish(change) {
      if (change.type === 'timeline' && change.timeline) {
        timelines.set(change.conversationID, change.timeline);
      }
    },
    onArrival: () => undefined,
    onStopped: () => undefined,
  });
  engines.push(engine);
  await time.pass(100);
  const shown = (id: string) =>
    (timelines.get(id)?.messages ?? []).map(
      ({ content, isRevoked, state }) => `${state} ${content}${isRevoked ? ' unsent' : ''}`,
    );
  return {
    ...{ time, store, engine, answers, asked, shown },
    /** What the gateway has of a conversation from now on. */
    has: (place: Place, ...messages: Message[]) => kept.set(place.id, messages),
    async say<Name extends GatewayEvent['name']>(name: Name, data: unknown) {
      for (const listener of listeners) listener({ name, data } as GatewayEvent);
      await time.pass(3_000);
    },
    async show({ id }: Place) {
      engine.open(id);
      await time.pass(100);
    },
    unread: async ({ id }: Place) =>
      (await readRows(store, 'me', null, new Map())).get(id)?.unreadCount,
  };
}

describe.each(Object.entries(places))('in %s, the message of a stranger', (_name, place) => {
  const truth = told(place, 'ann', 1, 'true');
  const stranger = place === places['a group'] ? place : group;
  const forged = told(stranger, 'mallory', 2, 'forged');
  const expected = place === stranger ? ['sent true', 'sent forged'] : ['sent true'];

  test.each([
    ['before', [forged, truth]],
    ['after', [truth, forged]],
  ])('%s the true one of that id takes nothing from it', async (_order, messages) => {
    const app = await open();
    app.has(place, ...(place === stranger ? [truth, forged] : [truth]));
    await app.show(place);
    for (const one of messages) await app.say('OnRecvNewMessage', one);
    expect(app.shown(place.id)).toEqual(expected);
  });

  test('takes nothing from it where only the row of the list tells of it', async () => {
    const app = await open();
    app.has(stranger, forged);
    await app.say('OnRecvNewMessage', truth);
    const row = {
      ...{ conversationID: stranger.id, conversationType: 2, groupID: 'g', unreadCount: 2 },
      ...{ latestMsg: JSON.stringify(forged), latestMsgSendTime: forged.sendTime },
    };
    await app.say('OnConversationChanged', [row]);
    const { id: conversationID } = place;
    expect(await app.store.message({ ...truth, conversationID })).toMatchObject({
      content: 'true',
    });
    expect((await app.store.latest()).get(stranger.id)?.content).toBe('forged');
  });

  test.each([
    ['before', true],
    ['after', false],
  ])(
    'takes back, reads and deletes only itself, %s the true one came',
    async (_order, isBefore) => {
      const app = await open();
      app.has(place, ...(place === stranger ? [truth, forged] : [truth]));
      await app.show(place);
      if (!isBefore) await app.say('OnRecvNewMessage', truth);
      await app.say('OnRecvNewMessage', forged);
      await app.say('OnNewRecvMessageRevoked', {
        ...{
          clientMsgID: 'm1',
          sourceMessageSendID: 'mallory',
          revokerID: 'mallory',
          sessionType: 2,
        },
      });
      await app.say('OnRecvMessageRevoked', 'm1');
      await app.say('OnRecvC2CReadReceipt', [
        { userID: 'mallory', msgIDList: ['m1'], readTime: 5 },
      ]);
      await app.say('OnMsgDeleted', { ...forged, status: 4 });
      if (isBefore) await app.say('OnRecvNewMessage', truth);
      expect(app.shown(place.id)).toEqual(['sent true']);
      const { id: conversationID } = place;
      const known = await app.store.message({ ...truth, conversationID });
      expect(known).toMatchObject({ isRevoked: false, isRead: false, isDeleted: false });
    },
  );

  test('elsewhere takes back nothing here', async () => {
    const app = await open();
    app.has(place, truth);
    await app.show(place);
    await app.say('OnRecvNewMessage', truth);
    await app.say('OnRecvNewMessage', {
      ...told(elsewhere, 'mallory', 1, 'there'),
      contentType: 118,
    });
    expect(app.shown(place.id)).toEqual(['sent true']);
  });

  test('is neither sent by this person nor keeps theirs from being sent', async () => {
    const app = await open();
    await app.show(place);
    const to =
      place === stranger
        ? ({ sessionType: 2, groupID: 'g' } as const)
        : ({ sessionType: 1, userID: 'ann' } as const);
    let isLost = true;
    let sends = 0;
    app.answers.set('SendMessage', ({ message: sent }: { message: Message }) => {
      sends += 1;
      const theirs = { ...told(place, 'ann', 1, 'forged'), clientMsgID: sent.clientMsgID };
      const own = { ...sent, serverMsgID: 's9', seq: 2, sendTime: 9_000, status: 2 };
      app.has(place, ...(isLost ? [theirs] : [theirs, own]));
      if (isLost) throw new GatewayError('SendMessage', 'unknown', 0);
      return own;
    });
    await app.engine.send(to, { kind: 'text', text: 'mine' });
    await app.time.pass(1_000);
    expect(app.asked).toContain('FindMessageList');
    expect(await app.store.outbox()).toHaveLength(1);
    isLost = false;
    await app.time.pass(60_000);
    expect(sends).toBeGreaterThan(1);
    expect(await app.store.outbox()).toEqual([]);
    expect(app.shown(place.id).at(-1)).toBe('sent mine');
  });
});

test("somebody else's message as the answer to a send is no receipt of it", async () => {
  const app = await open();
  await app.show(group);
  app.answers.set('SendMessage', ({ message: sent }: { message: Message }) => ({
    ...told(group, 'mallory', 1, 'forged'),
    clientMsgID: sent.clientMsgID,
  }));
  await app.engine.send({ sessionType: 2, groupID: 'g' }, { kind: 'text', text: 'mine' });
  await app.time.pass(1_000);
  expect(app.shown(group.id)).toEqual(['sending mine']);
  await app.time.pass(600_000);
  expect(app.shown(group.id)).toEqual(['failed mine']);
  const [entry] = await app.store.outbox();
  expect((await app.store.outgoing(entry?.clientMsgID ?? ''))?.errCode).toBe(
    gatewayErrors.badState,
  );
});

describe('a revocation that names an id alone', () => {
  const truth = told(group, 'ann', 1, 'true');

  test('is believed once the gateway says the same', async () => {
    const app = await open();
    app.has(group, truth);
    await app.show(group);
    await app.say('OnRecvNewMessage', truth);
    await app.say('OnRecvMessageRevoked', 'm1');
    expect(app.shown(group.id)).toEqual(['sent true']);
    app.has(group, { ...truth, contentType: 118, status: 5, content: '' });
    await app.say('OnRecvMessageRevoked', 'm1');
    expect(app.shown(group.id)).toEqual([expect.stringMatching(/ unsent$/)]);
  });

  test('takes the message away once the gateway has it no more', async () => {
    const app = await open();
    await app.show(group);
    await app.say('OnRecvNewMessage', truth);
    await app.say('OnRecvMessageRevoked', 'm1');
    expect(app.shown(group.id)).toEqual([]);
  });

  test('is asked about, also where more are told while the gateway answers', async () => {
    const app = await open();
    const all = ['m1', 'm2', 'm3', 'm4'].map((clientMsgID, index) => ({
      ...told(group, 'ann', index + 1, clientMsgID),
      clientMsgID,
    }));
    app.has(group, ...all);
    await app.show(group);
    for (const one of all) await app.say('OnRecvNewMessage', one);
    app.has(group, ...all.map((one) => ({ ...one, contentType: 118, status: 5 })));
    const answer = app.answers.get('GetHistoryMessageList');
    const page = (input: { count: number }) =>
      new Promise((resolve) => {
        app.time.timers.set(() => resolve(answer?.({ ...input, count: 1 } as never)), 20_000);
      });
    app.answers.set('GetHistoryMessageList', page);
    for (const { clientMsgID } of all) await app.say('OnRecvMessageRevoked', clientMsgID);
    await app.time.pass(600_000);
    // Nothing is left of their words.
    expect(app.shown(group.id)).toEqual(all.map(() => 'sent  unsent'));
  });

  test('that came first is asked about when its message comes', async () => {
    const app = await open();
    app.has(group, { ...truth, contentType: 118, status: 5, content: '' });
    await app.say('OnRecvMessageRevoked', 'm1');
    await app.say('OnRecvNewMessage', truth);
    await app.show(group);
    expect(app.shown(group.id)).toEqual([expect.stringMatching(/ unsent$/)]);
  });
});
