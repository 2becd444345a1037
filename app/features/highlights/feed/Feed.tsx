import { useEffect, useEffectEvent } from 'react';
import type { Highlight } from '../../../contract/highlights/getPassionateVideo.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useBack } from '../../../core/navigation/navigation.ts';
import type { PagedRead } from '../../../core/query/read.ts';
import { useDocumentTitle } from '../../../core/screen/useDocumentTitle.ts';
import { ClipArticle } from './ClipArticle.tsx';
import { freshClip } from './clipStates.ts';
import { FeedBar } from './FeedBar.tsx';
import { FilmLayer } from './FilmLayer.tsx';
import * as css from './feed.css.ts';
import { onFeedKey } from './feedKeys.ts';
import { moveNear } from './moveNear.ts';
import { StepButtons } from './StepButtons.tsx';
import { useCaption } from './useCaption.ts';
import { useFeed } from './useFeed.ts';
import { useFeedPresses } from './useFeedPresses.ts';
import { useFilms } from './useFilms.ts';
import { usePlace } from './usePlace.ts';

type Props = {
  /** At least one. */
  clips: readonly Highlight[];
  startId: string;
  read: PagedRead<Highlight>;
  refresh: (id: string) => Promise<void>;
  /** Where back leads when this page was the first one opened. */
  parent: string;
};

/** Clips on each side of the one in view that have their picture and words in the page. */
const around = 2;
/** So many before the end, more are read. */
const ahead = 5;

/** One swipe is one clip: the scroller holds pictures and words, and below them three elements that play. */
export function Feed({ clips, startId, read, refresh, parent }: Props) {
  const { t } = useTranslation(['highlights.feed', 'highlights.labels']);
  useDocumentTitle(t('highlights.labels:name'));
  const back = useBack(parent);
  const state = useFeed(clips, startId);
  const { feed, tellFeed, states, sound, id, plays } = state;
  const { films, filmOf, bless } = useFilms(feed.films);
  const place = usePlace(feed.current, state.isStill);
  const clip = clips[feed.current];
  const caption = useCaption(clip?.captions ?? []);
  useReadAhead(read, feed.clips.length - feed.current <= ahead, feed.current);
  const { toggle, toggleSound, openHost } = useFeedPresses(clip ?? null, state, { filmOf, bless });
  /** With an address that is good now; where none is to be had, with the one there was. */
  const tryAgain = async (failed: string): Promise<void> => {
    await refresh(failed).catch(() => undefined);
    state.tryAgain(failed);
  };
  const acts = { step: place.step, toggle, sound: toggleSound, captions: caption.toggle, back };
  const from = Math.max(0, feed.current - around);
  const shown = clips.slice(from, feed.current + around + 1);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for what its buttons do as well
    <div className={css.screen} onKeyDown={(event) => onFeedKey(event, acts)}>
      <FeedBar
        onBack={back}
        isMuted={sound.isMuted}
        isPlayable={state.isOpen}
        onSound={toggleSound}
        caption={caption}
        onMore={openHost}
      />
      <main ref={place.area} className={css.area} tabIndex={-1}>
        <FilmLayer
          clips={clips}
          state={state}
          films={films}
          caption={caption}
          onExpired={(expired) => void tryAgain(expired)}
        />
        <Spacer clips={from} />
        {shown.map((one) => (
          <ClipArticle
            key={one.id}
            highlight={one}
            state={states.get(one.id) ?? freshClip}
            film={filmOf(one.id)}
            isCurrent={one.id === id}
            plays={one.id === id && plays}
            spoken={one.id === id ? caption.words : ''}
            onNear={(isNear) => {
              const mayStart = state.mayStart(one.id);
              if (one.id !== id) moveNear(filmOf(one.id), { isNear, mayStart });
            }}
            onCame={() => {
              if (one.id !== id) place.keepFocus();
              tellFeed({ type: 'clip-came', id: one.id });
            }}
            onToggle={toggle}
            onHost={openHost}
            onRetry={() => void tryAgain(one.id)}
          />
        ))}
        <Spacer clips={clips.length - from - shown.length} />
      </main>
      <StepButtons
        onPrevious={feed.current > 0 ? () => place.step(-1) : null}
        onNext={feed.current < clips.length - 1 ? () => place.step(1) : null}
      />
    </div>
  );
}

/** Stands for clips that are far away. */
function Spacer({ clips }: { clips: number }) {
  return <div style={{ height: `${clips * 100}%` }} aria-hidden="true" />;
}

/** A part that did not come is asked for again with the next swipe. */
function useReadAhead(read: PagedRead<Highlight>, isNear: boolean, current: number): void {
  const { hasMore, isReading, isReadingMore, moreError, loadMore } = read;
  const isFree = isNear && hasMore && !isReading && !isReadingMore;
  const isDue = isFree && !moreError;
  const more = useEffectEvent(() => {
    if (isFree) loadMore();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a swipe is another try
  useEffect(() => more(), [isDue, current]);
}
