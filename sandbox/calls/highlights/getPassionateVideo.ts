import { and, desc, eq, isNull } from 'drizzle-orm';
import { getPassionateVideo } from '../../../app/contract/highlights/getPassionateVideo.ts';
import { publicProfile } from '../../accounts/publicProfile.ts';
import { readUser } from '../../accounts/users.ts';
import { captionsOf, clipFace } from '../../content/clipFace.ts';
import { highlightFilters } from '../../content/highlightFilters.data.ts';
import { pageOf } from '../../content/page.ts';
import { liveFile } from '../../content/serveClips.ts';
import { highlights } from '../../database/schema.ts';
import { requireFeature } from '../../money/requireFeature.ts';
import type { ContextOf } from '../context.ts';
import { handle } from '../handler.ts';

type Context = ContextOf<typeof getPassionateVideo>;
type Row = typeof highlights.$inferSelect;

export const handleGetPassionateVideo = handle(getPassionateVideo, async (input, context) => {
  const { packageId, filter, id } = input;
  const { db, locale } = context;
  const brand = context.brand(packageId);
  await requireFeature({ db, session: { brand } }, 'highlights');
  const all = await db.read
    .select()
    .from(highlights)
    .where(
      and(
        eq(highlights.packageId, packageId),
        isNull(highlights.removedAt),
        id ? eq(highlights.id, id) : undefined,
      ),
    )
    .orderBy(desc(highlights.startsAt), desc(highlights.id));
  // What is asked beside the filters there are is let be.
  const fits = ({ topic, state }: Row) =>
    [topic, ''].includes(String(filter['topic'] ?? '')) &&
    [state, ''].includes(String(filter['state'] ?? ''));
  const { rows, next } = pageOf(all.filter(fits), input);
  return {
    list: await Promise.all(rows.map((row) => viewHighlight(context, row, brand.locale))),
    filters: highlightFilters.map(({ name, labels, options }) => ({
      name,
      label: labels[locale],
      options: options.map((option) => ({ value: option.value, label: option.labels[locale] })),
    })),
    next,
  };
});

async function viewHighlight({ db, locale, viewers }: Context, row: Row, brandLocale: string) {
  const folder = `/media/highlights/${row.id}`;
  const { userId, nickName, avatar } = publicProfile(await readUser(db.read, row.hostId));
  const isOver = row.state === 'ended' || row.clip === null;
  const isStreamed = row.state === 'live' && row.type === 'hls';
  return {
    id: row.id,
    ...clipFace(row, locale, brandLocale),
    seconds: row.state === 'live' ? null : row.seconds,
    host: { userId, nickName, avatar },
    state: row.state,
    startsAt: Math.floor(row.startsAt / 1000),
    viewers: isStreamed ? viewers.count(row.id) : null,
    url: isOver ? null : `${folder}/${isStreamed ? liveFile : row.file}`,
    type: row.type,
    // The times of captions are those of the recording.
    captions: isOver || isStreamed ? [] : captionsOf(row, folder, locale),
  };
}
