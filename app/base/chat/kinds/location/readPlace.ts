import type { Message } from '../../../../contract/gateway/entities/message.ts';
import { type Place, placeOf } from '../../places/place.ts';

/** @returns the place of a location message, which somebody else may have made up; null without one */
export function readPlace({
  locationElem,
  ex,
}: Pick<Message, 'locationElem' | 'ex'>): Place | null {
  return locationElem ? placeOf({ ...locationElem, accuracy: accuracyIn(ex) }) : null;
}

function accuracyIn(ex: string): number | null {
  try {
    const extra: unknown = JSON.parse(ex);
    const accuracy = (extra as { accuracy?: unknown } | null)?.accuracy;
    return typeof accuracy === 'number' ? accuracy : null;
  } catch {
    // Somebody else's own form, or nothing.
    return null;
  }
}
