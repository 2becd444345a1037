import type { EngineNeeds } from './engineNeeds.ts';
import type { Publisher } from './publisher.ts';

/** What the parts of the engine share. */
export type EngineParts = Pick<
  EngineNeeds,
  'userID' | 'gateway' | 'store' | 'clock' | 'timers' | 'random' | 'applyRemovals'
> & {
  publisher: Publisher;
  /** Messages asked of the gateway at once. */
  pageSize: number;
  /** Whether calls are taken now, by the connection of this tab. */
  isOnline: () => boolean;
  /** Counts connections: what was learned on an earlier one may be out of date. */
  connection: () => number;
  /** Whether a tab shows the conversation. */
  isWatched: (conversationID: string) => boolean;
};
