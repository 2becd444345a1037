import type { OutputOf } from '../../contract/call.ts';
import { getUserAmount } from '../../contract/points/getUserAmount.ts';
import type { Read } from '../../core/query/read.ts';
import { useCall } from '../../core/query/useCall.ts';
import { newerOf, useForward, useShownSeq, whenBehind } from './walletNews.ts';

/** Reads the points available and nothing else; as `useWallet`, it never goes back. */
export function useAvailable(): Read<OutputOf<typeof getUserAmount>> {
  const shownSeq = useShownSeq();
  return useForward(
    useCall(getUserAmount, {}, { newer: newerOf, readEvery: whenBehind(shownSeq) }),
  );
}
