/** Counts retries over all calls under way, for the sentence "reconnecting {count}". */
export interface Reconnecting {
  /** @param call stands for the call under way. @param retries of this call so far. */
  note(call: object, retries: number): void;
  /** An answer came: the backend is there. */
  answered(): void;
  /** The call is over, however it ended. */
  ended(call: object): void;
}

export function createReconnecting(onChange: (count: number) => void): Reconnecting {
  const waiting = new Map<object, number>();
  let shown = 0;
  const show = (): void => {
    const count = Math.max(0, ...waiting.values());
    if (count === shown) return;
    shown = count;
    onChange(count);
  };
  return {
    note(call, retries) {
      waiting.set(call, retries);
      show();
    },
    answered() {
      waiting.clear();
      show();
    },
    ended(call) {
      waiting.delete(call);
      show();
    },
  };
}
