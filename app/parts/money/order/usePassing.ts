import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { type CallError, failureOf } from '../../../contract/callError.ts';
import { onlineAtom } from '../../../core/backend/onlineAtom.ts';
import type { OrderSecret } from './orderKind.ts';

/**
 * @returns what the server said of an order in passing; null while that is about its secret, or was that
 *   there is no network: the page tells so while it is so, and it is over once the network is back
 */
export function usePassing(
  passing: CallError | null,
  secret: OrderSecret | undefined,
): CallError | null {
  const isOnline = useAtomValue(onlineAtom);
  const [over, setOver] = useState<CallError | null>(null);
  const isOffline = failureOf(passing)?.kind === 'offline';
  if (isOffline && !isOnline && over !== passing) setOver(passing);
  return secret?.isAbout(passing) || over === passing ? null : passing;
}
