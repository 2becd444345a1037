import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../tests/support/depth.ts';
import { storedMessage } from '../../../../tests/support/messaging/storedMessages.ts';
import { createMemoryDatabase } from '../../../platform/database/memoryDatabase.ts';
import { refOf } from '../messageRef.ts';
import { orderKeyOf, type StoredMessage } from '../storedMessage.ts';
import { createMessageStore } from './createMessageStore.ts';
import { messageLayout } from './messageRows.ts';
import type { HistoryPage } from './messageStore.ts';
import { pruneMessages } from './pruneMessages.ts';

const conversationID = 'single_them';
/** Schedules of each kind. */
const numRuns = runs(25, 150);

/** What the server has as `seq`: nothing, a number without jumps, or one that jumps. */
type SeqKind = 'none' | 'contiguous' | 'jumping';

type Step =
  /** The server gets messages; the events of some are lost, late or doubled. */
  | { kind: 'arrive'; events: readonly ('arrives' | 'lost' | 'late' | 'twice')[]; isOwn: boolean }
  | { kind: 'late-events' }
  | { kind: 'drop' }
  /** A newest page is asked for, and merged after `delay` more steps. */
  | { kind: 'newest'; count: number; isLate: boolean }
  | { kind: 'late-page' }
  | { kind: 'fill'; pick: number; count: number }
  | { kind: 'send'; outcome: 'reply' | 'reply-without-seq' | 'event' | 'silent' }
  | { kind: 'revoke'; pick: number }
  | { kind: 'prune'; maximum: number };

const count = fc.integer({ min: 1, max: 6 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('arrive' as const),
      events: fc.array(fc.constantFrom('arrives', 'arrives', 'lost', 'late', 'twice'), {
        minLength: 1,
        maxLength: 8,
      }),
      isOwn: fc.boolean(),
    }),
  },
  fc.record({ kind: fc.constantFrom('late-events' as const, 'drop' as const) }),
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('newest' as const), count, isLate: fc.boolean() }),
  },
  fc.record({ kind: fc.constant('late-page' as const) }),
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('fill' as const), pick: fc.nat(9), count }),
  },
  fc.record({
    kind: fc.constant('send' as const),
    outcome: fc.constantFrom('reply', 'reply-without-seq', 'event', 'silent'),
  }),
  fc.record({ kind: fc.constant('revoke' as const), pick: fc.nat(30) }),
  fc.record({ kind: fc.constant('prune' as const), maximum: fc.nat(10) }),
);

