import { randomText } from '../auth/hashes.ts';
import type { Queries } from '../database/database.ts';
import { notices } from '../database/schema.ts';
import type { Services } from '../services.ts';
import type { AccountNoticeKind, BrandNoticeKind, NoticeValues } from './notices.ts';

/** What is about the account belongs to it; all else to the brand of the wallet, or of the welcome. */
type NoticeOf =
  | { userId: string; packageId?: never; kind: AccountNoticeKind }
  | { userId: string; packageId: number; kind: BrandNoticeKind };

/** Leaves a notice for a person. */
export async function addNotice(
  tx: Queries,
  services: Pick<Services, 'now' | 'randomBytes'>,
  notice: NoticeOf & { values?: NoticeValues; createdAt?: number },
): Promise<void> {
  await tx.insert(notices).values({
    id: randomText(services.randomBytes(12)),
    userId: notice.userId,
    packageId: notice.packageId ?? null,
    kind: notice.kind,
    values: JSON.stringify(notice.values ?? {}),
    createdAt: notice.createdAt ?? services.now(),
  });
}
