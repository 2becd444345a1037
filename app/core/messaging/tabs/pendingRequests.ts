import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import { type Command, errorOf, functionNameOf, type RequestOutcome } from './tabMessage.ts';

type Pending = {
  command: Command;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
};

/** What this tab asked of the leader and has no answer to. */
export interface PendingRequests {
  /** @returns the answer's value. Rejects with `GatewayError` */
  add(id: string, command: Command): Promise<unknown>;
  /** An answer came; one to what is settled already is left alone. */
  settle(id: string, outcome: RequestOutcome): void;
  /** This tab does it itself. */
  runOwn(run: (command: Command) => Promise<unknown>): void;
  entries(): readonly [id: string, command: Command][];
  isEmpty(): boolean;
  /** Nobody answers any more: all reject as `cancelled`. */
  close(): void;
}

export function createPendingRequests(): PendingRequests {
  const pending = new Map<string, Pending>();
  return {
    add: (id, command) =>
      new Promise((resolve, reject) => {
        pending.set(id, { command, resolve, reject });
      }),
    settle(id, outcome) {
      const request = pending.get(id);
      pending.delete(id);
      if (outcome.isDone) request?.resolve(outcome.value);
      else request?.reject(errorOf(outcome.failure));
    },
    runOwn(run) {
      const all = [...pending.values()];
      pending.clear();
      for (const { command, resolve, reject } of all) run(command).then(resolve, reject);
    },
    entries: () => [...pending].map(([id, { command }]) => [id, command]),
    isEmpty: () => pending.size === 0,
    close() {
      for (const { command, reject } of pending.values()) {
        reject(new GatewayError(functionNameOf(command), 'cancelled', 0));
      }
      pending.clear();
    },
  };
}
