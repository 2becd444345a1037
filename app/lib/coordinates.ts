/** Degrees north and east of the equator and of Greenwich. */
export type Coordinates = { latitude: number; longitude: number };

/** @returns whether there is such a place on Earth */
export function isOnEarth({ latitude, longitude }: Coordinates): boolean {
  // NaN fails both.
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

/** @returns latitude and longitude to about a metre, as every map takes them: `3.15785, 101.71165` */
export function coordinatesText({ latitude, longitude }: Coordinates): string {
  return `${degrees(latitude)}, ${degrees(longitude)}`;
}

function degrees(value: number): string {
  // Without the sign of a zero.
  return (Math.round(value * 1e5) / 1e5 + 0).toFixed(5);
}

const oneNumber = '([+-]?\\d{1,3}(?:[.,]\\d{1,15})?)';
const withPoints =
  /^([+-]?\d{1,3}(?:\.\d{1,15})?)°?\s*(?:[,;]\s*|\s+)([+-]?\d{1,3}(?:\.\d{1,15})?)°?$/;
const withCommas = new RegExp(`^${oneNumber}°?(?:\\s*;\\s*|\\s+|,\\s+)${oneNumber}°?$`);

/**
 * @param text as a person types or pastes it: decimal degrees, latitude first, between them a comma, a
 * semicolon or a space; with decimal commas too
 * @returns null where it is no place on Earth
 */
export function parseCoordinates(text: string): Coordinates | null {
  if (text.length > 100) return null;
  const plain = text.trim().replace(/\u2212/g, '-');
  const found = withPoints.exec(plain) ?? withCommas.exec(plain);
  if (!found) return null;
  const [latitude, longitude] = [found[1], found[2]].map((one) =>
    Number((one ?? '').replace(',', '.')),
  );
  const place = { latitude: latitude ?? Number.NaN, longitude: longitude ?? Number.NaN };
  return isOnEarth(place) ? place : null;
}

/** Metres: the mean radius of the Earth. */
const radius = 6_371_009;

/** @returns metres between two places, as the crow flies; off by half a percent at most */
export function metresBetween(one: Coordinates, other: Coordinates): number {
  const radians = (value: number): number => (value * Math.PI) / 180;
  const half = (from: number, to: number): number => Math.sin(radians(to - from) / 2) ** 2;
  const share =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      half(one.longitude, other.longitude);
  return 2 * radius * Math.asin(Math.sqrt(Math.min(1, share)));
}
