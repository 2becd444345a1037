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
  const { handed, takeOpening } = useHandedVideo(videoId);
  const isNamed = videoId !== '' && videoId.length <= 64;
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
        <VideoPage key={found.videoId} video={found} takeOpening={takeOpening} />
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
