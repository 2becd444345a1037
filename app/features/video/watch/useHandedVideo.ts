import { useAtom } from 'jotai';
import { useCallback, useState } from 'react';
import type { VideoCount } from '../../../contract/video/checkVideoCount.ts';
import type { Video } from '../../../contract/video/getFindVideo.ts';
import { handedAtom } from './opening.ts';

type HandedVideo = {
  /** What the list knew of it; null where the page was not opened from one. */
  handed: Video | null;
  /** Id of the category of that list; empty for all. */
  category: string;
  /** Takes the answer that was asked for in the press, once; null where there is none. */
  takeOpening: (() => Promise<VideoCount>) | null;
};

/** What the press that opened this page handed over, also where the page was built before it. */
export function useHandedVideo(videoId: string): HandedVideo {
  const [last, setLast] = useAtom(handedAtom);
  const [kept, setKept] = useState<{ video: Video; category: string } | null>(null);
  const own = last?.video.videoId === videoId ? last : null;
  if (own && own.video !== kept?.video) setKept({ video: own.video, category: own.category });
  const opening = own?.opening ?? null;
  const take = useCallback(() => {
    if (own) setLast({ ...own, opening: null });
    return opening as Promise<VideoCount>;
  }, [own, opening, setLast]);
  return {
    handed: kept?.video.videoId === videoId ? kept.video : null,
    category: kept?.category ?? '',
    takeOpening: opening && take,
  };
}
