import { useAtomValue } from 'jotai';
import { RotateCw } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Highlight } from '../../../contract/highlights/getPassionateVideo.ts';
import { onlineAtom } from '../../../core/backend/onlineAtom.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { ClipState } from './clipStates.ts';
import * as css from './feed.css.ts';

type Props = {
  highlight: Highlight;
  /** By somebody the reader has blocked. */
  isBlocked: boolean;
  state: ClipState;
  onRetry: () => void;
};

/** Why a clip does not play, and what helps. */
export function ClipProblem({ highlight, isBlocked, state, onRetry }: Props) {
  const { t } = useTranslation('highlights.feed');
  const isOnline = useAtomValue(onlineAtom);
  useRetryOnline(isOnline, state.problem === 'network', onRetry);
  if (isBlocked) return <p className={css.problem}>{t('youBlocked')}</p>;
  if (highlight.url === null) return <p className={css.problem}>{t('endedSentence')}</p>;
  return (
    <div className={css.problem} role="alert">
      <p>{problemText()}</p>
      {state.problem !== 'unplayable' && (
        <button type="button" className={css.retry} onClick={onRetry}>
          <Icon of={RotateCw} size={18} />
          {t('tryAgain')}
        </button>
      )}
    </div>
  );

  function problemText(): string {
    if (state.problem === 'unplayable') return t('unplayable');
    return isOnline ? t('failed') : t('offline');
  }
}

/** What did not come plays once the network is back. */
function useRetryOnline(isOnline: boolean, isDue: boolean, onRetry: () => void): void {
  const wasOnline = useRef(isOnline);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (isOnline && !wasOnline.current && isDue) retry();
    wasOnline.current = isOnline;
  }, [isOnline, isDue]);
}
