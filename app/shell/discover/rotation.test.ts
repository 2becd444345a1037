import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Rotation, type RotationEvent, rotationAfter, standOf, stepFrom } from './rotation.ts';

const events: RotationEvent[] = ['focus', 'hover', 'touch', 'moved', 'away', 'pressed'];
const play = (start: Rotation, played: readonly RotationEvent[]): Rotation =>
  played.reduce(rotationAfter, start);

describe('rotation', () => {
  it('never starts again by itself, whatever happens', () => {
    const others = fc.array(fc.constantFrom(...events.filter((event) => event !== 'pressed')));
    fc.assert(
      fc.property(fc.constantFrom(...events), others, (first, more) => {
        const stopped = rotationAfter('rotating', first);
        expect(stopped).toBe('stopped');
        expect(play(stopped, more)).toBe('stopped');
      }),
    );
  });

  it('goes on where its button is pressed while it stands', () => {
    expect(play('rotating', ['hover', 'pressed'])).toBe('rotating');
    expect(play('rotating', ['pressed', 'pressed', 'focus'])).toBe('stopped');
  });
});

describe('how long a picture stands', () => {
  it('is for good by default, with one picture, and for whoever wants less motion', () => {
    expect(standOf(0, 3, false)).toBeNull();
    expect(standOf(8, 1, false)).toBeNull();
    expect(standOf(8, 0, false)).toBeNull();
    expect(standOf(8, 3, true)).toBeNull();
  });

  it('is never too short to look at it', () => {
    expect(standOf(8, 3, false)).toBe(8_000);
    expect(standOf(1, 3, false)).toBe(5_000);
  });
});

it('goes round in both directions', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(), fc.integer(), (count, at, steps) => {
      const from = at % count;
      const to = stepFrom(from, steps, count);
      expect(to).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThan(count);
      expect(stepFrom(to, -steps, count)).toBe(from);
    }),
  );
  expect(stepFrom(2, 1, 3)).toBe(0);
  expect(stepFrom(0, -1, 3)).toBe(2);
});
