import { declaredFailure } from '../../contract/callError.ts';
import { useCountdown } from '../../core/countdown/useCountdown.ts';

type Lockout = {
  /** Seconds until this account may be tried again; 0 when it may. */
  seconds: number;
  /** Starts the wait where an error is a lockout. */
  take: (error: unknown) => void;
};

/** The wait after too many failed attempts (specification, section 5); it outlives a reload. */
export function useLockout(account: string): Lockout {
  const { seconds, start } = useCountdown(`login:${account.trim().toLowerCase()}`);
  return {
    seconds,
    take(error) {
      const failure = declaredFailure(error);
      if (failure?.name === 'lockedOut') start(failure.data.retryAfter);
    },
  };
}

export function isLockout(error: unknown): boolean {
  return declaredFailure(error)?.name === 'lockedOut';
}
