import type { EngineParts } from '../engine/engineParts.ts';
import { type MessageRef, messageKeyOf, refOf } from '../messageRef.ts';
import type { HistoryPage } from '../store/messageStore.ts';
import { createHistoryAround } from './historyAround.ts';
import { createFetchPage, type FetchPage, inOrder } from './historyPages.ts';
import { createHistoryPlaces, type InnerGap } from './historyPlaces.ts';

/**
 * Fetches pages of history and merges them into the store (protocol reference, sections 3.5 and 8.3, gap
 * fill).
 */
export interface History {
  /**
   * Fetches the newest page, unless that was done on this connection, then fills holes from the newest
   * on until none is left between known messages, or `pages` were fetched.
   * @returns how many of the messages were new. @throws GatewayError, DatabaseError
   */
  fill(conversationID: string, pages: number): Promise<number>;
  /**
   * Fetches the page before a message, or the newest. @param count messages at least; null: a page
   * @throws GatewayError, DatabaseError
   */
  loadBefore(
    conversationID: string,
    before: MessageRef | null,
    count: number | null,
  ): Promise<void>;
  /** Fetches the page after a message. @throws GatewayError, DatabaseError */
  loadAfter(conversationID: string, after: MessageRef): Promise<void>;
  /**
   * Fetches a message with a page on either side, and the newest page, unless that was done on this
   * connection. @returns whether the gateway has the message. @throws GatewayError, DatabaseError
   */
  loadAround(message: MessageRef): Promise<boolean>;
  /** Fetches the page right before a message. @throws GatewayError, DatabaseError */
  checkBefore(conversationID: string, before: MessageRef): Promise<void>;
  /**
   * Asks the gateway how it stands with messages that may have been taken back: they were if it no
   * longer has them in their place. @throws GatewayError, DatabaseError
   */
  checkRevoked(conversationID: string, refs: readonly MessageRef[]): Promise<void>;
}

/** Pages fetched at most to join one that stands apart to what the device has. */
const pagesBehind = 5;

/** Numbers between two messages from which on too much may be missing to be fetched by itself. */
const wideGap = 1_000;

type Parts = Pick<
  EngineParts,
  'userID' | 'gateway' | 'store' | 'publisher' | 'connection' | 'pageSize'
>;

/**
 * @param continuous conversations of which everything up to now is known, on this connection
 * @param isSeqContiguous as `SeqTrust.isContiguous`
 */
export function createHistory(
  parts: Parts,
  continuous: Set<string>,
  isSeqContiguous: (conversationID: string) => boolean,
): History {
  const { store, publisher, pageSize } = parts;
  const places = createHistoryPlaces(store);
  const fetch = createFetchPage({ ...parts, places, continuous });

  const fill: History['fill'] = async (conversationID, pages) => {
    let added = 0;
    let left = pages;
    if (!continuous.has(conversationID)) {
      added += (await fetch(conversationID, { kind: 'newest' })).added;
      left -= 1;
    }
    for (; left > 0; left -= 1) {
      const gap = await places.innerGap(conversationID);
      // What a person jumped to far back stands apart: the rest comes as they read on.
      const isFar = gap && isWide(gap) && isSeqContiguous(conversationID);
      if (!gap || (isFar && pages - left >= pagesBehind)) break;
      added += (await fetch(conversationID, await places.overlapping(gap.after))).added;
    }
    return added;
  };

  /** Fetches a page, and what is missing behind it where a full device pruned its anchor meanwhile. */
  const fetchWhole: FetchPage = async (conversationID, at, count) => {
    const fetched = await fetch(conversationID, at, count);
    const isApart = at.kind !== 'newest' && (await store.message(at.anchor)) === null;
    if (isApart) await fill(conversationID, pagesBehind);
    return fetched;
  };

  return {
    fill,
    ...createHistoryAround({ ...parts, places, continuous, fetch, fetchWhole, fill }),
    async checkBefore(conversationID, before) {
      await fetchWhole(conversationID, { kind: 'before', anchor: before });
    },
    async checkRevoked(conversationID, refs) {
      const seen = new Set<string>();
      const known = inOrder(await store.messages(refs)).reverse();
      for (const message of known) {
        if (message.state !== 'sent' || seen.has(messageKeyOf(message))) continue;
        const { keys } = await fetch(conversationID, await places.overlapping(message));
        for (const key of keys) seen.add(key);
        if (seen.has(messageKeyOf(message))) continue;
        publisher.changes(await store.applyFacts([{ ...refOf(message), isRevoked: true }]));
      }
    },
    async loadBefore(conversationID, before, count) {
      // What a full device pruned may still be shown: it is asked for from where the device knows on.
      const anchor =
        before &&
        ((await store.message(before)) ?? (await store.gaps(conversationID, 1))[0] ?? null);
      const at: HistoryPage['at'] = anchor ? await places.overlapping(anchor) : { kind: 'newest' };
      await fetchWhole(conversationID, at, Math.max(pageSize, count ?? 0));
    },
  };
}

function isWide({ before, after }: InnerGap): boolean {
  return before.seq > 0 && after.seq - before.seq > wideGap;
}
