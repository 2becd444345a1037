import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { type CallError, failureOf } from '../../../contract/callError.ts';
import { onlineAtom } from '../../../core/backend/onlineAtom.ts';
import { type PinTrouble, pinProblemOf, usePinProblem } from '../pin/usePinProblem.ts';

type Passing = {
  /** What stands against the fund password. */
  trouble: PinTrouble;
  /** A refusal in passing that is about anything else. */
  other: CallError | null;
};

/** Parts what the server said of an order in passing: of its fund password, or of anything else. */
export function usePassing(passing: CallError | null): Passing {
  const trouble = usePinProblem();
  // Said before this opened: a wait that it began is counted already.
  const [earlier] = useState(passing);
  const take = useEffectEvent(() => void trouble.take(passing));
  useEffect(() => {
    if (passing && passing !== earlier) take();
  }, [passing, earlier]);
  // That there was no network is told by the page while it is so, and over once it is back.
  const isOnline = useAtomValue(onlineAtom);
  const [over, setOver] = useState<CallError | null>(null);
  const isOffline = failureOf(passing)?.kind === 'offline';
  if (isOffline && !isOnline && over !== passing) setOver(passing);
  return { trouble, other: pinProblemOf(passing) || over === passing ? null : passing };
}
