import { eq } from 'drizzle-orm';
import { type FeatureId, featureNeeds } from '../../app/brand/features.ts';
import { commonErrors } from '../../app/contract/common/errors.ts';
import { failed } from '../calls/callFailed.ts';
import type { MemberSession } from '../calls/context.ts';
import type { Database } from '../database/database.ts';
import { switches } from '../database/schema.ts';

/**
 * Lets a call go on only where the brand of the session offers the feature and what it needs.
 * @throws CallFailed `featureOff` where the brand lacks one or the platform has switched it off
 */
export async function requireFeature(
  { db, session }: { db: Database; session: Pick<MemberSession, 'brand'> },
  feature: FeatureId,
): Promise<void> {
  const { features, packageId } = session.brand;
  const rows = await db.read
    .select({ feature: switches.feature })
    .from(switches)
    .where(eq(switches.packageId, packageId));
  const off = new Set(rows.map((row) => row.feature));
  const isOn = (id: FeatureId): boolean =>
    features.includes(id) && !off.has(id) && (featureNeeds[id] ?? []).every(isOn);
  if (!isOn(feature)) throw failed(commonErrors.featureOff);
}
