import { useAtomValue } from 'jotai';
import { Pause, Play, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { pathToMessage } from '../../core/navigation/paths.ts';
import { playTime } from '../../lib/voice/playTime.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { usePersonName } from '../person/usePersonName.ts';
import * as css from './PlayingBar.css.ts';
import { useVoicePlayer } from './useVoicePlayer.ts';
import { voicePlayerAtom } from './voiceAtoms.ts';

/** The voice message that plays: pauses it, leads to it, ends it. */
export function PlayingBar() {
  const { t } = useTranslation(['chat.voice', 'common']);
  const state = useAtomValue(voicePlayerAtom);
  const player = useVoicePlayer();
  const nameOf = usePersonName();
  if (!state || state.status === 'failed') return null;
  const { clip, position, duration, status } = state;
  const isOn = status !== 'paused';
  return (
    <section className={css.bar} aria-label={t('playingNow')}>
      <IconButton
        label={isOn ? t('pause') : t('play', { time: playTime(duration) })}
        glyph={isOn ? Pause : Play}
        onClick={() => (isOn ? player.pause() : player.resume())}
      />
      <Link className={css.words} to={pathToMessage(clip)}>
        <span className={css.name} dir="auto">
          {clip.isOwn
            ? t('ownVoice')
            : nameOf({ userID: clip.sendID, nickname: clip.senderNickname })}
        </span>
        <span className={css.time}>
          {playTime(position)} / {playTime(duration)}
        </span>
      </Link>
      <IconButton label={t('stopPlaying')} glyph={X} onClick={player.close} />
    </section>
  );
}
