import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { declaredFailure } from '../../../contract/callError.ts';
import { useCountdown } from '../../../core/countdown/useCountdown.ts';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';

/** What the server says of a fund password. */
export type PinProblem =
  | { kind: 'wrong'; triesLeft: number }
  /** Too often wrong: none is taken for a while. */
  | { kind: 'locked' }
  /** Too often wrong: only a reset helps. */
  | { kind: 'blocked' }
  /** None has been set. */
  | { kind: 'missing' };

export type PinTrouble = {
  problem: PinProblem | null;
  /** Seconds until one can be tried again; 0 when it can. */
  seconds: number;
  /** Takes an error that is about the fund password. @returns false for any other. */
  take: (error: unknown) => boolean;
  /** What was said of the last one no longer counts. */
  forget: () => void;
};

/** What stands against the fund password now. The wait outlives a reload, and is one for all pages. */
export function usePinProblem(): PinTrouble {
  const userId = useAtomValue(userIdAtom) ?? '';
  const { seconds, start } = useCountdown(`fund-password:${userId}`);
  const [problem, setProblem] = useState<PinProblem | null>(null);
  return {
    problem: seconds > 0 ? { kind: 'locked' } : problem?.kind === 'locked' ? null : problem,
    seconds,
    take(error) {
      const failure = declaredFailure(error);
      if (failure?.name === 'fundPasswordWrong') {
        setProblem({ kind: 'wrong', triesLeft: failure.data.triesLeft });
      } else if (failure?.name === 'fundPasswordLocked') {
        start(failure.data.retryAfter);
        setProblem({ kind: 'locked' });
      } else if (failure?.name === 'fundPasswordBlocked') setProblem({ kind: 'blocked' });
      else if (failure?.name === 'fundPasswordMissing') setProblem({ kind: 'missing' });
      else return false;
      return true;
    },
    forget: () => setProblem(null),
  };
}
