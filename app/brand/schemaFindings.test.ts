import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonPath } from './jsonPath.ts';
import { parseBrandSource } from './schemaFindings.ts';

const text = readFileSync(new URL('../../brands/quedu/brand.json', import.meta.url), 'utf8');

type Json = Record<string, unknown>;

/** The demo brand with one value put in, or taken out where it is undefined. */
function changed(path: readonly (string | number)[], value: unknown): unknown {
  const root = JSON.parse(text) as Json;
  const owner = path.slice(0, -1).reduce((node, step) => node[step] as Json, root);
  const last = path.at(-1) ?? '';
  if (value === undefined) delete owner[last];
  else Object.defineProperty(owner, last, { value, enumerable: true, configurable: true });
  return root;
}

function found(value: unknown): string[] {
  const parsed = parseBrandSource(value);
  return 'source' in parsed
    ? []
    : parsed.findings.map(({ code, path, message, fix }) =>
        [code, jsonPath(path), message, fix].join(' | '),
      );
}

describe('parseBrandSource', () => {
  it('takes a good file', () => {
    expect(parseBrandSource(JSON.parse(text))).toHaveProperty('source.combineId', 'quedu');
  });

  it.each([
    [
      ['theme', 'seed'],
      '#12345',
      'value-malformed | theme.seed | theme.seed "#12345" is not a colour. | Write 6 hex digits, e.g. "#2F4F86".',
    ],
    [
      ['theme', 'sed'],
      '#123456',
      'key-unknown | theme.sed | theme has no key "sed". | Did you mean "seed"?',
    ],
    [
      ['theme', 'look', 'bubble'],
      'tial',
      'value-unknown | theme.look.bubble | theme.look.bubble does not know "tial". | Did you mean "tail"? Write one of "tail", "notch", "round", "block", "leaf".',
    ],
    [
      ['exclude', 1],
      'datng',
      /^value-unknown \| exclude\[1\] \| exclude\[1\] does not know "datng"\. \| Did you mean "dating"\? Write one of "groups", /,
    ],
    [
      ['recordKeys', 0],
      'TYj8kQ5Tb50S3Q+O',
      'value-malformed | recordKeys[0] | recordKeys[0] "TYj8kQ5Tb50S3Q+O" is not a 32-byte key in base64. | Paste the public key as 44 base64 characters ending in "=".',
    ],
    [
      ['recordKeys'],
      Array.from({ length: 3 }, () => `${'A'.repeat(43)}=`),
      'value-malformed | recordKeys | recordKeys has more than 2 keys. | Keep the key in use, and the next one.',
    ],
    [['recordKeys'], [], 'value-malformed | recordKeys | recordKeys is empty. | Fill it in.'],
    [
      ['recordKeys'],
      'TYj8kQ5Tb50S3Q+O+lOOPsLeUHrqVIcqY7xLuS3cCV0=',
      'type-wrong | recordKeys | recordKeys is "TYj8kQ5Tb50S3Q+O+lOOPsLeUHrqVIcqY7xLuS3cCV0=". | Write a list in square brackets.',
    ],
    [
      ['origin'],
      undefined,
      'key-missing | origin | origin is missing. | Add it: canonical https origin without a path, e.g. "https://app.example.com".',
    ],
    [
      ['lines', 'im'],
      undefined,
      'key-missing | lines.im | lines.im is missing. | Add it: wss address of the messaging gateway.',
    ],
    [
      ['platformId'],
      '10000',
      'type-wrong | platformId | platformId is "10000". | Write a number without quotes.',
    ],
    [
      ['platformId'],
      1.5,
      'value-malformed | platformId | platformId 1.5 is not a whole number. | Write a whole number.',
    ],
    [['name'], 5, 'type-wrong | name | name is 5. | Write text in quotes.'],
    [['name'], [], 'type-wrong | name | name is not an object. | Write an object in braces.'],
    [
      ['name', 'en'],
      'x',
      'key-unknown | name.en | name has no key "en". | Known keys: zh-CN, zh-HANT, en-US, ms-MY, vi-VN, es-ES.',
    ],
    [
      ['shortName'],
      'A much too long name',
      'value-malformed | shortName | shortName "A much too long name" is longer than 12 characters. | Shorten it.',
    ],
    [
      ['bgColor'],
      { light: '#FFFFFF' },
      'key-missing | bgColor.dark | bgColor.dark is missing. | Add it: page background in the dark scheme.',
    ],
    [['bgColor'], 'red', /^value-malformed \| bgColor \| bgColor "red" is not a colour\./],
    [['theme'], [], 'type-wrong | theme | theme is not an object. | Write an object in braces.'],
    [['theme'], null, 'type-wrong | theme | theme is null. | Write an object in braces.'],
    [['__proto__'], { x: 1 }, /^key-unknown \| __proto__ \| The file has no key "__proto__"\./],
    [['constructor'], 1, /^key-unknown \| constructor \|/],
    [
      ['theme', 'tokens'],
      { light: { constructor: '#000000' } },
      /^key-unknown \| theme\.tokens\.light\.constructor \|/,
    ],
  ])('says what is wrong with %j', (path, value, expected) => {
    const [first = '', ...more] = found(changed(path, value));
    if (typeof expected === 'string') expect(first).toBe(expected);
    else expect(first).toMatch(expected);
    expect(more).toEqual([]);
  });

  it('names every unknown key of an object', () => {
    const value = { ...(JSON.parse(text) as Json), colour: 1, sceme: 2, logo: 3 };
    expect(found(value)).toHaveLength(3);
  });

  it.each([null, 5, 'x', [[]], true, undefined])('refuses %j in one sentence', (value) => {
    expect(found(value)).toEqual([
      'type-wrong |  | The file is not an object. | Write an object in braces.',
    ]);
  });

  it('survives nesting and size', () => {
    let deep: unknown = [];
    for (let level = 0; level < 100_000; level++) deep = { name: deep, theme: [deep] };
    expect(found(deep).length).toBeGreaterThan(0);
    expect(found(changed(['name'], 'x'.repeat(1_000_000))).join('').length).toBeLessThan(1000);
  });

  it('never throws, and never lets an unsound value through', () => {
    const keys = Object.keys(JSON.parse(text) as Json);
    const entries = fc.dictionary(
      fc.oneof(fc.constantFrom(...keys), fc.string({ maxLength: 8 })),
      fc.jsonValue({ maxDepth: 4 }),
    );
    fc.assert(
      fc.property(entries, fc.boolean(), (extra, whole) => {
        const value: unknown = whole ? { ...(JSON.parse(text) as Json), ...extra } : extra;
        const parsed = parseBrandSource(value);
        if ('findings' in parsed) {
          expect(parsed.findings.length).toBeGreaterThan(0);
          for (const { message, fix } of parsed.findings) {
            expect(message).toMatch(/\.$/);
            expect(fix).toMatch(/[.?]$/);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
