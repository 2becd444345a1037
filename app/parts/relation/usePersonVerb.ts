import { useRef, useState } from 'react';
import type { CallableFunction } from '../../contract/gateway/callableFunction.ts';
import type { SentFunctionInput } from '../../contract/gateway/gatewayFunction.ts';
import { type CallProblem, callProblemOf } from '../../core/messaging/callProblem.ts';
import { useMessaging } from '../../core/messaging/hooks/useMessaging.ts';

export type PersonVerb = {
  isBusy: boolean;
  /** Why the last one came to nothing; null while nothing has gone wrong. */
  problem: CallProblem | null;
  /** Does one thing at a time. Never rejects. @returns whether it was done */
  run: <F extends CallableFunction>(declared: F, input: SentFunctionInput<F>) => Promise<boolean>;
};

/** Does something with a person at the gateway, such as blocking them, and keeps how it went. */
export function usePersonVerb(): PersonVerb {
  const messaging = useMessaging();
  const [state, setState] = useState<Pick<PersonVerb, 'isBusy' | 'problem'>>({
    isBusy: false,
    problem: null,
  });
  const isRunning = useRef(false);
  return {
    ...state,
    async run(declared, input) {
      if (isRunning.current) return false;
      isRunning.current = true;
      setState({ isBusy: true, problem: null });
      try {
        await messaging.call(declared, input);
        setState({ isBusy: false, problem: null });
        return true;
      } catch (error) {
        setState({ isBusy: false, problem: callProblemOf(error) });
        return false;
      } finally {
        isRunning.current = false;
      }
    },
  };
}
