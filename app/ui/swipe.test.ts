import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { staysOpen, swipeBegun, swipeMoved } from './swipe.ts';

const width = 200;

/** A finger that goes through these places, one every 20 ms unless they say when. */
function finger(places: readonly (readonly [x: number, y: number, at?: number])[], from = 0) {
  return places.reduce(
    (swipe, [x, y, at], index) => swipeMoved(swipe, { x, y, at: at ?? (index + 1) * 20 }, width),
    swipeBegun({ x: 300, y: 20, at: 0 }, from),
  );
}

describe('a swipe', () => {
  it('moves the row with the finger, from a clear move to the left on', () => {
    expect(finger([[295, 21]])).toMatchObject({ phase: 'undecided', shift: 0 });
    expect(finger([[270, 24]])).toMatchObject({ phase: 'moving', shift: 30 });
    expect(
      finger([
        [270, 24],
        [20, 90],
      ]),
    ).toMatchObject({ phase: 'moving', shift: width });
    expect(
      finger([
        [270, 24],
        [320, 20],
      ]),
    ).toMatchObject({ phase: 'moving', shift: 0 });
  });

  it.each([
    ['scrolls', [290, 50]],
    ['goes to the right', [330, 20]],
    ['rested first', [250, 20, 600]],
  ] as const)('is none where the finger %s, wherever it goes then', (_name, place) => {
    const swipe = finger([place, [100, 20, 700]]);
    expect(swipe).toMatchObject({ phase: 'elsewhere', shift: 0 });
    expect(staysOpen(swipe, width)).toBe(false);
  });

  it('opens past the middle, or by a flick; and closes likewise', () => {
    const slow = (shift: number, from = 0) =>
      staysOpen(
        finger(
          [
            [300 + from - shift, 20],
            [300 + from - shift, 20],
          ],
          from,
        ),
        width,
      );
    expect([slow(90), slow(120)]).toEqual([false, true]);
    expect([slow(120, width), slow(90, width)]).toEqual([true, false]);
    expect(staysOpen(finger([[280, 20]]), width)).toBe(true);
    expect(staysOpen(finger([[320, 20]], width), width)).toBe(false);
  });

  it('leaves an open row open that was only touched', () => {
    expect(staysOpen(finger([[302, 21]], width), width)).toBe(true);
  });

  it('never moves a row beyond its actions, or to the right', () => {
    const place = fc.tuple(
      fc.integer({ min: -500, max: 900 }),
      fc.integer({ min: -500, max: 900 }),
    );
    fc.assert(
      fc.property(fc.array(place), fc.constantFrom(0, width), (places, from) => {
        const { shift } = finger(places, from);
        expect(shift).toBeGreaterThanOrEqual(0);
        expect(shift).toBeLessThanOrEqual(width);
      }),
    );
  });
});
