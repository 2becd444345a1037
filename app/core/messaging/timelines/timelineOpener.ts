import type { Waits } from '../retry/waits.ts';
import type { HeldTimeline } from './heldTimeline.ts';
import type { HeldTimelines } from './heldTimelines.ts';
import type { TimelineLoader } from './timelineLoader.ts';
import type { TimelineRefresh } from './timelineRefresh.ts';
import type { OpenTimeline, Timelines } from './timelines.ts';

/** Milliseconds that a conversation nobody opened stays in memory. */
const prefetchLife = 5_000;

type Needs = {
  held: HeldTimelines;
  loader: TimelineLoader;
  refresh: TimelineRefresh;
  waits: Waits;
};

/** Counts who has a conversation open and who shows it; the last one to close it lets it go. */
export function createTimelineOpener({
  held,
  loader,
  refresh,
  waits,
}: Needs): Pick<Timelines, 'open' | 'prefetch'> {
  const loadFirst = async (timeline: HeldTimeline): Promise<void> => {
    const isRead = await refresh.whileHeld(timeline, () => loader.first(timeline));
    if (isRead && timeline.viewers > 0) refresh.verify(timeline);
  };
  const release = (timeline: HeldTimeline): void => {
    if (timeline.holders === 0) held.discard(timeline);
  };

  const handleOf = (timeline: HeldTimeline): OpenTimeline => {
    let isShown = false;
    let isClosed = false;
    return {
      show() {
        if (isShown || isClosed) return;
        isShown = true;
        timeline.viewers += 1;
        if (timeline.viewers > 1 || !timeline.isLoaded) return;
        // A follower gets broadcasts only for what it shows.
        refresh.read(timeline);
        refresh.verify(timeline);
      },
      close() {
        if (isClosed) return;
        isClosed = true;
        timeline.holders -= 1;
        if (isShown) timeline.viewers -= 1;
        release(timeline);
      },
    };
  };

  return {
    open(conversationID) {
      const timeline = held.get(conversationID) ?? held.add(conversationID);
      timeline.holders += 1;
      if (timeline.holders === 1 && !timeline.isLoaded) loadFirst(timeline);
      return handleOf(timeline);
    },
    prefetch(conversationID) {
      if (held.get(conversationID)) return;
      const timeline = held.add(conversationID);
      loader.first(timeline).catch(() => undefined);
      waits.wait(prefetchLife).then(() => release(timeline));
    },
  };
}
