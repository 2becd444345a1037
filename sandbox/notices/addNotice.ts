import { randomText } from '../auth/hashes.ts';
import type { Queries } from '../database/database.ts';
import { notices } from '../database/schema.ts';
import type { Services } from '../services.ts';
import type { NoticeKind, NoticeValues } from './notices.ts';

/** Leaves a notice for a person. */
export async function addNotice(
  tx: Queries,
  services: Pick<Services, 'now' | 'randomBytes'>,
  notice: { userId: string; kind: NoticeKind; values?: NoticeValues; createdAt?: number },
): Promise<void> {
  await tx.insert(notices).values({
    id: randomText(services.randomBytes(12)),
    userId: notice.userId,
    kind: notice.kind,
    values: JSON.stringify(notice.values ?? {}),
    createdAt: notice.createdAt ?? services.now(),
  });
}
