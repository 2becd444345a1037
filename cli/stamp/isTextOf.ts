import type { FeatureId } from '../../app/brand/features.ts';

/** True for a namespace of texts that goes with a feature: one named by its id, or `<id>.<part>`. */
export function isTextOf(id: FeatureId, namespace: string): boolean {
  return namespace === id || namespace.startsWith(`${id}.`);
}
