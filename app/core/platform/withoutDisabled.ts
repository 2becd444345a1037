import type { FeatureEntry } from '../../brand/data.ts';
import type { Feature } from '../feature/feature.ts';

/**
 * @param disabled feature ids the platform switched off; others in it mean nothing.
 * @param entries of the page, which know what each feature needs.
 * @returns the features left: without those, and without what needs one of them.
 */
export function withoutDisabled(
  loaded: readonly Feature[],
  disabled: readonly string[],
  entries: readonly Pick<FeatureEntry, 'id' | 'needs'>[],
): readonly Feature[] {
  const isDisabled = (id: string): boolean => disabled.includes(id);
  const off = entries.filter(({ id, needs }) => isDisabled(id) || needs.some(isDisabled));
  const offIds = new Set<string>(off.map(({ id }) => `feature/${id}`));
  return loaded.filter(({ id }) => !offIds.has(id));
}
