import { useState } from 'react';
import type { SentInputOf } from '../../contract/call.ts';
import { declaredFailure } from '../../contract/callError.ts';
import { sendSmsCode } from '../../contract/session/sendSmsCode.ts';
import { useBrand } from '../../core/brand/brand.tsx';
import { useCountdown } from '../../core/countdown/useCountdown.ts';
import { useLoadErrorTexts } from '../../core/errors/useLoadErrorTexts.ts';
import { useServices } from '../../core/services/services.tsx';
import { useVerification, type Verification } from '../verification/useVerification.ts';

export type SmsPurpose = SentInputOf<typeof sendSmsCode>['purpose'];

export type SmsCode = {
  /** Seconds until another code can be asked for; 0 when one can. */
  seconds: number;
  isSending: boolean;
  /** The number typed, where the last code went to it; else null. */
  sentTo: string | null;
  /** Why the last code was not sent; null for no reason. */
  error: unknown;
  verification: Verification;
  /**
   * Sends a code. Never rejects.
   * @param phone digits.
   * @param typed characters of the verification's picture.
   * @returns whether one was sent.
   */
  send: (phone: string, typed: string) => Promise<boolean>;
};

/**
 * Codes sent by SMS for one purpose. The wait between two outlives a reload, and concerns one number.
 * @param phone digits typed so far.
 */
export function useSmsCode(purpose: SmsPurpose, phone: string): SmsCode {
  const { packageId } = useBrand();
  const { backend } = useServices();
  const { seconds, start } = useCountdown(`sms:${purpose}:${phone}`);
  const verification = useVerification('sms');
  const loadErrorTexts = useLoadErrorTexts();
  const [isSending, setIsSending] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);

  const send = async (to: string, typed: string): Promise<boolean> => {
    if (isSending || seconds > 0) return false;
    setIsSending(true);
    setError(null);
    try {
      const { retryAfter } = await verification.attempt(typed, (proof) =>
        backend.call(
          sendSmsCode,
          { packageId, phone: to, purpose, ...proof },
          { intent: `sms:${purpose}` },
        ),
      );
      setSentTo(to);
      start(retryAfter);
      return true;
    } catch (failure) {
      await loadErrorTexts(failure);
      const declared = declaredFailure(failure);
      if (declared?.name === 'smsTooSoon') start(declared.data.retryAfter);
      setError(failure);
      return false;
    } finally {
      setIsSending(false);
    }
  };

  return {
    seconds,
    isSending,
    sentTo: sentTo === phone ? sentTo : null,
    error,
    verification,
    send,
  };
}
