import { useRef, useState } from 'react';
import { failureOf, isUnknownOutcome } from '../../../contract/callError.ts';
import { pinLength } from './pinDigits.ts';
import { type PinTrouble, usePinProblem } from './usePinProblem.ts';

export type PinCall = {
  digits: string;
  onChange: (digits: string) => void;
  trouble: PinTrouble;
  isSending: boolean;
  /** Why the last one failed, where it was not for the fund password. */
  failure: unknown;
  /** No answer came: the work may be done. The same again does it once. */
  isUnknown: boolean;
};

/**
 * A call that the fund password sets off with its sixth digit. The digits are gone as soon as it has
 * an outcome.
 * @param send rejects as a call does.
 */
export function usePinCall(send: (fundPassword: string) => Promise<void>): PinCall {
  const trouble = usePinProblem();
  const [digits, setDigits] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const isRunning = useRef(false);
  const run = async (fundPassword: string): Promise<void> => {
    isRunning.current = true;
    setIsSending(true);
    try {
      await send(fundPassword);
    } catch (error) {
      if (!trouble.take(error)) setFailure(error);
    }
    setDigits('');
    setIsSending(false);
    isRunning.current = false;
  };
  const why = failureOf(failure);
  return {
    digits,
    onChange(typed) {
      if (isRunning.current) return;
      setDigits(typed);
      if (typed !== '') setFailure(null);
      if (typed.length === pinLength) void run(typed);
    },
    trouble,
    isSending,
    failure,
    isUnknown: why !== null && isUnknownOutcome(why),
  };
}
