import { useTranslation } from '../../../../core/i18n/translation.tsx';
import type { VoiceClip } from '../../../../parts/voice/playerState.ts';
import type { AudioProblem } from '../../../../platform/audioPlayer.ts';
import { startDownload } from '../../../../platform/download.ts';
import * as css from './ClipProblem.css.ts';

type Props = {
  problem: AudioProblem;
  clip: VoiceClip;
  onRetry: () => void;
};

/** Why a clip does not play, and what can be done about it. */
export function ClipProblem({ problem, clip, onRetry }: Props) {
  const { t } = useTranslation(['chat.voice', 'common']);
  const isForeign = problem === 'format';
  const save = (): void => {
    const ending = /\.[a-z0-9]+$/i.exec(clip.address)?.[0] ?? '';
    startDownload(clip.address, `${t('fileName')}${ending}`);
  };
  return (
    <p className={css.problem} role="alert">
      {t(isForeign ? 'formatFailed' : 'loadFailed')}{' '}
      <button type="button" className={css.action} onClick={isForeign ? save : onRetry}>
        {isForeign ? t('common:save') : t('common:tryAgain')}
      </button>
    </p>
  );
}
