import type { Timers } from '../../../platform/timers.ts';
import type { GatewayEvent } from '../../../transport/gateway/gatewayClient.ts';

/** Rows that explain a total come this soon. Milliseconds. */
const quiet = 1_000;

/**
 * What changes the unread total changes a row, and the gateway tells both; but of a conversation that
 * was hidden elsewhere it tells the total alone.
 */
export interface UnexplainedTotal {
  noteEvent(event: GatewayEvent): void;
  close(): void;
}

/** @param onUnexplained called where no row was told before or soon after a total */
export function createUnexplainedTotal(
  timers: Timers,
  onUnexplained: () => void,
): UnexplainedTotal {
  let isRowTold = false;
  let due: unknown = null;
  const stop = (): void => {
    if (due !== null) timers.clear(due);
    due = null;
  };
  return {
    noteEvent({ name }) {
      if (name === 'OnConversationChanged' || name === 'OnNewConversation') {
        // One that comes right after the total explains it as well.
        if (due === null) isRowTold = true;
        else stop();
      }
      if (name !== 'OnTotalUnreadMessageCountChanged') return;
      if (!isRowTold) {
        due ??= timers.set(() => {
          due = null;
          onUnexplained();
        }, quiet);
      }
      isRowTold = false;
    },
    close: stop,
  };
}
