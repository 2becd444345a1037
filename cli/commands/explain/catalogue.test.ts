import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { explainedCodes, findExplanation, topics } from './catalogue.ts';

const cli = fileURLToPath(new URL('../..', import.meta.url));

/** Codes of the failures that any source of the command throws. */
function thrownCodes(): string[] {
  const files = readdirSync(cli, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));
  return sources.flatMap((path) => {
    const text = readFileSync(join(cli, path), 'utf8');
    return [...text.matchAll(/new BrandError\(\{\s*code: ([^\n]*)/g)].flatMap(([, code]) =>
      [...(code ?? '').matchAll(/'([a-z-]+)'/g)].map(([, name]) => name ?? ''),
    );
  });
}

describe('catalogue', () => {
  it('explains every failure the command can end with', () => {
    const codes = thrownCodes();
    expect(codes.length).toBeGreaterThan(15);
    expect(codes.filter((code) => !findExplanation(code))).toEqual([]);
  });

  it('has each code once, with whole sentences', () => {
    expect(new Set(explainedCodes()).size).toBe(explainedCodes().length);
    for (const { entries } of topics) {
      for (const [code, { title, why, how, example }] of Object.entries(entries)) {
        expect(code).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
        expect(`${code}: ${why}`).toMatch(/\.$/);
        expect(`${code}: ${how}`).toMatch(/\.$/);
        expect(title).not.toMatch(/\.$/);
        expect(example).not.toBe('');
      }
    }
  });

  it('knows nothing by an inherited name', () => {
    expect(findExplanation('constructor')).toBeNull();
  });
});
