import { and, eq, isNull } from 'drizzle-orm';
import { checkVideoCount } from '../../../app/contract/video/checkVideoCount.ts';
import { publicProfile } from '../../accounts/publicProfile.ts';
import { readUser } from '../../accounts/users.ts';
import { captionsOf } from '../../content/clipFace.ts';
import { countedViews, countView, resetsAt, viewLimit } from '../../content/viewLimit.ts';
import { addressLifetime, signWatching } from '../../content/watchAddress.ts';
import { videos } from '../../database/schema.ts';
import { requireFeature } from '../../money/requireFeature.ts';
import type { ContextOf } from '../context.ts';
import { handle } from '../handler.ts';

type Context = ContextOf<typeof checkVideoCount>;
type Video = typeof videos.$inferSelect;

export const handleCheckVideoCount = handle(checkVideoCount, async ({ videoId }, context) => {
  await requireFeature(context, 'video');
  const video = videoId === undefined ? null : await findVideo(context, videoId);
  return context.db.write(async (tx) => {
    const { session, now } = context;
    const { isActivation } = publicProfile(await readUser(tx, session.userId));
    const isLimited = isActivation === 0;
    const before = await countedViews(tx, session.userId, now());
    const isNew = video !== null && !before.some((view) => view.videoId === video.id);
    if (isNew && isLimited && before.length >= viewLimit) {
      throw context.fail('videoLimitReached', { resetsAt: resetsAt(before) ?? 0 });
    }
    const view = { userId: session.userId, videoId: video?.id ?? '', countedAt: now() };
    if (isNew) await countView(tx, view);
    const views = isNew ? [...before, view] : before;
    return {
      isActivation,
      limit: isLimited ? viewLimit : null,
      used: isLimited ? views.length : 0,
      left: isLimited ? Math.max(0, viewLimit - views.length) : null,
      resetsAt: isLimited ? resetsAt(views) : null,
      opened: views.map((one) => one.videoId),
      video: video && playable(context, video),
    };
  });
});

/** A video of the brand that is still there. */
async function findVideo(context: Context, videoId: string): Promise<Video> {
  const { packageId } = context.session;
  const own = and(
    eq(videos.id, videoId),
    eq(videos.packageId, packageId),
    isNull(videos.removedAt),
  );
  const video = await context.db.read.select().from(videos).where(own).get();
  if (!video?.clip) throw context.fail('videoUnknown');
  return video;
}

function playable({ session, secret, now, locale }: Context, video: Video) {
  const expiresAt = now() + addressLifetime;
  const signed = signWatching(secret, { userId: session.userId, videoId: video.id, expiresAt });
  const folder = `/media/watch/${signed}`;
  return {
    videoId: video.id,
    url: `${folder}/${video.file}`,
    type: video.type,
    captions: captionsOf(video, folder, locale),
    expires: Math.floor(expiresAt / 1000),
  };
}
