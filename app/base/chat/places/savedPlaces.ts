import * as v from 'valibot';
import { coordinatesText } from '../../../lib/coordinates.ts';
import { localStore, readJson, storageKeys, writeJson } from '../../../platform/storage.ts';
import { type Place, placeOf } from './place.ts';

/** A place kept on the device to be sent again. */
export type SavedPlace = Pick<Place, 'description' | 'latitude' | 'longitude'>;

export const mostSaved = 20;

const kept = v.record(v.string(), v.unknown());
const saved = v.array(
  v.object({ description: v.string(), latitude: v.number(), longitude: v.number() }),
);

/** @returns what tells one saved place from the others */
export function savedKeyOf(place: SavedPlace): string {
  return `${coordinatesText(place)} ${place.description}`;
}

/** @returns the places of an account on this device, the newest first */
export function savedPlaces(userID: string): readonly SavedPlace[] {
  const read = v.safeParse(saved, all()[userID]);
  return read.success ? read.output.filter((one) => placeOf(one) !== null).slice(0, mostSaved) : [];
}

/** Other accounts keep theirs. */
export function keepPlaces(userID: string, places: readonly SavedPlace[]): void {
  const { [userID]: _before, ...others } = all();
  writeJson(
    localStore,
    storageKeys.places,
    places.length > 0 ? { ...others, [userID]: places } : others,
  );
}

function all(): Record<string, unknown> {
  const read = v.safeParse(kept, readJson(localStore, storageKeys.places));
  return read.success ? read.output : {};
}

/** @returns the places with one more, once; null where there is no room: nothing is lost unasked */
export function withPlace(
  places: readonly SavedPlace[],
  { description, latitude, longitude }: SavedPlace,
): readonly SavedPlace[] | null {
  const place = { description, latitude, longitude };
  const others = withoutPlace(places, place);
  return others.length < mostSaved ? [place, ...others] : null;
}

export function withoutPlace(
  places: readonly SavedPlace[],
  place: SavedPlace,
): readonly SavedPlace[] {
  return places.filter((one) => savedKeyOf(one) !== savedKeyOf(place));
}
