import { useCallback, useSyncExternalStore } from 'react';
import type { UnconfirmedIntent } from './createMoneyIntents.ts';
import { useMoneyIntents } from './useMoneyIntents.ts';

const nothing: readonly UnconfirmedIntent[] = [];

/** The person's orders without an answer, oldest first, kept up to date. */
export function useUnconfirmed(): readonly UnconfirmedIntent[] {
  const intents = useMoneyIntents();
  const subscribe = useCallback(
    (listener: () => void) => intents?.subscribe(listener) ?? (() => undefined),
    [intents],
  );
  return useSyncExternalStore(subscribe, () => intents?.unconfirmed() ?? nothing);
}
