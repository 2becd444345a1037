import { getFindVideo, type Video } from '../../../contract/video/getFindVideo.ts';
import { useBrand } from '../../../core/brand/brand.tsx';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { ReadMore } from '../../../core/query/ReadMore.tsx';
import { useCursorCall } from '../../../core/query/useCursorCall.ts';
import { useViews } from '../list/useViews.ts';
import { VideoGrid } from '../list/VideoGrid.tsx';
import * as css from './watch.css.ts';

type Props = {
  /** The one that the page plays. */
  videoId: string;
  /** Where it was found; empty for all. */
  category: string;
};

/** What else there is of the same category, or of any where it is the only one. */
export function MoreVideos({ videoId, category }: Props) {
  const { t } = useTranslation('video.watch');
  const { isLocked } = useViews();
  const near = useOthers(videoId, category, true);
  const isAlone = near.others?.length === 0 && !near.read.hasMore;
  const any = useOthers(videoId, '', isAlone);
  const { read, others } = isAlone ? any : near;
  if (!others || others.length === 0) return null;
  return (
    <section aria-label={t('moreVideos')}>
      <h2 className={css.more}>{t('moreVideos')}</h2>
      <VideoGrid
        videos={others}
        now={read.updatedAt ?? 0}
        isLocked={isLocked}
        category={isAlone ? '' : category}
        hasLead={false}
        isUnderVideo
      />
      <ReadMore read={read} />
    </section>
  );
}

const idOf = (one: Video): string => one.videoId;

/** The same list as the discover tab reads: where the page was opened from there, nothing is asked anew. */
function useOthers(videoId: string, category: string, isEnabled: boolean) {
  const { packageId } = useBrand();
  const input = { packageId, ...(category && { category }) };
  const read = useCursorCall(getFindVideo, input, { idOf, isEnabled });
  return { read, others: read.data?.filter((one) => one.videoId !== videoId) };
}
