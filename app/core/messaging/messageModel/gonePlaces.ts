import { type MessageRef, messageKeyOf } from '../messageRef.ts';
import { compareOrder, type OrderKey, orderKeyOf, type StoredMessage } from '../storedMessage.ts';
import type { PlaceRange } from './pagePlan.ts';
import { isGone } from './withoutContent.ts';

/** A page of history as evidence of what is gone. */
export type PageEvidence = {
  /** Its messages that have a place, oldest first. */
  members: readonly StoredMessage[];
  /** The message it was asked for by. */
  anchor: StoredMessage | null;
  /** Whether it follows the anchor. */
  isAfter: boolean;
  /** Where the page is whole, as `PagePlan.closed`. */
  closed: readonly PlaceRange[];
  /** Whether it reaches the newest message there was when it was asked for. */
  isNewest: boolean;
  /** Whether nothing at all is there. */
  isEmpty: boolean;
  /**
   * The newest place the device knew when the page was asked for: up to there the page knew everything
   * the device did. What came while it was under way lies beyond, as the gateway numbers messages in
   * the order it takes them.
   */
  knownUpTo: OrderKey | null;
};

/** @returns where messages that the page lacks are gone; nothing where the page does not show it */
export function gonePlaces({
  members,
  closed,
  isNewest,
  isEmpty,
  knownUpTo,
}: PageEvidence): readonly PlaceRange[] {
  const newest = members.at(-1);
  if (!isNewest || !knownUpTo || !(newest ?? isEmpty)) return closed;
  const above = newest ? orderKeyOf(newest) : null;
  if (above && compareOrder(above, knownUpTo) >= 0) return closed;
  return [...closed, { above, upTo: knownUpTo }];
}

/**
 * @returns whether a message in one of `gonePlaces` is gone at the gateway, given that the page lacks
 * it. Gateways that page by time may leave out one that shares its time with the end of a page.
 */
export function isGoneBy(page: PageEvidence): (message: StoredMessage) => boolean {
  const { members, anchor, isAfter } = page;
  const present = new Set(members.map(messageKeyOf));
  const ends = [isAfter ? members.at(-1) : members[0], anchor].filter(
    (one) => one !== null && one !== undefined,
  );
  const times = new Set(ends.map(({ sendTime }) => sendTime));
  const isAnchor = (ref: MessageRef) =>
    anchor !== null && messageKeyOf(anchor) === messageKeyOf(ref);
  return (message) =>
    message.state === 'sent' &&
    !isGone(message) &&
    !present.has(messageKeyOf(message)) &&
    !isAnchor(message) &&
    !times.has(message.sendTime);
}
