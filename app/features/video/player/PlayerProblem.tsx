import { useAtomValue } from 'jotai';
import { RotateCw } from 'lucide-react';
import { onlineAtom } from '../../../core/backend/onlineAtom.ts';
import { useErrorSentence } from '../../../core/errors/useErrorSentence.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { Opening } from '../watch/useOpening.ts';
import * as css from './player.css.ts';
import type { PlayerState } from './playerState.ts';

type Props = {
  problem: PlayerState['problem'];
  opening: Opening;
  onRetry: () => void;
};

/** In the place of a film that does not play: why, and how to try again. */
export function PlayerProblem({ problem, opening, onRetry }: Props) {
  const { t } = useTranslation(['video.watch', 'common', 'common.errors']);
  const isOnline = useAtomValue(onlineAtom);
  const refusal = useErrorSentence(opening.status === 'failed' ? opening.error : null);
  const sentence = (): string => {
    if (problem === 'unplayable') return t('unplayable');
    if (!isOnline) return t('common.errors:offline');
    return problem === 'unanswered' ? refusal : t('didNotLoad');
  };
  return (
    <div className={css.failed}>
      <p className={css.failedWords} role="alert">
        {sentence()}
      </p>
      {problem !== 'unplayable' && (
        <button
          type="button"
          className={css.again}
          onClick={(event) => {
            event.stopPropagation();
            onRetry();
          }}
        >
          <Icon of={RotateCw} size={20} />
          {t('common:tryAgain')}
        </button>
      )}
    </div>
  );
}
