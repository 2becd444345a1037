import type { Timers } from '../../../platform/timers.ts';
import type { GatewayEvent } from '../../../transport/gateway/gatewayClient.ts';

/** Rows that explain a total come this soon. Milliseconds. */
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
  let hasRowCome = false;
  let due: unknown = null;
  const stop = (): void => {
    if (due !== null) timers.clear(due);
    due = null;
  };
  return {
    noteEvent({ name }) {
      if (name === 'OnConversationChanged' || name === 'OnNewConversation') {
        // One that comes right after the total explains it as well.
        if (due === null) hasRowCome = true;
        else stop();
      }
      if (name !== 'OnTotalUnreadMessageCountChanged') return;
      if (!hasRowCome) {
        due ??= timers.set(() => {
          due = null;
          onUnexplained();
        }, quiet);
      }
      hasRowCome = false;
    },
    close: stop,
  };
}
