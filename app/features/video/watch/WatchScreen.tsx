import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getFindVideo } from '../../../contract/video/getFindVideo.ts';
import { useBrand } from '../../../core/brand/brand.tsx';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { ReadPart } from '../../../core/query/ReadPart.tsx';
import { useCall } from '../../../core/query/useCall.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { PlayDrawing } from '../../../ui/drawings/PlayDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MoreVideos } from './MoreVideos.tsx';
import { useHandedVideo } from './useHandedVideo.ts';
import { VideoMenuButton } from './VideoMenuButton.tsx';
import { VideoPage } from './VideoPage.tsx';
import * as css from './watch.css.ts';

/** `/pages/find/watch-video`: plays the video that its address names, once somebody pressed it. */
export function WatchScreen() {
  const { t } = useTranslation(['video.watch', 'video.labels']);
  const { packageId } = useBrand();
  const [search] = useSearchParams();
  const videoId = search.get('id') ?? '';
  const { handed, category, takeOpening } = useHandedVideo(videoId);
  const isNamed = videoId !== '' && videoId.length <= 64;
  const top = useTopOfNext(videoId);
  const isEnabled = isNamed && handed === null;
  const read = useCall(getFindVideo, { packageId, videoId }, { isEnabled });
  const found = handed ?? read.data?.list.find((one) => one.videoId === videoId) ?? null;
  return (
    <SubScreen
      title={t('video.labels:name')}
      parent={paths.find}
      right={found && <VideoMenuButton video={found} />}
    >
      {found ? (
        <article ref={top} className={css.page} tabIndex={-1} aria-label={found.title}>
          <VideoPage key={videoId} video={found} takeOpening={takeOpening} />
          <MoreVideos videoId={videoId} category={category} />
        </article>
      ) : isNamed ? (
        <ReadPart
          read={read}
          failedTitle={t('failedTitle')}
          waiting={<div className={css.standIn} role="status" aria-label={t('loading')} />}
        >
          {() => <Unknown />}
        </ReadPart>
      ) : (
        <Unknown />
      )}
    </SubScreen>
  );
}

/** @returns what is read from its top once another video is there, as on a page of its own. */
function useTopOfNext(videoId: string): RefObject<HTMLElement | null> {
  const top = useRef<HTMLElement>(null);
  const shown = useRef(videoId);
  useEffect(() => {
    if (shown.current === videoId) return;
    shown.current = videoId;
    top.current?.scrollIntoView();
    top.current?.focus({ preventScroll: true });
  }, [videoId]);
  return top;
}

function Unknown() {
  const { t } = useTranslation('video.watch');
  return (
    <EmptyState
      drawing={<PlayDrawing />}
      title={t('unknownTitle')}
      sentence={t('unknownSentence')}
    />
  );
}
