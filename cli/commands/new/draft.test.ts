import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkBrand } from '../../../app/brand/check.ts';
import { demoRecordKeys } from '../../../app/brand/demoRecordKeys.ts';
import { featureIds } from '../../../app/brand/features.ts';
import { brandIdPattern } from '../../../app/brand/schema.ts';
import { parseBrandSource } from '../../../app/brand/schemaFindings.ts';
import { draftBrand, exclusions, nameFrom, seedFor, shortNameFrom } from './draft.ts';
import { formatJson } from './formatJson.ts';
import type { NewOptions } from './new.command.ts';

const neighbours = { packageIds: [], schemaPath: '../../app/brand/brand.schema.json' };
const id = fc.stringMatching(/^[a-z][a-z0-9-]{1,30}$/);
const features = fc.subarray([...featureIds]);

describe('draftBrand', () => {
  it('makes a brand that passes, for any id and any features left out', () => {
    fc.assert(
      fc.property(id, features, (brandId, exclude) => {
        const parsed = parseBrandSource(draftBrand(brandId, { exclude }, 'icon.svg', neighbours));
        expect(brandId).toMatch(brandIdPattern);
        expect('source' in parsed && checkBrand(parsed.source)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('makes a brand for real people that passes too', () => {
    fc.assert(
      fc.property(features, (exclude) => {
        const lines = {
          api: ['https://api.acme.com'],
          im: 'wss://im.acme.com',
          zone: ['acme.com'],
        };
        const options = { demo: false, exclude, ...lines };
        const parsed = parseBrandSource(draftBrand('acme', options, 'icon.svg', neighbours));
        expect('source' in parsed && checkBrand(parsed.source)).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it('gives a demo the key that the sandbox signs addresses with, and nobody else', () => {
    const draft = (options: NewOptions) => draftBrand('acme', options, 'icon.svg', neighbours);
    expect(draft({})['recordKeys']).toEqual([demoRecordKeys[0]]);
    expect(draft({ exclude: ['points'] })).not.toHaveProperty('recordKeys');
    const lines = { api: ['https://api.acme.com'], im: 'wss://im.acme.com', zone: ['acme.com'] };
    expect(draft({ demo: false, ...lines })).not.toHaveProperty('recordKeys');
  });

  it('takes the number after the highest', () => {
    const draft = draftBrand('acme', {}, 'icon.svg', {
      ...neighbours,
      packageIds: [5, 100002009, 7],
    });
    expect(draft['packageId']).toBe(100002010);
  });
});

describe('exclusions', () => {
  it('takes along what cannot stay', () => {
    expect(exclusions(['groups'], true)).toEqual([
      'groups',
      'channels',
      'contacts-upload',
      'dating',
    ]);
    expect(exclusions(['points'], true)).not.toContain('dating');
    expect(exclusions(['no-such'], true)).toContain('no-such');
  });
});

describe('names', () => {
  it.each([
    ['acme', 'Acme', 'Acme'],
    ['acme-chat-deluxe', 'Acme Chat Deluxe', 'Acme Chat'],
    ['extraordinarily', 'Extraordinarily', 'Extraordinar'],
    ['a1--b-', 'A1 B', 'A1 B'],
  ])('of %s', (brandId, name, shortName) => {
    expect(nameFrom(brandId)).toBe(name);
    expect(shortNameFrom(name)).toBe(shortName);
  });

  it('never cuts a character in half', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
        const short = shortNameFrom(name);
        expect(short.length).toBeLessThanOrEqual(12);
        expect(short).not.toMatch(/[\uD800-\uDBFF]$/);
      }),
    );
  });
});

describe('seedFor', () => {
  it('gives an id the same colour every time', () => {
    expect(seedFor('acme')).toBe(seedFor('acme'));
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(seedFor)).size).toBeGreaterThan(3);
  });
});

describe('formatJson', () => {
  it('says the same as JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(formatJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
