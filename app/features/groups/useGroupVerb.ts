import { useRef, useState } from 'react';
import type { CallableFunction } from '../../contract/gateway/callableFunction.ts';
import type { SentFunctionInput } from '../../contract/gateway/gatewayFunction.ts';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { type CallProblem, callProblemOf } from '../../core/messaging/callProblem.ts';
import { useMessaging } from '../../core/messaging/hooks/useMessaging.ts';
import { showToast } from '../../ui/toasts.ts';

type GroupVerb = {
  isBusy: boolean;
  /** Does one thing at a time; a toast says why it came to nothing. Never rejects. @returns whether it was done */
  run: <F extends CallableFunction>(declared: F, input: SentFunctionInput<F>) => Promise<boolean>;
};

/** Does something with a group at once, as a switch or a row does. */
export function useGroupVerb(): GroupVerb {
  const { t } = useTranslation('groups.frame');
  const messaging = useMessaging();
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const sentences: Readonly<Record<CallProblem, string>> = {
    notSent: t('notSent'),
    refused: t('refused'),
    unknownOutcome: t('unknownOutcome'),
  };
  return {
    isBusy,
    async run(declared, input) {
      if (isRunning.current) return false;
      isRunning.current = true;
      setIsBusy(true);
      try {
        await messaging.call(declared, input);
        return true;
      } catch (error) {
        showToast(sentences[callProblemOf(error)]);
        return false;
      } finally {
        isRunning.current = false;
        setIsBusy(false);
      }
    },
  };
}