function createWorld(seqKind: SeqKind) {
  const database = createMemoryDatabase(messageLayout);
  const store = createMessageStore(database);
  const server: StoredMessage[] = [];
  const late: StoredMessage[] = [];
  let latePage: HistoryPage | null = null;
  let isContinuous = false;
  let seq = 0;
  let made = 0;

  const options = {
    isContinuous: () => isContinuous,
    isSeqContiguous: () => seqKind === 'contiguous',
  };
  const append = (id: string, sendID: string): StoredMessage => {
    if (seqKind !== 'none') seq += seqKind === 'jumping' ? 1 + (made % 3) : 1;
    const message = storedMessage(id, { seq, sendTime: 1_000 + server.length, sendID });
    server.push(message);
    return message;
  };
  const merge = (message: StoredMessage) => store.mergeArrivals([message], options);
  const newestPage = (asked: number): HistoryPage => ({
    conversationID,
    messages: server.slice(-asked),
    count: asked,
    at: { kind: 'newest' },
  });
  const pageBefore = (anchor: StoredMessage, asked: number): HistoryPage => {
    const end = server.findIndex(({ clientMsgID }) => clientMsgID === anchor.clientMsgID);
    return {
      conversationID,
      messages: server.slice(Math.max(0, end - asked), end),
      count: asked,
      at: { kind: 'before', anchor },
    };
  };
  const fill = async (pick: number, asked: number) => {
    const gaps = await store.gaps(conversationID);
    const gap = gaps[pick % Math.max(gaps.length, 1)];
    if (gap) await store.mergePage(pageBefore(gap, asked));
  };
  /** As a client does that wants the message of the gap itself to be in the page. */
  const fillOverlapping = async (asked: number) => {
    const [gap] = await store.gaps(conversationID, 1);
    if (!gap) return false;
    const [after] = await store.pageAfter(conversationID, orderKeyOf(gap), 1);
    const isAnchor = after?.state === 'sent';
    await store.mergePage(isAnchor ? pageBefore(after, asked) : newestPage(asked));
    return true;
  };

  const run = async (one: Step): Promise<void> => {
    switch (one.kind) {
      case 'arrive': {
        const batch: StoredMessage[] = [];
        for (const event of one.events) {
          const message = append(`m${++made}`, one.isOwn ? 'me' : 'them');
          // Without numbers that rise by one, only a connection that loses nothing shows everything.
          const isLossy = seqKind === 'contiguous' || !isContinuous;
          if (event === 'lost' && isLossy) continue;
          if (event === 'late' && isLossy) late.push(message);
          else batch.push(message);
          if (event === 'twice') batch.push({ ...message });
        }
        await store.mergeArrivals(batch, options);
        return;
      }
      case 'late-events':
        await store.mergeArrivals(late.splice(0).reverse(), options);
        return;
      case 'drop':
        isContinuous = false;
        if (seqKind !== 'contiguous') late.length = 0;
        latePage = null;
        return;
      case 'newest':
        if (one.isLate) latePage = newestPage(one.count);
        else {
          await store.mergePage(newestPage(one.count));
          isContinuous = true;
        }
        return;
      case 'late-page':
        if (latePage) await store.mergePage(latePage);
        latePage = null;
        return;
      case 'fill':
        await fill(one.pick, one.count);
        return;
      case 'send': {
        const id = `own${++made}`;
        const peer = { sessionType: 1, userID: 'them' } as const;
        await store.addOutgoing(
          storedMessage(id, {
            state: 'sending',
            sendID: 'me',
            sendTime: 9_000_000,
            serverMsgID: '',
          }),
          {
            clientMsgID: id,
            conversationID,
            localOrder: 0,
            peer,
            kind: 'text',
            uploads: [],
            phase: 'waiting',
            attempts: 0,
            lookups: 0,
          },
          new Map(),
        );
        const sent = append(id, 'me');
        if (one.outcome === 'event') await merge(sent);
        if (one.outcome === 'reply') await merge({ ...sent });
        if (one.outcome === 'reply-without-seq') await merge({ ...sent, seq: 0 });
        // Its reply is lost with the connection.
        if (one.outcome === 'silent') isContinuous = false;
        return;
      }
      case 'revoke': {
        const found = server[one.pick % Math.max(server.length, 1)];
        if (!found) return;
        found.isRevoked = true;
        await store.applyFacts([{ ...refOf(found), isRevoked: true, revokerID: 'them' }]);
        return;
      }
      case 'prune':
        await pruneMessages(database, one.maximum);
    }
  };

  const shown = () => store.pageBefore(conversationID, null, 10_000);
  return {
    store,
    run,
    shown,
    server,
    /** Brings the device up to date as a client does: the newest page, then each gap. */
    async heal(): Promise<number> {
      await store.mergePage(newestPage(3));
      isContinuous = true;
      await store.mergeArrivals(late.splice(0), options);
      let pages = 0;
      while ((await fillOverlapping(4)) && pages < 1_000) pages += 1;
      return pages;
    },
  };
}

const seqKinds: readonly SeqKind[] = ['none', 'contiguous', 'jumping'];

describe.each(seqKinds)('a device that missed parts of the history (seq %s)', (seqKind) => {
  it('has the list of the server once all gaps are filled', async () => {
    const property = fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const world = createWorld(seqKind);
      for (const one of steps) await world.run(one);
      const pages = await world.heal();

      const messages = await world.shown();
      expect(messages.map(({ clientMsgID }) => clientMsgID)).toEqual(
        world.server.map(({ clientMsgID }) => clientMsgID),
      );
      expect(messages.map(({ isRevoked }) => isRevoked)).toEqual(
        world.server.map(({ isRevoked }) => isRevoked),
      );
      expect(messages.every(({ state }) => state === 'sent')).toBe(true);
      expect(await world.store.outbox()).toEqual([]);
      expect(await world.store.hasOlder(conversationID)).toBe(false);
      expect(pages).toBeLessThanOrEqual(world.server.length + steps.length + 5);
      const latest = (await world.store.latest()).get(conversationID) ?? null;
      expect(latest).toEqual(messages.at(-1) ?? null);
    });
    await fc.assert(property, { numRuns });
  });

  it('is never out of order, never has one twice and never forgets a gap', async () => {
    const property = fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const world = createWorld(seqKind);
      for (const one of steps) {
        await world.run(one);
        const places = new Map(world.server.map(({ clientMsgID }, place) => [clientMsgID, place]));
        const known = (await world.shown()).filter((m) => m.state === 'sent' && m.seq + 1 > 0);
        const ids = known.map(({ clientMsgID }) => clientMsgID);
        expect(new Set(ids).size).toBe(ids.length);
        const confirmed = seqKind === 'none' ? known : known.filter(({ seq }) => seq > 0);
        for (const [index, message] of confirmed.entries()) {
          const place = places.get(message.clientMsgID) ?? -1;
          const before = confirmed[index - 1];
          const placeBefore = before ? (places.get(before.clientMsgID) ?? -1) : -1;
          expect(place).toBeGreaterThan(placeBefore);
          // Replies without a number stand aside until it is known.
          const isNext = place === placeBefore + 1 || confirmed.length < known.length;
          if (!isNext) expect(message.hasGapBefore).toBe(true);
        }
      }
    });
    await fc.assert(property, { numRuns });
  });
});
