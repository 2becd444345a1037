import { contentType } from '../../../contract/gateway/contentType.ts';
import { type Content, fieldIn, inElement } from './content.ts';

/** Degrees north and east, and in metres how exact they are, where that is known. */
type Place = {
  description: string;
  latitude: number;
  longitude: number;
  accuracy?: number | undefined;
};

/** A place. How exact it is stands beside it: the element has no field for that. */
export const locationContent: Content<'location', Place> = {
  kind: 'location',
  contentTypes: [contentType.location],
  elementOf({ description, longitude, latitude, accuracy }) {
    const locationElem = { description, longitude, latitude };
    return inElement(contentType.location, { locationElem }, beside(accuracy));
  },
  sentAnew({ locationElem, ex }) {
    if (!locationElem) return null;
    return inElement(contentType.location, { locationElem }, beside(fieldIn(ex, 'accuracy')));
  },
};

function beside(accuracy: unknown): string | undefined {
  return typeof accuracy === 'number' ? JSON.stringify({ accuracy }) : undefined;
}
