import type { Feature } from './feature.ts';
import type { SlotParts } from './slots.ts';

/** @returns what stays of a feature that is switched off: the pages and parts that say what happened. */
export function recordsOf({ routes, slots = {}, ...feature }: Feature): Feature {
  const staying = Object.entries(slots).map(([name, parts]) => [
    name,
    parts.filter(({ isRecord }) => isRecord === true),
  ]);
  return {
    ...feature,
    routes: routes.filter(({ isRecord }) => isRecord === true),
    // Each slot keeps some of its own parts.
    slots: Object.fromEntries(staying) as SlotParts,
  };
}
