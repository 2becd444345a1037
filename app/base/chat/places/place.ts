import { type Coordinates, isOnEarth } from '../../../lib/coordinates.ts';
import { plainLine } from '../../../lib/plainText.ts';
import { placeWords } from './placeWords.ts';

/** A place as somebody sends it. */
export type Place = Coordinates & {
  /** On one line; may be empty. */
  description: string;
  /** Metres it may be off; null where nobody knows. */
  accuracy: number | null;
};

/** Characters of a description. */
export const longestDescription = 120;
/** Metres: half the way round the Earth. */
const leastExact = 20_000_000;

type Claimed = {
  latitude: number;
  longitude: number;
  description: string;
  accuracy?: number | null;
};

/** @returns what somebody claims is a place, with bounded words; null where it is none on Earth */
export function placeOf({ latitude, longitude, description, accuracy }: Claimed): Place | null {
  if (!isOnEarth({ latitude, longitude })) return null;
  const isKnown = typeof accuracy === 'number' && accuracy >= 0 && accuracy <= leastExact;
  return {
    ...{ latitude, longitude },
    description: plainLine(placeWords(description), longestDescription),
    accuracy: isKnown ? accuracy : null,
  };
}

/** The parameters of a place in an address. */
export function placeIn(search: URLSearchParams): Place | null {
  const number = (name: string): number => {
    const text = search.get(name) ?? '';
    return /^-?\d{1,9}(\.\d{1,20})?$/.test(text) ? Number(text) : Number.NaN;
  };
  return placeOf({
    latitude: number('latitude'),
    longitude: number('longitude'),
    description: search.get('name') ?? '',
    accuracy: number('accuracy'),
  });
}
