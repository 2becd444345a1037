import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainMessage } from '../../../../tests/support/chatRows.ts';
import { contentType } from '../../../contract/gateway/contentType.ts';
import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import type { Messaging } from '../messaging.ts';
import { compareOrder, orderKeyOf, type StoredMessage } from '../storedMessage.ts';
import { createKindSearch, type KindsFound } from './kindSearch.ts';

const id = 'single_bea';
const photoAt = (seq: number, changes: Partial<StoredMessage> = {}): StoredMessage =>
  plainMessage({
    clientMsgID: `p${seq}`,
    seq,
    sendTime: 1_700_000_000_000 + seq * 1_000,
    contentType: contentType.picture,
    ...changes,
  });
const textAt = (seq: number): StoredMessage =>
  photoAt(seq, { clientMsgID: `t${seq}`, contentType: contentType.text });

type World = { device: StoredMessage[]; gateway: StoredMessage[]; fails?: GatewayError | null };

type Asked = { pageIndex: number; count: number; searchTimePosition: number };

function search(world: World) {
  const pages: number[] = [];
  const deviceReads: number[] = [];
  const keptPage: Messaging['keptPage'] = async (_, at, count) => {
    deviceReads.push(count);
    const before = 'before' in at ? at.before : null;
    const sorted = [...world.device].sort((a, b) => compareOrder(orderKeyOf(a), orderKeyOf(b)));
    const older = sorted.filter((one) => !before || compareOrder(orderKeyOf(one), before) < 0);
    return older.slice(-count);
  };
  const keptMessages: Messaging['keptMessages'] = async (refs) =>
    world.device.filter((one) => refs.some((ref) => ref.clientMsgID === one.clientMsgID));
  const call = async (_: unknown, input: Asked) => {
    if (world.fails) throw world.fails;
    pages.push(input.pageIndex);
    const newest = world.gateway
      .filter(
        (one) => !input.searchTimePosition || one.sendTime <= input.searchTimePosition * 1_000,
      )
      .sort((a, b) => b.seq - a.seq);
    const messageList = newest.slice(
      (input.pageIndex - 1) * input.count,
      input.pageIndex * input.count,
    );
    const item = { conversationID: id, messageCount: messageList.length, messageList };
    return { totalCount: messageList.length, searchResultItems: messageList.length ? [item] : [] };
  };
  const found = createKindSearch({
    messaging: { keptPage, keptMessages, call: call as unknown as Messaging['call'] },
    userID: 'u1',
    query: {
      conversationID: id,
      types: [contentType.picture],
      parts: [],
      isWanted: (message) => message.contentType === contentType.picture,
    },
  });
  const shown: KindsFound[] = [];
  const show = (next: KindsFound): void => void shown.push(next);
  return {
    ...{ pages, deviceReads, shown },
    more: () => found.more(show),
    refresh: () => found.refresh(show),
    last: () => shown.at(-1) as KindsFound,
    ids: () => shown.at(-1)?.messages.map(({ clientMsgID }) => clientMsgID) ?? [],
  };
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe('createKindSearch', () => {
  it('joins what the device and the gateway have, newest first, each once', async () => {
    const one = search({
      device: [textAt(9), photoAt(8), textAt(7), photoAt(3, { isRevoked: true })],
      gateway: [photoAt(8), photoAt(5), photoAt(3)],
    });
    await one.more();
    expect(one.ids()).toEqual(['p8', 'p5']);
    expect(one.last()).toMatchObject({ hasMore: false, isGatewayMissing: null });
  });

  it('says that the gateway is missing, shows what the device has, and asks again', async () => {
    const fails = new GatewayError('SearchLocalMessages', 'not-sent', 0);
    const world: World = { device: [photoAt(4)], gateway: [photoAt(4), photoAt(2)], fails };
    const one = search(world);
    await one.more();
    expect(one.ids()).toEqual(['p4']);
    expect(one.last()).toMatchObject({ hasMore: false, isGatewayMissing: 'offline' });
    world.fails = null;
    await one.more();
    expect(one.ids()).toEqual(['p4', 'p2']);
    expect(one.last().isGatewayMissing).toBeNull();
  });

  it('adds what comes in, and neither what is on its way nor what is of another kind', async () => {
    const world: World = { device: [], gateway: [] };
    const one = search(world);
    await one.more();
    world.device.push(photoAt(1), textAt(2), photoAt(0, { state: 'sending', localOrder: 1 }));
    await one.refresh();
    expect(one.ids()).toEqual(['p1']);
  });

  it('adds all of more than a page that came in at once, and looks no further than what is known', async () => {
    const world: World = { device: range(1, 900).map(textAt), gateway: [] };
    const one = search(world);
    await one.more();
    world.device.push(...range(901, 1_050).map((seq) => photoAt(seq)));
    one.deviceReads.length = 0;
    await one.refresh();
    expect(one.ids()).toHaveLength(150);
    expect(one.deviceReads).toHaveLength(4);
    await one.refresh();
    expect(one.deviceReads).toHaveLength(5);
  });

  it('shows one that goes as another comes, and nothing anew where nothing has changed', async () => {
    const world: World = { device: [photoAt(1), photoAt(2)], gateway: [] };
    const one = search(world);
    await one.more();
    const before = one.shown.length;
    await one.refresh();
    expect(one.shown).toHaveLength(before);
    world.device.splice(0, 1, photoAt(1, { isRevoked: true }));
    world.device.push(photoAt(3));
    await one.refresh();
    expect(one.ids()).toEqual(['p3', 'p2']);
  });

  it('misses none where some of a page are deleted before the next is asked for', async () => {
    const world: World = { device: [], gateway: range(1, 150).map((seq) => photoAt(seq)) };
    const one = search(world);
    await one.more();
    expect(one.ids()).toHaveLength(100);
    // The person deletes two: at the gateway, and as a fact on the device.
    const gone = world.gateway.splice(140, 2);
    world.device.push(...gone.map((message) => ({ ...message, isDeleted: true })));
    while (one.last().hasMore) await one.more();
    for (const { clientMsgID } of world.gateway) expect(one.ids()).toContain(clientMsgID);
  });

  it('finds all of more than a page that were sent in one second', async () => {
    const gateway = range(1, 250).map((seq) => photoAt(seq, { sendTime: 1_700_000_000_500 }));
    const one = search({ device: [], gateway });
    do await one.more();
    while (one.last().hasMore);
    expect(one.ids()).toHaveLength(250);
  });

  it('grows at its end alone, and ends with all there is, whatever the device has of it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 420 }),
        fc.func(fc.boolean()),
        async (count, isKept) => {
          const gateway = range(1, count).map((seq) => photoAt(seq));
          const one = search({ device: gateway.filter(({ seq }) => isKept(seq)), gateway });
          let before: string[] = [];
          for (let turn = 0; turn < 9; turn += 1) {
            await one.more();
            expect(one.ids().slice(0, before.length)).toEqual(before);
            before = one.ids();
            if (!one.last().hasMore) break;
          }
          expect(before).toEqual(range(1, count).map((seq) => `p${count + 1 - seq}`));
        },
      ),
      { numRuns: 30 },
    );
  });
});
