import { beforeEach, describe, expect, it } from 'vitest';
import { member } from '../../../tests/support/member.ts';
import { localStore, storageKeys } from '../../platform/storage.ts';
import { captionsAtom, mutedAtom, placesAtom, rateAtom } from './watching.ts';

beforeEach(() => localStore.remove(storageKeys.watching));

describe('how a person watches', () => {
  it('is unknown until they have chosen', () => {
    const { store } = member();
    expect([mutedAtom, rateAtom, captionsAtom].map((one) => store.get<unknown>(one))).toEqual([
      null,
      1,
      null,
    ]);
    expect(store.get(placesAtom).size).toBe(0);
  });

  it('is kept on the device, by account', () => {
    const { store } = member();
    store.set(mutedAtom, true);
    store.set(rateAtom, 1.5);
    store.set(captionsAtom, 'es-ES');
    store.set(placesAtom, 'v1', 12);
    const { store: later } = member();
    expect(later.get(mutedAtom)).toBe(true);
    expect(later.get(rateAtom)).toBe(1.5);
    expect(later.get(captionsAtom)).toBe('es-ES');
    expect(later.get(placesAtom).get('v1')).toBe(12);
    expect(Object.keys(JSON.parse(localStore.read(storageKeys.watching) ?? ''))).toEqual(['u1']);
  });

  it.each(['', 'null', '[]', '{"u1":7}', '{"u1":{"rate":9,"isMuted":"no","places":[7,["v"]]}}'])(
    'is unknown where the record is broken: %s',
    (broken) => {
      localStore.write(storageKeys.watching, broken);
      const { store } = member();
      expect([store.get(mutedAtom), store.get(rateAtom), store.get(placesAtom).size]).toEqual([
        null,
        1,
        0,
      ]);
    },
  );
});

describe('places', () => {
  it('of the 50 videos left last are kept', () => {
    const { store } = member();
    for (let number = 0; number < 55; number += 1) store.set(placesAtom, `v${number}`, number);
    store.set(placesAtom, 'v5', 99);
    const ids = [...store.get(placesAtom).keys()];
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([50, 'v6', 'v5']);
  });

  it('are forgotten once a video was seen', () => {
    const { store } = member();
    store.set(placesAtom, 'v1', 12);
    store.set(placesAtom, 'v1', null);
    expect(store.get(placesAtom).size).toBe(0);
  });
});
