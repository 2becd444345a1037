import { useAtomValue } from 'jotai';
import { useMemo, useRef } from 'react';
import { useTranslation } from '../../../../core/i18n/translation.tsx';
import { messageKeyOf } from '../../../../core/messaging/messageRef.ts';
import { playTime } from '../../../../lib/voice/playTime.ts';
import type { BubbleContentProps } from '../../../../parts/message/messageKind.ts';
import { lengthOf } from '../../../../parts/voice/voiceClip.ts';
import { ClipProblem } from './ClipProblem.tsx';
import { clipBars } from './clipBars.ts';
import { PlayButton } from './PlayButton.tsx';
import { SpeedButton } from './SpeedButton.tsx';
import { UploadButton } from './UploadButton.tsx';
import { uploadShareAtom } from './uploadShareAtom.ts';
import { useClip } from './useClip.ts';
import { useIsUnheard } from './useIsUnheard.ts';
import { useSeenWhilePlaying } from './useSeenWhilePlaying.ts';
import * as css from './VoiceBubble.css.ts';
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
