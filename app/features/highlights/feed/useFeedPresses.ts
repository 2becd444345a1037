import type { Highlight } from '../../../contract/highlights/getPassionateVideo.ts';
import { useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import { hostSheet } from './hostSheet.ts';
import type { useFeed } from './useFeed.ts';
import type { useFilms } from './useFilms.ts';

/** What a person's presses do with the clip in view; null where there is none. */
export function useFeedPresses(
  clip: Highlight | null,
  state: ReturnType<typeof useFeed>,
  { filmOf, bless }: Pick<ReturnType<typeof useFilms>, 'filmOf' | 'bless'>,
) {
  const openSheet = useOpenSheet();
  const { id, plays, sound } = state;
  return {
    toggle(): void {
      if (!state.isOpen) return;
      state.want(!plays);
      const film = filmOf(id);
      // In the press itself: a browser lets start what was touched.
      if (plays) film?.pause();
      else {
        void film?.play().catch(() => undefined);
        bless(id);
      }
    },
    toggleSound(): void {
      if (sound.isMuted) bless(id);
      sound.mute(!sound.isMuted);
    },
    openHost(): void {
      if (!clip) return;
      state.setCovered(true);
      openSheet(hostSheet, { highlight: clip }, () => state.setCovered(false));
    },
  };
}
