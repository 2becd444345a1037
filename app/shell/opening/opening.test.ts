import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStore, storageKeys } from '../../platform/storage.ts';
import { keepOpening, type Moment, mayOpen, readOpening } from './opening.ts';

// The memory of the store stands in for the device.
const emptyStore = () =>
  createStore(() => {
    throw new Error('blocked');
  });
const picture = { image: '/media/a.webp', title: 'A river' };
const good: Moment = {
  today: 20_000,
  isOpened: true,
  isSeen: true,
  isTab: true,
  isTouched: false,
  savesData: false,
  lessMotion: false,
};

describe('the opening picture', () => {
  it('may be shown where nothing speaks against it, and by any one thing that does it may not', () => {
    const flags = ['isOpened', 'isSeen', 'isTab', 'isTouched', 'savesData', 'lessMotion'] as const;
    expect(mayOpen({ picture, shownOn: 19_999 }, good)).toBe(true);
    const changes = fc.subarray([...flags], { minLength: 1 });
    fc.assert(
      fc.property(changes, (changed) => {
        const now = { ...good };
        for (const flag of changed) now[flag] = !now[flag];
        expect(mayOpen({ picture, shownOn: null }, now)).toBe(false);
      }),
    );
  });

  it('is shown once a day at most, however often the app is opened', () => {
    const starts = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 60 });
    fc.assert(
      fc.property(starts, (days) => {
        const store = emptyStore();
        const shown: number[] = [];
        for (const today of days.toSorted((one, other) => one - other)) {
          if (!mayOpen(readOpening(store), { ...good, today })) continue;
          shown.push(today);
          keepOpening(store, { shownOn: today });
        }
        expect(shown).toEqual([...new Set(shown)]);
        expect(new Set(shown)).toEqual(new Set(days));
      }),
    );
  });
});

describe('what is kept of it', () => {
  it('is the picture and the day, each changed by itself', () => {
    const store = emptyStore();
    expect(readOpening(store)).toEqual({ picture: null, shownOn: null });
    keepOpening(store, { shownOn: 4 });
    keepOpening(store, { picture });
    expect(readOpening(store)).toEqual({ picture, shownOn: 4 });
  });

  it.each(['null', '7', '[', '{"picture":{"image":""},"shownOn":"1"}', '{"picture":4}'])(
    'is nothing where it is damaged: %s',
    (text) => {
      const store = emptyStore();
      store.write(storageKeys.opening, text);
      expect(readOpening(store)).toEqual({ picture: null, shownOn: null });
    },
  );
});
