import { and, eq, inArray, isNull, like, lte, notExists, sql } from 'drizzle-orm';
import { noteChange } from '../database/commitFacts.ts';
import type { Queries } from '../database/database.ts';
import { groups, media, messageFiles, recharges, reports, users } from '../database/schema.ts';

/**
 * Gives up those of a message's files that nothing else shows: no other message, profile, group,
 * report or order. What its owner uploaded again since the message was sent may be on its way in another one.
 * `removeFiles.ts` takes them from the disk once this is committed.
 * @param names as they are served under
 */
export async function giveUpFiles(
  tx: Queries,
  names: readonly string[],
  { sentAt, now }: { sentAt: number; now: number },
): Promise<void> {
  if (names.length === 0) return;
  const address = sql`'/media/' || ${media.name}`;
  const inMessage = tx
    .select({ name: messageFiles.name })
    .from(messageFiles)
    .where(eq(messageFiles.name, media.name));
  const inProfile = tx.select({ id: users.id }).from(users).where(eq(users.avatar, address));
  const inGroup = tx.select({ id: groups.id }).from(groups).where(eq(groups.faceURL, address));
  const inOrder = tx
    .select({ orderNo: recharges.orderNo })
    .from(recharges)
    .where(eq(recharges.proof, address));
  const inReport = tx
    .select({ id: reports.id })
    .from(reports)
    .where(like(reports.images, sql`'%' || ${media.name} || '%'`));
  const given = await tx
    .update(media)
    .set({ removedAt: now })
    .where(
      and(
        inArray(media.name, [...names]),
        isNull(media.removedAt),
        lte(media.createdAt, sentAt),
        notExists(inMessage),
        notExists(inProfile),
        notExists(inGroup),
        notExists(inReport),
        notExists(inOrder),
      ),
    )
    .returning({ name: media.name });
  if (given.length > 0) noteChange(tx, { about: 'files', names: given.map(({ name }) => name) });
}
