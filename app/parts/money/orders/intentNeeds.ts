import type { Backend } from '../../../core/backend/backend.ts';
import type { TabChannel } from '../../../platform/tabChannel.ts';
import type { Timers } from '../../../platform/timers.ts';
import type { IntentOwner } from './intentRecord.ts';
import type { IntentOutcome } from './intentState.ts';
import type { IntentStore } from './intentStore.ts';

/** An order that came to its end, as this page learned it. */
export type SettledIntent = {
  /** Name of the call. */
  call: string;
  /** Null where another page knows it, or the person gave it up. */
  outcome: IntentOutcome | null;
  /** A screen of this page shows it. */
  isShown: boolean;
};

/** All that orders reach outside themselves. */
export type MoneyIntentsOptions = {
  /** Who is logged in, in which brand. Orders of others are neither shown nor touched. */
  owner: IntentOwner;
  store: IntentStore;
  /** Runs work while no other page of the site runs work under this name. */
  lock: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  /** To the other pages of the site. */
  channel: Pick<TabChannel, 'send' | 'subscribe'>;
  call: Backend['call'];
  /** Milliseconds since 1970. */
  clock: () => number;
  timers: Timers;
  /** Fills with secure random bytes. */
  random: (bytes: Uint8Array) => Uint8Array;
  /** There is a network, and the page is seen. */
  isAwake: () => boolean;
  /** It may be awake again. @returns undoes it */
  onWake: (listener: () => void) => () => void;
  /** Called once for each order that this page knew of. Must not throw. */
  onSettled: (settled: SettledIntent) => void;
};
