import type { OutputOf } from '../../contract/call.ts';
import { amount } from '../../contract/points/amount.ts';
import type { Read } from '../../core/query/read.ts';
import { useCall } from '../../core/query/useCall.ts';
import { newerOf, useForward, useShownSeq, whenBehind } from './walletNews.ts';

/** The person's wallet in this brand; all amounts in hundredths of a point. */
export type Wallet = OutputOf<typeof amount>;

type Options = {
  /** Milliseconds, or what tells them from the wallet: reads anew while the page is seen. */
  readEvery?: number | ((wallet: Wallet) => number) | undefined;
};

/** Reads the wallet. What is shown never goes back: an answer older than one already shown is not. */
export function useWallet({ readEvery }: Options = {}): Read<Wallet> {
  const shownSeq = useShownSeq();
  return useForward(
    useCall(amount, {}, { newer: newerOf, readEvery: whenBehind(shownSeq, readEvery) }),
  );
}
