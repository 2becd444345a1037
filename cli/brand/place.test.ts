import { describe, expect, it } from 'vitest';
import { parseJson } from './parseJson.ts';
import { lineColumn, placeFinding } from './place.ts';

const text = `{
  "name": "鹊渡",
  "theme": { "seed": "#1", "sed": 1 },
  "lines": {
    "api": ["a", "b"]
  }
}
`;

function place(path: (string | number)[], code = 'x') {
  const document = parseJson(text);
  if ('faults' in document) throw new Error('The text is JSON.');
  const finding = { code, severity: 'error', path, message: 'm', fix: 'f' } as const;
  const { line, column } = placeFinding(finding, document, { brand: 'acme', file: 'brand.json' });
  return `${line}:${column}`;
}

describe('placeFinding', () => {
  it.each([
    ['a value', ['theme', 'seed'], 'x', '3:22'],
    ['an entry of a list', ['lines', 'api', 1], 'x', '5:18'],
    ['an unknown key', ['theme', 'sed'], 'key-unknown', '3:28'],
    ['a missing key, at the object that lacks it', ['lines', 'im'], 'key-missing', '4:3'],
    ['a missing key of the file', ['locale'], 'key-missing', '1:1'],
    ['the whole file', [], 'x', '1:1'],
  ])('finds %s', (_name, path, code, expected) => {
    expect(place(path, code)).toBe(expected);
  });
});

describe('lineColumn', () => {
  it('counts as editors do', () => {
    expect(lineColumn('a\r\nb', 3)).toEqual({ line: 2, column: 1 });
    expect(lineColumn('', 0)).toEqual({ line: 1, column: 1 });
    expect(lineColumn('鹊"', 1)).toEqual({ line: 1, column: 2 });
  });
});
