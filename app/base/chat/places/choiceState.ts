import { coordinatesText, parseCoordinates } from '../../../lib/coordinates.ts';
import type { DevicePosition, LocationProblem } from '../../../platform/geolocation.ts';
import { type Place, placeOf } from './place.ts';
import type { SavedPlace } from './savedPlaces.ts';

export type Locating = 'idle' | 'asking' | 'found' | LocationProblem;

/** What stands in the fields is what is sent. */
export type ChoiceState = {
  name: string;
  coordinates: string;
  /** Metres, of coordinates that the device found. */
  accuracy: number | null;
  locating: Locating;
};

export type ChoiceFact =
  | { type: 'asked' }
  | { type: 'located'; position: DevicePosition }
  | { type: 'failed'; problem: LocationProblem }
  | { type: 'named'; name: string }
  | { type: 'typed'; coordinates: string }
  | { type: 'picked'; place: SavedPlace };

export const nothingChosen: ChoiceState = {
  name: '',
  coordinates: '',
  accuracy: null,
  locating: 'idle',
};

/** Whatever the person did last counts: a position that comes after they chose otherwise is left out. */
export function reduceChoice(state: ChoiceState, fact: ChoiceFact): ChoiceState {
  switch (fact.type) {
    case 'asked':
      return { ...state, locating: 'asking' };
    case 'located': {
      if (state.locating !== 'asking') return state;
      const { accuracy } = fact.position;
      return { ...state, coordinates: coordinatesText(fact.position), accuracy, locating: 'found' };
    }
    case 'failed':
      return state.locating === 'asking' ? { ...state, locating: fact.problem } : state;
    case 'named':
      return { ...state, name: fact.name };
    case 'typed':
      return { ...state, coordinates: fact.coordinates, accuracy: null, locating: 'idle' };
    case 'picked': {
      const { description: name } = fact.place;
      const coordinates = coordinatesText(fact.place);
      return { name, coordinates, accuracy: null, locating: 'idle' };
    }
  }
}

/** @returns the place that would be sent; null where there is none yet */
export function chosenPlace({ name, coordinates, accuracy }: ChoiceState): Place | null {
  const found = parseCoordinates(coordinates);
  return found && placeOf({ ...found, description: name, accuracy });
}
