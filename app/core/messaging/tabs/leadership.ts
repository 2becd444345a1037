import type { HeldLock, TabLock } from '../../../platform/tabLock.ts';

type Needs = {
  lock: TabLock;
  onLead: () => void;
  /** Another tab took over: the socket is to be closed. */
  onFollow: () => void;
};

/**
 * Whether this tab holds the account's one socket: tabs share a session at the gateway, and each socket
 * gets the replies and events of all (protocol reference, sections 1.7, 2.5 and 8.3). One tab leads, as
 * long as none is frozen.
 */
export interface Leadership {
  isLeading(): boolean;
  /** Takes over from a leader that no longer answers. */
  takeOver(): void;
  /** Lets the next tab lead. */
  close(): void;
}

/** Queues for the lock, and again whenever it is lost. Nothing is called before this returns. */
export function createLeadership({ lock, onLead, onFollow }: Needs): Leadership {
  let status: 'waiting' | 'leading' | 'closed' = 'waiting';
  let held: HeldLock | null = null;

  const queue = (steal: boolean): void => {
    held?.release();
    const own: HeldLock = lock.request({
      steal,
      onHeld: () => {
        if (status !== 'waiting' || held !== own) return;
        status = 'leading';
        onLead();
      },
      onLost: () => {
        if (status === 'closed' || held !== own) return;
        const wasLeading = status === 'leading';
        status = 'waiting';
        if (wasLeading) onFollow();
        queue(false);
      },
      onDenied: () => {
        if (status !== 'waiting' || held !== own) return;
        // Two leaders do no harm, none would.
        status = 'leading';
        onLead();
      },
    });
    held = own;
  };
  queue(false);

  return {
    isLeading: () => status === 'leading',
    takeOver() {
      if (status === 'waiting') queue(true);
    },
    close() {
      status = 'closed';
      held?.release();
    },
  };
}
