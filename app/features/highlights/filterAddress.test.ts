import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFilter, writeFilter } from './filterAddress.ts';
import { pathToFeed } from './paths.ts';

const name = fc.string({ minLength: 1, maxLength: 40 }).filter((one) => one !== 'id');
const value = fc.oneof(
  fc.string({ maxLength: 80 }),
  fc.integer({ min: -1_000_000, max: 1_000_000_000 }),
  fc.constantFrom('2', '"2"', '""', '-1', '007'),
);

it('gives each filter back as it came, texts apart from numbers', () => {
  fc.assert(
    fc.property(fc.dictionary(name, value, { maxKeys: 10, noNullPrototype: true }), (filter) => {
      const { searchParams } = new URL(pathToFeed('h1', filter), 'https://site.example');
      expect(readFilter(searchParams)).toEqual(filter);
      expect(searchParams.get('id')).toBe('h1');
    }),
  );
});

it('takes nothing from an address that the call would refuse', () => {
  const search = new URLSearchParams({ id: '1', long: 'x'.repeat(81), ['n'.repeat(41)]: 'a' });
  for (let at = 0; at < 12; at += 1) search.set(`f${at}`, String(at));
  expect(Object.keys(readFilter(search))).toEqual(Array.from({ length: 10 }, (_, at) => `f${at}`));
  expect(writeFilter({}).toString()).toBe('');
});
