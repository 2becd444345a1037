import { type FeatureId, featureNeeds } from '../../brand/features.ts';
import type { Feature } from '../feature/feature.ts';

/**
 * @param disabled feature ids the platform switched off; others in it mean nothing.
 * @returns the features left: without those, and without what needs one of them.
 */
export function withoutDisabled(
  loaded: readonly Feature[],
  disabled: readonly string[],
): readonly Feature[] {
  const isOff = (id: FeatureId): boolean =>
    disabled.includes(id) || (featureNeeds[id] ?? []).some(isOff);
  return loaded.filter(({ id }) => !isOff(id.slice('feature/'.length) as FeatureId));
}
