import { atom, useAtomValue } from 'jotai';
import { Play } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../../core/language/useLanguageTag.ts';
import { messageKeyOf } from '../../../../core/messaging/messageRef.ts';
import { useMediaAddress } from '../../../../core/platform/mediaAddress.ts';
import { useIsActiveScreen } from '../../../../core/screen/activeScreen.tsx';
import { clockLength } from '../../../../lib/clockLength.ts';
import { fileSize } from '../../../../lib/fileSize.ts';
import type { BubbleContentProps } from '../../../../parts/message/messageKind.ts';
import { pauseOutOfView, pauseUnlessFloating } from '../../../../platform/pauseAway.ts';
import { playAlone } from '../../../../platform/playAlone.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { MediaFrame } from '../media/MediaFrame.tsx';
import { MediaProblem } from '../media/MediaProblem.tsx';
import * as media from '../media/media.css.ts';
import { videoBox } from '../media/mediaBox.ts';
import { UploadRing } from '../media/UploadRing.tsx';
import { useOutgoingUrl } from '../media/useOutgoingUrl.ts';
import { usePictureLoad } from '../media/usePictureLoad.ts';
import { useUpload } from '../media/useUpload.ts';
import * as css from './VideoContent.css.ts';

type State = 'still' | 'playing' | 'failed';

/** The still of a video in its bubble: a tap plays it there. */
export function VideoContent({ message }: BubbleContentProps) {
  const { t } = useTranslation('chat.media');
  const tag = useLanguageTag();
  const addressOf = useMediaAddress();
  const film = message.videoElem;
  const url = film?.videoUrl ?? '';
  const ownFilm = useOutgoingUrl(message, 'file');
  const ownStill = useOutgoingUrl(message, 'poster');
  const src = ownFilm ?? addressOf(url);
  const poster = ownStill ?? addressOf(film?.snapshotUrl ?? '');
  // Its still follows the film.
  const upload = useUpload(message, film?.snapshotUrl ? url : '');
  const player = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<State>('still');
  usePauseAway(player, state === 'playing');
  const key = messageKeyOf(message);
  const playedUpTo = useAtomValue(playedUpToAtom);
  const isRefused = src === null && message.state === 'sent';
  const length = clockLength(film?.duration ?? 0);

  const play = (): void => {
    // Browsers let a video play with its sound within the handler of the tap alone.
    flushSync(() => setState('playing'));
    if (player.current) player.current.currentTime = playedUpTo.get(key) ?? 0;
    // Where it may not play by itself, its own controls are there by now.
    player.current?.play()?.catch(() => undefined);
  };

  return (
    <MediaFrame box={videoBox(film?.snapshotWidth ?? 0, film?.snapshotHeight ?? 0)}>
      {isRefused || state === 'failed' ? (
        <MediaProblem
          text={t(isRefused ? 'videoRefused' : 'videoFailed')}
          onRetry={isRefused ? undefined : play}
        />
      ) : state === 'playing' && src !== null ? (
        // biome-ignore lint/a11y/useMediaCaption: people send no captions with their videos
        <video
          ref={player}
          className={css.film}
          src={src}
          poster={poster ?? undefined}
          aria-label={t('video')}
          controls
          playsInline
          preload="auto"
          onPlay={(event) => playAlone(event.currentTarget)}
          onTimeUpdate={({ currentTarget }) => playedUpTo.set(key, currentTarget.currentTime)}
          onEnded={() => {
            playedUpTo.delete(key);
            setState('still');
          }}
          onError={() => setState('failed')}
        />
      ) : (
        <>
          <Still key={poster} src={poster} />
          <span className={media.tag}>
            {film?.videoSize ? `${length} · ${fileSize(film.videoSize, tag)}` : length}
          </span>
          {!upload && (
            <button
              type="button"
              className={media.open}
              aria-label={t('playVideo', { length })}
              disabled={src === null}
              onClick={play}
            >
              <span className={css.play}>
                <Icon of={Play} />
              </span>
            </button>
          )}
          {upload && <UploadRing {...upload} on="picture" />}
        </>
      )}
    </MediaFrame>
  );
}

/** Nothing where there is no still, or it does not come: the video can be played all the same. */
function Still({ src }: { src: string | null }) {
  const { attempt, status, onLoad, onError } = usePictureLoad(src);
  if (src === null || status === 'failed') return null;
  return (
    <>
      {status === 'loading' && <span className={media.waiting} />}
      <img
        key={attempt}
        className={`${media.picture} ${status === 'loaded' ? '' : media.unseenPicture}`}
        src={src}
        alt=""
        decoding="async"
        onLoad={onLoad}
        onError={onError}
      />
    </>
  );
}

/**
 * How far videos were played in their bubbles, in seconds, by `messageKeyOf` their message. Their rows leave
 * the list, with all that they hold, while one scrolls.
 */
const playedUpToAtom = atom(() => new Map<string, number>());

/** A film that is scrolled away, or whose page another covers, waits: nobody hears what they do not see. */
function usePauseAway(film: RefObject<HTMLVideoElement | null>, isPlaying: boolean): void {
  const isActive = useIsActiveScreen();
  useEffect(() => {
    const { current } = film;
    if (!isPlaying || !current) return undefined;
    if (isActive) return pauseOutOfView(current);
    pauseUnlessFloating(current);
    return undefined;
  }, [film, isPlaying, isActive]);
}
