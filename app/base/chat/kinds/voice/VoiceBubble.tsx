import { type Atom, atom, useAtomValue } from 'jotai';
import { useMemo, useRef } from 'react';
import { useTranslation } from '../../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../../core/language/useLanguageTag.ts';
import { isHeard } from '../../../../core/messaging/heard/heardClips.ts';
import { heardClipsAtom } from '../../../../core/messaging/heard/heardClipsAtom.ts';
import { messageKeyOf } from '../../../../core/messaging/messageRef.ts';
import { uploadsAtom } from '../../../../core/messaging/messagingAtoms.ts';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';
import { playTime } from '../../../../lib/voice/playTime.ts';
import { loudest, readPeaks, resample } from '../../../../lib/voice/voicePeaks.ts';
import type { BubbleContentProps } from '../../../../parts/message/messageKind.ts';
import type { VoiceClip } from '../../../../parts/voice/playerState.ts';
import { useVoicePlayer } from '../../../../parts/voice/useVoicePlayer.ts';
import { nextRate, voiceRateAtom } from '../../../../parts/voice/voiceAtoms.ts';
import { lengthOf } from '../../../../parts/voice/voiceClip.ts';
import type { AudioProblem } from '../../../../platform/audioPlayer.ts';
import { startDownload } from '../../../../platform/download.ts';
import { PlayButton } from './PlayButton.tsx';
import { UploadButton } from './UploadButton.tsx';
import { useClip } from './useClip.ts';
import { useSeenWhilePlaying } from './useSeenWhilePlaying.ts';
import * as css from './voice.css.ts';
import { WaveSlider } from './WaveSlider.tsx';

/** A voice message: plays it, shows how far it is, and lets one jump in it. */
export function VoiceBubble({ message, isOwn }: BubbleContentProps) {
  const { t } = useTranslation('chat.voice');
  const bars = useMemo(() => clipBars(message.ex), [message.ex]);
  const { playing, canPlay, toggle, seek } = useClip(message);
  const upload = useAtomValue(
    useMemo(() => uploadShareAtom(message.clientMsgID), [message.clientMsgID]),
  );
  const isUnheard = useIsUnheard(message, isOwn);
  const body = useRef<HTMLDivElement>(null);
  useSeenWhilePlaying(body, playing !== null);
  const length = playing?.duration ?? lengthOf(message);
  const isUploading = isOwn && message.state === 'sending' && upload !== null;
  return (
    <div className={isOwn ? css.own : css.others}>
      <div ref={body} className={css.clip}>
        <PlayButton
          status={playing?.status ?? null}
          length={length}
          isUnheard={isUnheard}
          disabled={!canPlay}
          onToggle={toggle}
        />
        <WaveSlider
          // A slider in use belongs to one clip.
          key={messageKeyOf(message)}
          bars={bars}
          position={playing?.position ?? 0}
          length={length}
          isPlaying={playing !== null && playing.status !== 'failed'}
          disabled={!canPlay || length === 0}
          onSeek={seek}
        />
        {isUploading && <UploadButton clientMsgID={message.clientMsgID} share={upload} />}
      </div>
      {playing?.problem && (
        <ClipProblem problem={playing.problem} clip={playing.clip} onRetry={toggle} />
      )}
      <span className={css.length}>
        {playTime(playing && playing.status !== 'failed' ? playing.position : length)}
      </span>
      {playing && playing.status !== 'failed' && <SpeedButton />}
      {isUnheard && <span className={css.unheard} title={t('unheard')} />}
    </div>
  );
}

/** How fast voice messages play; a tap leads to the next speed. */
function SpeedButton() {
  const { t } = useTranslation('chat.voice');
  const player = useVoicePlayer();
  const rate = useAtomValue(voiceRateAtom);
  const shown = `${rate.toLocaleString(useLanguageTag())}×`;
  return (
    <button
      type="button"
      className={css.speed}
      aria-label={t('speed', { rate: shown })}
      onClick={() => player.setRate(nextRate(rate))}
    >
      {shown}
    </button>
  );
}

type ProblemProps = {
  problem: AudioProblem;
  clip: VoiceClip;
  onRetry: () => void;
};

/** Why a clip does not play, and what can be done about it. */
function ClipProblem({ problem, clip, onRetry }: ProblemProps) {
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

/** @returns whether it is somebody else's and has not been played on this device */
function useIsUnheard(message: StoredMessage, isOwn: boolean): boolean {
  const heard = useAtomValue(heardClipsAtom);
  return !isOwn && !isHeard(heard, message);
}

/** How much of a message's file is uploaded, 0 to 1; null while none is on its way. */
function uploadShareAtom(clientMsgID: string): Atom<number | null> {
  return atom((get) => get(uploadsAtom).get(clientMsgID) ?? null);
}

/** Bars of a drawing. */
const barCount = 32;

/** Says that there is a voice, and nothing of it. */
const neutral: readonly number[] = Array.from({ length: barCount }, () => 0.16);

/** @returns the heights that a voice message is drawn with, each 0 to 1. @param ex of its message */
function clipBars(ex: string): readonly number[] {
  const peaks = readPeaks(ex);
  return peaks ? resample(peaks, barCount).map((peak) => peak / loudest) : neutral;
}
