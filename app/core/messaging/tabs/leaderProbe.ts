import type { Timers } from '../../../platform/timers.ts';

/** A leader that leaves so many pings unanswered counts as frozen. */
const maximumPings = 4;
/** Milliseconds. */
const pingInterval = 500;
/** Until a leader that lives and has not answered a request is pinged again. Milliseconds. */
const busyProbeInterval = 2_000;
/** Until a page that is seen pings the leader again. Milliseconds. */
const idleProbeInterval = 5_000;

type Needs = {
  timers: Timers;
  isLeading: () => boolean;
  isVisible: () => boolean;
  /** Whether this page waits for an answer of the leader. */
  isWaiting: () => boolean;
  ping: () => void;
  /** The leader does not answer, and this page is seen. */
  onSilence: () => void;
};

/** Makes sure that some tab leads. */
export interface LeaderProbe {
  /** Pings the leader, unless it is being pinged. */
  probe(): void;
  /** A message of the leader came: it lives. */
  noteLeader(): void;
  /** This tab leads or is gone. */
  stop(): void;
}

export function createLeaderProbe(needs: Needs): LeaderProbe {
  const { timers } = needs;
  let isProbing = false;
  let timer: unknown = null;

  const schedule = (next: () => void, delay: number): void => {
    timers.clear(timer);
    timer = timers.set(next, delay);
  };
  /** Looks again after a while, for a person who sees this page or waits for something. */
  const noteLeader = (): void => {
    isProbing = false;
    if (needs.isLeading()) return;
    schedule(
      () => {
        if (needs.isVisible() || needs.isWaiting()) probe();
      },
      needs.isWaiting() ? busyProbeInterval : idleProbeInterval,
    );
  };
  // In steps, so that a page which slept itself handles the answers that wait before it decides.
  const ping = (pings: number): void => {
    if (needs.isLeading()) {
      isProbing = false;
      return;
    }
    if (pings < maximumPings) {
      needs.ping();
      schedule(() => ping(pings + 1), pingInterval);
      return;
    }
    noteLeader();
    if (needs.isVisible()) needs.onSilence();
  };
  const probe = (): void => {
    if (isProbing || needs.isLeading()) return;
    isProbing = true;
    ping(0);
  };

  return {
    probe,
    noteLeader,
    stop() {
      isProbing = false;
      timers.clear(timer);
    },
  };
}
