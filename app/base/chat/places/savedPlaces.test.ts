// @vitest-environment happy-dom
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { storageKeys } from '../../../platform/storage.ts';
import {
  keepPlaces,
  mostSaved,
  type SavedPlace,
  savedPlaces,
  withoutPlace,
  withPlace,
} from './savedPlaces.ts';

beforeEach(() => localStorage.clear());
const place = (number: number): SavedPlace => ({
  description: `Place ${number}`,
  latitude: number,
  longitude: -number,
});
const many = Array.from({ length: mostSaved }, (_, number) => place(number));

it('keeps the places of each account apart', () => {
  keepPlaces('ann', [place(1)]);
  keepPlaces('ben', [place(2)]);
  expect(savedPlaces('ann')).toEqual([place(1)]);
  keepPlaces('ann', []);
  expect(savedPlaces('ann')).toEqual([]);
  expect(savedPlaces('ben')).toEqual([place(2)]);
});

it('has each place once, the newest first, and loses none for want of room', () => {
  expect(withPlace([place(1), place(2)], place(2))).toEqual([place(2), place(1)]);
  expect(withPlace(many, place(50))).toBeNull();
  expect(withPlace(many, place(3))).toHaveLength(mostSaved);
  expect(withoutPlace(many, place(3))).toEqual(many.filter(({ latitude }) => latitude !== 3));
});

it('keeps of a place nothing but what is needed to send it again', () => {
  const chosen = { ...place(1), accuracy: 12 };
  expect(withPlace([], chosen)).toEqual([place(1)]);
});

it('reads whatever else stands there as nothing', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        fc.string(),
        fc.json().map((one) => `{"ann":${one}}`),
      ),
      (text) => {
        localStorage.setItem(storageKeys.places, text);
        expect(savedPlaces('ann').length).toBeLessThanOrEqual(mostSaved);
      },
    ),
  );
  localStorage.setItem(
    storageKeys.places,
    '{"ann":[{"description":"x","latitude":99,"longitude":0}]}',
  );
  expect(savedPlaces('ann')).toEqual([]);
});
