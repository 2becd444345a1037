import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressesOf, noPictures, type PicturesFact, reducePictures } from './picturesState.ts';

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const fact: fc.Arbitrary<PicturesFact> = fc.oneof(
  fc.record({ type: fc.constant('added'), id, preview: fc.constant('blob:x') } as const),
  fc.record({ type: fc.constant('started'), id } as const),
  fc.record({ type: fc.constant('progressed'), id, share: fc.constant(0.5) } as const),
  fc.record({ type: fc.constant('failed'), id } as const),
  fc.record({ type: fc.constant('uploaded'), id, url: fc.constant('/media/x') } as const),
  fc.record({ type: fc.constant('removed'), id } as const),
  fc.record({ type: fc.constant('refused'), problem: fc.constant('tooLarge') } as const),
);

function play(...facts: PicturesFact[]) {
  return facts.reduce(reducePictures, noPictures);
}

const added = (of: string): PicturesFact => ({ type: 'added', id: of, preview: `blob:${of}` });
const uploaded = (of: string): PicturesFact => ({ type: 'uploaded', id: of, url: `/${of}` });

describe('pictures that go along', () => {
  it('are sent in the order they were chosen, whichever arrived first', () => {
    const state = play(added('a'), added('b'), uploaded('b'), uploaded('a'));
    expect(addressesOf(state)).toEqual(['/a', '/b']);
  });

  it('hold back what they go with until each is there', () => {
    expect(addressesOf(noPictures)).toEqual([]);
    expect(addressesOf(play(added('a'), added('b'), uploaded('a')))).toBeNull();
    const failed = play(added('a'), { type: 'failed', id: 'a' });
    expect(addressesOf(failed)).toBeNull();
    expect(addressesOf(reducePictures(failed, { type: 'removed', id: 'a' }))).toEqual([]);
  });

  it('stay gone once removed', () => {
    fc.assert(
      fc.property(fc.array(fact, { maxLength: 30 }), (facts) => {
        const removed = new Set<string>();
        let state = noPictures;
        for (const one of facts) {
          state = reducePictures(state, one);
          if (one.type === 'removed') removed.add(one.id);
          if (one.type === 'added') removed.delete(one.id);
          expect(state.pictures.filter((picture) => removed.has(picture.id))).toEqual([]);
        }
      }),
    );
  });
});
