import type { Timers } from '../../../platform/timers.ts';
import type { GatewayEvent } from '../../../transport/gateway/gatewayClient.ts';

/** Rows that explain a total come this soon before or after it. Milliseconds. */
const quiet = 1_000;

/**
 * What changes the unread total changes a row, and the gateway sends both events; but where a
 * conversation was hidden on another device it sends the total alone (protocol reference, section 3.4,
 * `DeleteConversation`).
 */
export interface UnexplainedTotal {
  noteEvent(event: GatewayEvent): void;
  close(): void;
}

/** @param onUnexplained called where no row came before or soon after a total */
export function createUnexplainedTotal(
  timers: Timers,
  onUnexplained: () => void,
): UnexplainedTotal {
  /** Until when the last row explains a total; null once it has explained one. */
  let rowTimer: unknown = null;
  let due: unknown = null;
  const stop = (): void => {
    if (due !== null) timers.clear(due);
    due = null;
  };
  const forgetRow = (): void => {
    if (rowTimer !== null) timers.clear(rowTimer);
    rowTimer = null;
  };
  const noteRow = (): void => {
    forgetRow();
    rowTimer = timers.set(() => {
      rowTimer = null;
    }, quiet);
  };
  return {
    noteEvent({ name }) {
      if (name === 'OnConversationChanged' || name === 'OnNewConversation') {
        // One that comes right after the total explains it as well.
        if (due === null) noteRow();
        else stop();
      }
      if (name !== 'OnTotalUnreadMessageCountChanged') return;
      if (rowTimer === null) {
        due ??= timers.set(() => {
          due = null;
          onUnexplained();
        }, quiet);
      }
      forgetRow();
    },
    close() {
      stop();
      forgetRow();
    },
  };
}
