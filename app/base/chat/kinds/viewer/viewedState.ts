import { messageKeyOf } from '../../../../core/messaging/messageRef.ts';
import type { Timeline } from '../../../../core/messaging/messagingAtoms.ts';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';
import type { FoundMedia } from './findMedia.ts';
import { type ViewedOf, viewedMessages } from './viewedMessages.ts';

export type Side = 'older' | 'newer';
export const sides: readonly Side[] = ['older', 'newer'];

/** One end of what is gone through. */
export type ViewedEnd = {
  /** How far the conversation has been looked through; null where it holds nothing. */
  reached: StoredMessage | null;
  /** Whether there may be more beyond that. */
  hasMore: boolean;
  /** `rested`: much was looked through without a picture; it goes on when the person does. */
  status: 'idle' | 'busy' | 'failed' | 'rested';
};

export type ViewedState = {
  /** Pictures and videos, oldest first. */
  viewed: readonly StoredMessage[];
} & Readonly<Record<Side, ViewedEnd>>;

export type ViewedFact =
  | { type: 'asked'; side: Side }
  | { type: 'found'; side: Side; found: FoundMedia }
  | { type: 'failed'; side: Side }
  /** The person looks at another one. */
  | { type: 'moved' }
  /** These were deleted or taken back: `messageKeyOf`. */
  | { type: 'gone'; keys: ReadonlySet<string> };

/** @returns what the timeline holds when the viewer opens */
export function viewedStart(timeline: Timeline | undefined, viewedOf: ViewedOf): ViewedState {
  const messages = timeline?.messages ?? [];
  const end = (reached: StoredMessage | undefined, hasMore = false): ViewedEnd => ({
    reached: reached ?? null,
    hasMore: hasMore && reached !== undefined,
    status: 'idle',
  });
  return {
    viewed: viewedMessages(messages, viewedOf),
    older: end(messages[0], timeline?.hasOlder),
    newer: end(messages.at(-1), timeline?.hasNewer),
  };
}

/** What the viewer goes through: it grows at its ends, and what was there stays until it is taken back. */
export function viewedReducer(state: ViewedState, fact: ViewedFact): ViewedState {
  if (fact.type === 'moved') return rested(rested(state, 'older'), 'newer');
  if (fact.type === 'gone') {
    const viewed = state.viewed.filter((one) => !fact.keys.has(messageKeyOf(one)));
    return viewed.length === state.viewed.length ? state : { ...state, viewed };
  }
  const { side } = fact;
  const end = state[side];
  if (fact.type === 'asked') return { ...state, [side]: { ...end, status: 'busy' } };
  if (fact.type === 'failed') return { ...state, [side]: { ...end, status: 'failed' } };
  const { media, reached, hasMore } = fact.found;
  const status = media.length > 0 || !hasMore ? 'idle' : 'rested';
  const viewed = side === 'older' ? [...media, ...state.viewed] : [...state.viewed, ...media];
  return { ...state, viewed, [side]: { reached, hasMore, status } };
}

/** Whether all pictures of the conversation are here, so that they can be counted. */
export function isWhole({ older, newer }: ViewedState): boolean {
  return !older.hasMore && !newer.hasMore;
}

function rested(state: ViewedState, side: Side): ViewedState {
  const end = state[side];
  return end.status === 'rested' ? { ...state, [side]: { ...end, status: 'idle' } } : state;
}
