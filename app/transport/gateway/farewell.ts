import { limits } from '../../lib/limits.ts';
import type { Timers } from '../../platform/timers.ts';
import type { Connection, ConnectionHolder } from './connection.ts';
import { readFrame } from './readFrame.ts';

/** A connection that only waits for the answer to its `Logout`. */
export type Leaving = { connection: Connection; holder: ConnectionHolder };

/** Connections on their way out: one at a time, each for a bounded time. */
export interface Farewell {
  /** Takes the connection over, and closes it when `Logout` is answered or the time is up. */
  say(leaving: Leaving, operationID: string, text: string): void;
  /** Closes at once. */
  cut(): void;
  /** @returns resolves when nothing is on its way out. Never rejects. */
  over(): Promise<void>;
}

export function createFarewell(timers: Timers): Farewell {
  let end: (() => void) | null = null;
  let over = Promise.resolve();
  return {
    say({ connection, holder }, operationID, text) {
      end?.();
      over = new Promise((resolve) => {
        const finish = () => {
          if (end !== finish) return;
          end = null;
          timers.clear(timer);
          connection.drop();
          resolve();
        };
        const timer = timers.set(finish, limits.gatewayLogout);
        end = finish;
        holder.lost = finish;
        holder.received = (data) => {
          const read = readFrame(data);
          if (read.kind === 'frame' && read.frame.operationID === operationID) finish();
        };
        if (!connection.send(text)) finish();
      });
    },
    cut: () => end?.(),
    over: () => over,
  };
}
