import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson } from './parseJson.ts';
import { lineColumn } from './place.ts';

function firstFault(text: string) {
  const parsed = parseJson(text);
  if (!('faults' in parsed)) throw new Error('It was taken.');
  const [fault] = parsed.faults;
  if (!fault) throw new Error('No fault was told.');
  return { ...fault, ...lineColumn(text, fault.offset) };
}

describe('parseJson', () => {
  it.each([
    ['{"a": 1,}', 'json-syntax', 1, 9],
    ['{\n  "a": 1\n  "b": 2\n}', 'json-syntax', 3, 3],
    ['{"a": \'x\'}', 'json-syntax', 1, 7],
    ['{"a": 1} // x', 'json-syntax', 1, 10],
    ['', 'json-syntax', 1, 1],
    ['{"a": 1', 'json-syntax', 1, 8],
    ['{"a": "x\n"}', 'json-syntax', 1, 7],
    ['{"a": 1,\n "a": 2}', 'key-double', 2, 2],
  ])('places the fault of %j', (text, code, line, column) => {
    expect(firstFault(text)).toMatchObject({ code, line, column });
  });

  it('names every key given twice, at any depth', () => {
    const parsed = parseJson('{"a":{"b":1,"b":2},"c":[{"d":1,"d":2}]}');
    expect('faults' in parsed && parsed.faults.map(({ path }) => path)).toEqual(['a.b', 'c[0].d']);
  });

  it('takes exactly what JSON takes', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), (text) => {
        const parsed = parseJson(text);
        const value: unknown = JSON.parse(text);
        if ('faults' in parsed) {
          expect(parsed.faults.every(({ code }) => code === 'key-double')).toBe(true);
        } else expect(parsed.value).toEqual(value);
      }),
    );
  });

  it('gives a fault or a value for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const parsed = parseJson(text);
        const valid = !('faults' in parsed);
        let taken = true;
        try {
          JSON.parse(text);
        } catch {
          taken = false;
        }
        expect(valid).toBe(taken);
      }),
    );
  });

  it('refuses endless nesting without following it', () => {
    expect(firstFault('['.repeat(1_000_000)).code).toBe('json-deep');
    expect(firstFault(`{"a":`.repeat(100_000)).code).toBe('json-deep');
    expect('faults' in parseJson(JSON.stringify({ text: '['.repeat(100) }))).toBe(false);
  });
});
