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

/**
 * What stands against the fund password now. The wait outlives a reload, and is one for all pages.
 * @param earlier what was said of it before
 */
export function usePinProblem(earlier: unknown = null): PinTrouble {
  const userId = useAtomValue(userIdAtom) ?? '';
  const { seconds, start } = useCountdown(`fund-password:${userId}`);
  const [problem, setProblem] = useState(() => pinProblemOf(earlier));
  return {
    problem: seconds > 0 ? { kind: 'locked' } : problem?.kind === 'locked' ? null : problem,
    seconds,
    take(error) {
      const said = pinProblemOf(error);
      if (said === null) return false;
      const failure = declaredFailure(error);
      if (failure?.name === 'fundPasswordLocked') start(failure.data.retryAfter);
      setProblem(said);
      return true;
    },
    forget: () => setProblem(null),
  };
}

/** @returns what an error says of the fund password; null where it is about anything else. */
export function pinProblemOf(error: unknown): PinProblem | null {
  const failure = declaredFailure(error);
  switch (failure?.name) {
    case 'fundPasswordWrong':
      return { kind: 'wrong', triesLeft: failure.data.triesLeft };
    case 'fundPasswordLocked':
      return { kind: 'locked' };
    case 'fundPasswordBlocked':
      return { kind: 'blocked' };
    case 'fundPasswordMissing':
      return { kind: 'missing' };
    default:
      return null;
  }
}
