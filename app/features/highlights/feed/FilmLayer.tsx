import type { RefObject } from 'react';
import type { Highlight } from '../../../contract/highlights/getPassionateVideo.ts';
import { FeedFilm } from './FeedFilm.tsx';
import * as css from './feed.css.ts';
import { roleOf } from './feedState.ts';
import type { useCaption } from './useCaption.ts';
import type { useFeed } from './useFeed.ts';

type Props = {
  clips: readonly Highlight[];
  state: ReturnType<typeof useFeed>;
  films: readonly RefObject<HTMLVideoElement | null>[];
  /** Of the clip in view, as far as the person wants it. */
  caption: ReturnType<typeof useCaption>;
  onExpired: (id: string) => void;
};

/** The three elements, which stand below the pictures and words; whoever listens hears of the articles alone. */
export function FilmLayer({ clips, state, films, caption, onExpired }: Props) {
  const { feed, tellFeed, tellClips, sound, id, plays, attempts } = state;
  return (
    <div className={css.films} aria-hidden="true">
      {films.map((film, at) => {
        const held = clips.find((one) => one.id === feed.films[at]) ?? null;
        return (
          <FeedFilm
            // biome-ignore lint/suspicious/noArrayIndexKey: the elements are three, and each keeps its place
            key={at}
            film={film}
            clip={held}
            index={held ? clips.indexOf(held) : 0}
            role={held ? roleOf(feed, held.id) : null}
            plays={held?.id === id && plays}
            isMuted={sound.isMuted}
            attempt={attempts.get(held?.id ?? '') ?? 0}
            savesData={feed.savesData}
            caption={held?.id === id ? caption.chosen : null}
            onWords={caption.setWords}
            onSilenced={sound.silence}
            onFact={tellClips}
            onBuffered={(buffered) => tellFeed({ type: 'clip-buffered', id: buffered })}
            onExpired={onExpired}
          />
        );
      })}
    </div>
  );
}
