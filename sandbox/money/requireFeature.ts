import { eq } from 'drizzle-orm';
import { type FeatureId, featureNeeds } from '../../app/brand/features.ts';
import { commonErrors } from '../../app/contract/common/errors.ts';
import type { SandboxBrand } from '../brands.ts';
import { failed } from '../calls/callFailed.ts';
import type { MemberSession } from '../calls/context.ts';
import type { Database } from '../database/database.ts';
import { switches } from '../database/schema.ts';

type Asking = { db: Database; session: Pick<MemberSession, 'brand'> };

/** @returns whether a brand offers a feature and what it needs. @param off what is switched off */
export function offers(
  brand: Pick<SandboxBrand, 'features'>,
  feature: FeatureId,
  off: ReadonlySet<string> = new Set(),
): boolean {
  const needs = featureNeeds[feature] ?? [];
  const isThere = brand.features.includes(feature) && !off.has(feature);
  return isThere && needs.every((need) => offers(brand, need, off));
}

/** @returns whether the brand of the session offers a feature and what it needs, and none is off. */
export async function hasFeature({ db, session }: Asking, feature: FeatureId): Promise<boolean> {
  const rows = await db.read
    .select({ feature: switches.feature })
    .from(switches)
    .where(eq(switches.packageId, session.brand.packageId));
  return offers(session.brand, feature, new Set(rows.map((row) => row.feature)));
}

/**
 * Lets a call go on only where the brand of the session offers the feature and what it needs.
 * @throws CallFailed `featureOff` where the brand lacks one or the platform has switched it off
 */
export async function requireFeature(asking: Asking, feature: FeatureId): Promise<void> {
  if (!(await hasFeature(asking, feature))) throw failed(commonErrors.featureOff);
}

/**
 * Lets a call go on that tells what happened: also while the platform has switched the feature off.
 * @throws CallFailed `featureOff` where the brand lacks the feature or what it needs
 */
export function requireRecords({ session }: Pick<Asking, 'session'>, feature: FeatureId): void {
  if (!offers(session.brand, feature)) throw failed(commonErrors.featureOff);
}
