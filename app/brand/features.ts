/** The exclusion list's vocabulary. A brand has all of these but the ones it excludes. */
export const featureIds = [
  'groups',
  'channels',
  'contacts-upload',
  'invite',
  'multi-account',
  'support',
  'points',
  'recharge',
  'recharge-usdt',
  'exchange',
  'game',
  'video',
  'highlights',
  'dating',
] as const;

export type FeatureId = (typeof featureIds)[number];

/** What each feature cannot work without. A brand that excludes a need must exclude the feature too. */
export const featureNeeds: Readonly<Partial<Record<FeatureId, readonly FeatureId[]>>> = {
  channels: ['groups'],
  recharge: ['points'],
  'recharge-usdt': ['recharge'],
  exchange: ['points'],
  game: ['points'],
};

/** @returns all that a feature cannot work without, also by way of what it needs. */
export function needsOf(id: FeatureId): FeatureId[] {
  return (featureNeeds[id] ?? []).flatMap((need) => [need, ...needsOf(need)]);
}

/** @returns the features a brand keeps, in vocabulary order. */
export function keptFeatures(exclude: readonly FeatureId[]): FeatureId[] {
  return featureIds.filter((id) => !exclude.includes(id));
}
