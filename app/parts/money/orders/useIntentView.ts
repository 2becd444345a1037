import { useCallback, useSyncExternalStore } from 'react';
import type { IntentView } from './intentCell.ts';
import { useMoneyIntents } from './useMoneyIntents.ts';

const loading: IntentView = { state: { kind: 'loading' }, passing: null, record: null };

/**
 * What there is of the order of a call, for who looks without showing it.
 * @param name of the call, such as `exchange.exchange`
 */
export function useIntentView(name: string): IntentView {
  const intents = useMoneyIntents();
  const intent = intents?.intentOf(name) ?? null;
  const subscribe = useCallback(
    (listener: () => void) => intents?.subscribe(listener) ?? (() => undefined),
    [intents],
  );
  return useSyncExternalStore(subscribe, () => intent?.view() ?? loading);
}
