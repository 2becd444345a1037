import type { Video } from '../../../contract/video/getFindVideo.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useHandVideo } from '../watch/opening.ts';
import * as css from './list.css.ts';
import { VideoCard } from './VideoCard.tsx';

type Props = {
  videos: readonly Video[];
  /** Milliseconds since 1970: when the list came. */
  now: number;
  isLocked: (videoId: string) => boolean;
  /** Id of the category that they are of; empty for all. */
  category: string;
  /** The first is large. */
  hasLead: boolean;
  /** Under another video, whose place they take, none is in a hurry. */
  isUnderVideo?: boolean;
};

/** As many posters as are on the first screenful of a phone. */
const firstScreenful = 5;

const urgencyOf = (index: number) =>
  index === 0 ? 'first' : index < firstScreenful ? 'soon' : 'later';

/** The videos, each a way to the page that plays it. */
export function VideoGrid(props: Props) {
  const { videos, now, isLocked, category, hasLead, isUnderVideo = false } = props;
  const { t } = useTranslation('video.list');
  const handVideo = useHandVideo(category);
  return (
    <ul className={css.grid} aria-label={t('videos')}>
      {videos.map((video, index) => {
        const isLead = hasLead && index === 0;
        return (
          <li key={video.videoId} className={isLead ? css.lead : css.tile}>
            <VideoCard
              video={video}
              now={now}
              isLead={isLead}
              isLocked={isLocked(video.videoId)}
              urgency={isUnderVideo ? 'later' : urgencyOf(index)}
              replaces={isUnderVideo}
              onPress={handVideo}
            />
          </li>
        );
      })}
    </ul>
  );
}
