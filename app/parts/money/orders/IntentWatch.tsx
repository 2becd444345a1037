import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { isVisible } from '../../../platform/visibility.ts';
import { showToast } from '../../../ui/toasts.ts';
import type { SettledIntent } from './intentNeeds.ts';
import { useMoneyIntents } from './useMoneyIntents.ts';

/**
 * Work without a face: takes up what an earlier page left open, and says what became of orders that no
 * screen shows.
 */
export function IntentWatch() {
  const intents = useMoneyIntents();
  const { t } = useTranslation('points.intents');
  const tell = ({ outcome, isShown }: SettledIntent): void => {
    if (!outcome || isShown || !isVisible()) return;
    if (outcome.kind === 'done') showToast(t('wentThrough'), { done: true });
    else showToast(t('notCarriedOut'));
  };
  // In the language shown by then.
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => intents?.onSettled((settled) => latest.current(settled)), [intents]);
  return null;
}
