import { useEffect, useEffectEvent, useState } from 'react';
import type { CallError } from '../../../contract/callError.ts';
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
  return { trouble, other: pinProblemOf(passing) ? null : passing };
}
