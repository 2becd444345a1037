import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { getFindVideo } from '../../../app/contract/video/getFindVideo.ts';
import { clipFace } from '../../content/clipFace.ts';
import { localText } from '../../content/localText.ts';
import { pageOf } from '../../content/page.ts';
import { videoCategories, videos } from '../../database/schema.ts';
import { requireFeature } from '../../money/requireFeature.ts';
import { handle } from '../handler.ts';

export const handleGetFindVideo = handle(getFindVideo, async (input, context) => {
  const { packageId, category, search, videoId } = input;
  const { db, locale } = context;
  const brand = context.brand(packageId);
  await requireFeature({ db, session: { brand } }, 'video');
  const categories = await db.read
    .select()
    .from(videoCategories)
    .where(eq(videoCategories.packageId, packageId))
    .orderBy(asc(videoCategories.place));
  const all = await db.read
    .select()
    .from(videos)
    .where(
      and(
        eq(videos.packageId, packageId),
        isNull(videos.removedAt),
        category ? eq(videos.category, category) : undefined,
        videoId ? eq(videos.id, videoId) : undefined,
      ),
    )
    .orderBy(desc(videos.publishedAt), desc(videos.id));
  const words = search?.toLocaleLowerCase() ?? '';
  const titleOf = ({ titles }: (typeof all)[number]) => localText(titles, locale, brand.locale);
  const fitting = all.filter((video) => titleOf(video).toLocaleLowerCase().includes(words));
  const { rows, next } = pageOf(fitting, input);
  return {
    list: rows.map((video) => ({
      videoId: video.id,
      ...clipFace(video, locale, brand.locale),
      type: video.type,
      seconds: video.seconds,
      views: video.views,
      publishedAt: Math.floor(video.publishedAt / 1000),
    })),
    categories: categories.map(({ id, names }) => ({
      id,
      name: localText(names, locale, brand.locale),
    })),
    next,
  };
});
