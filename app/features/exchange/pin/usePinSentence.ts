import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { PinProblem } from './usePinProblem.ts';

/** @returns a function that says what is wrong with a fund password; null for a wait, which is counted. */
export function usePinSentence(): (problem: PinProblem) => string | null {
  const { t } = useTranslation('exchange.pin');
  return (problem) => {
    switch (problem.kind) {
      case 'wrong':
        return t('wrong', { count: problem.triesLeft });
      case 'locked':
        return null;
      case 'blocked':
        return t('blocked');
      case 'missing':
        return t('missing');
    }
  };
}
