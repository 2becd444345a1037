import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { featureIds } from '../../../app/brand/features.ts';
import { brandWeight } from './brandWeight.ts';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'weight-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
});

function weigh(content: string): number {
  writeFileSync(join(dir, 'brand.json'), content);
  return brandWeight(dir);
}

describe('brandWeight', () => {
  it('falls by one with each feature left out and grows by one with each further language', () => {
    const plain = weigh('{"locales":["en-US"]}');
    expect(weigh('{"locales":["en-US"],"exclude":["game","video","game"]}')).toBe(plain - 2);
    expect(weigh('{"locales":["en-US","zh-CN","ms-MY","ms-MY"]}')).toBe(plain + 2);
    expect(weigh(JSON.stringify({ exclude: featureIds }))).toBe(plain - featureIds.length);
  });

  it('takes a brand that cannot be read to have every feature', () => {
    const plain = weigh('{"locales":["en-US"]}');
    rmSync(join(dir, 'brand.json'));
    expect(brandWeight(dir)).toBe(plain);
    mkdirSync(join(dir, 'brand.json'));
    expect(brandWeight(dir)).toBe(plain);
  });

  it('is a positive whole number whatever the file holds', () => {
    const content = fc.oneof(
      fc.string(),
      fc.json(),
      fc.record({ exclude: fc.jsonValue(), locales: fc.jsonValue() }).map((v) => JSON.stringify(v)),
    );
    fc.assert(
      fc.property(content, (text) => {
        const weight = weigh(text);
        expect(Number.isInteger(weight) && weight > 0).toBe(true);
      }),
    );
  });
});
