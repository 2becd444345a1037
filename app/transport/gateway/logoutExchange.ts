import { limits } from '../../lib/limits.ts';
import type { Timers } from '../../platform/timers.ts';
import type { HeldConnection } from './currentConnection.ts';
import { readFrame } from './readFrame.ts';
import { createSingleTimer } from './singleTimer.ts';

/** Connections that only wait for the answer to their `Logout`: one at a time, for a bounded time. */
export interface LogoutExchange {
  /** Takes the connection over, and closes it when `Logout` is answered or the time is up. */
  begin(leaving: HeldConnection, operationID: string, text: string): void;
  /** Closes at once. */
  abort(): void;
  /** @returns resolves when no connection waits. Never rejects. */
  finished(): Promise<void>;
}

/** The rules of `Logout`: protocol reference, section 1.8. */
export function createLogoutExchange(timers: Timers): LogoutExchange {
  const deadline = createSingleTimer(timers);
  let end: (() => void) | null = null;
  let finished = Promise.resolve();
  return {
    begin({ connection, holder }, operationID, text) {
      end?.();
      finished = new Promise((resolve) => {
        const finish = () => {
          if (end !== finish) return;
          end = null;
          deadline.clear();
          connection.drop();
          resolve();
        };
        deadline.set(finish, limits.gatewayLogout);
        end = finish;
        holder.lost = finish;
        holder.received = (data) => {
          const read = readFrame(data);
          if (read.kind === 'frame' && read.frame.operationID === operationID) finish();
        };
        if (!connection.send(text)) finish();
      });
    },
    abort: () => end?.(),
    finished: () => finished,
  };
}
