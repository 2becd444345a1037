import { useTranslation } from '../../../core/i18n/translation.tsx';
import { ReadMore } from '../../../core/query/ReadMore.tsx';
import { ReadPart } from '../../../core/query/ReadPart.tsx';
import { Chips } from '../../../ui/Chips.tsx';
import { PlayDrawing } from '../../../ui/drawings/PlayDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PosterSkeleton } from '../../../ui/PosterSkeleton.tsx';
import { useVideos, type Videos } from './useVideos.ts';
import { useViews } from './useViews.ts';
import { VideoGrid } from './VideoGrid.tsx';
import { ViewsLeft } from './ViewsLeft.tsx';

/** The videos' part of the discover tab: categories, how many views are left, the newest first. */
export function VideoSection() {
  const { t } = useTranslation('video.list');
  const videos = useVideos();
  const views = useViews();
  const { read, query } = videos;
  return (
    <>
      {query === null && <CategoryChips videos={videos} />}
      {query === null && <ViewsLeft views={views} />}
      <ReadPart
        read={read}
        failedTitle={t('failedTitle')}
        waiting={
          <PosterSkeleton
            label={t('loading')}
            hasChips={query === null && videos.categories === null}
          />
        }
        empty={{ isEmpty: (list) => list.length === 0, content: <Nothing videos={videos} /> }}
      >
        {(list) => (
          <>
            <VideoGrid
              videos={list}
              now={read.updatedAt ?? 0}
              isLocked={views.isLocked}
              category={videos.category}
              hasLead={!query}
            />
            <ReadMore read={read} />
          </>
        )}
      </ReadPart>
    </>
  );
}

function CategoryChips({ videos }: { videos: Videos }) {
  const { t } = useTranslation('video.list');
  const { categories, category, chooseCategory } = videos;
  if (categories === null || categories.length === 0) return null;
  const all = { value: '', label: t('all') };
  return (
    <Chips
      label={t('categories')}
      options={[all, ...categories.map(({ id, name }) => ({ value: id, label: name }))]}
      value={category}
      onChange={chooseCategory}
    />
  );
}

function Nothing({ videos: { query, category } }: { videos: Videos }) {
  const { t } = useTranslation('video.list');
  const found = { title: t('notFoundTitle'), sentence: t('notFoundSentence') };
  const some = { title: t('emptyCategoryTitle'), sentence: t('emptyCategorySentence') };
  const none = { title: t('emptyTitle'), sentence: t('emptySentence') };
  const words = query ? found : category ? some : none;
  return <EmptyState drawing={<PlayDrawing />} {...words} />;
}
