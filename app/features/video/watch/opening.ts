import { atom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { useCallback, useEffect } from 'react';
import { checkVideoCount, type VideoCount } from '../../../contract/video/checkVideoCount.ts';
import type { Video } from '../../../contract/video/getFindVideo.ts';
import { useLikelyPage } from '../../../core/navigation/useLikelyPage.ts';
import { useMediaAddress } from '../../../core/platform/mediaAddress.ts';
import { callKey } from '../../../core/query/callKey.ts';
import { queryClientOf } from '../../../core/query/queryClientOf.ts';
import { useServices } from '../../../core/services/services.tsx';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import { preparePlay } from '../../../parts/playback/preparePlay.ts';
import { preconnect } from '../../../platform/preconnect.ts';
import { watchPath } from '../paths.ts';

/** What the press on a video hands to the page that it opens. */
type Handed = {
  video: Video;
  /** Id of the category it was found in; empty for all. */
  category: string;
  /** The answer that was asked for in the press; null once the page has taken it. */
  opening: Promise<VideoCount> | null;
};

/** The video that was pressed last. Nothing of it stays over a reload: a page by its address starts nothing. */
export const handedAtom = atom<Handed | null>(null);

/**
 * Asks for the address of a video: the one call that counts a view, and again within 24 hours for nothing.
 * What is left to watch is then known to every page that says it.
 */
export function useAskAddress(): (videoId: string) => Promise<VideoCount> {
  const { backend } = useServices();
  const store = useStore();
  return useCallback(
    async (videoId) => {
      const userId = store.get(userIdAtom);
      const answer = await backend.call(checkVideoCount, { videoId });
      const left = { ...answer, video: null };
      queryClientOf(store).setQueryData(callKey(userId, checkVideoCount, {}), left);
      return answer;
    },
    [backend, store],
  );
}

/**
 * For lists of videos: call what it returns in the press that opens a video, before the page changes. The video
 * then starts by itself, its address is on its way already, and the page shows what the list knew of it.
 * @param category id of the category that is listed; empty for all
 */
export function useHandVideo(category: string): (video: Video) => void {
  const hand = useSetAtom(handedAtom);
  const askAddress = useAskAddress();
  const addressOf = useMediaAddress();
  const isMember = useAtomValue(userIdAtom) !== null;
  useLikelyPage(watchPath, 'fetched');
  const home = addressOf('/');
  useEffect(() => {
    if (home !== null) preconnect(new URL(home).origin);
  }, [home]);
  return useCallback(
    (video) => {
      // Visitors are led to the login page first, and press the button of the page then.
      const opening = isMember ? askAddress(video.videoId) : null;
      if (isMember) preparePlay(video.type);
      // Whoever takes it hears of a failure.
      opening?.catch(() => undefined);
      hand({ video, category, opening });
    },
    [hand, askAddress, isMember, category],
  );
}
