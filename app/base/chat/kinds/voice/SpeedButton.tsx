import { useAtomValue } from 'jotai';
import { useTranslation } from '../../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../../core/language/useLanguageTag.ts';
import { useVoicePlayer } from '../../../../parts/voice/useVoicePlayer.ts';
import { nextRate, voiceRateAtom } from '../../../../parts/voice/voiceAtoms.ts';
import * as css from './SpeedButton.css.ts';

/** How fast voice messages play; a tap leads to the next speed. */
export function SpeedButton() {
  const { t } = useTranslation('chat.voice');
  const player = useVoicePlayer();
  const rate = useAtomValue(voiceRateAtom);
  const shown = `${rate.toLocaleString(useLanguageTag())}×`;
  return (
    <button
      type="button"
      className={css.button}
      aria-label={t('speed', { rate: shown })}
      onClick={() => player.setRate(nextRate(rate))}
    >
      {shown}
    </button>
  );
}
