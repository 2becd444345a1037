import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkFunctionLength } from '../../scripts/functionLength.mjs';

let copy: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'function-length-'));
});
afterEach(() => rmSync(copy, { recursive: true }));

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), text);
}

/** @returns a body that makes a function so many lines long */
const bodyOf = (lines: number) => '\n'.repeat(lines - 1);

describe('checkFunctionLength', () => {
  it.each([
    ['a declaration', 'long', (body: string) => `export function long() {${body}}`],
    ['an arrow function', 'long', (body: string) => `const long = () => {${body}};`],
    ['a method of an object', 'long', (body: string) => `const one = { long() {${body}} };`],
    ['a method of a class', 'long', (body: string) => `class One { long() {${body}} }`],
    ['a function without a name', '(unnamed)', (body: string) => `call(() => {${body}});`],
  ])('refuses %s of 81 lines, and none of 80', (_, name, source) => {
    plant('cli/a.ts', source(bodyOf(80)));
    expect(checkFunctionLength(copy).violations).toEqual([]);
    plant('cli/a.ts', `\n${source(bodyOf(81))}`);
    expect(checkFunctionLength(copy).violations).toEqual([
      `cli/a.ts:2 ${name} has 81 lines: 80 at most.`,
    ]);
  });

  it('leaves tests and data alone', () => {
    for (const path of ['app/a.test.ts', 'app/b.data.ts', 'tests/c.ts']) {
      plant(path, `function long() {${bodyOf(200)}}`);
    }
    expect(checkFunctionLength(copy)).toEqual({ files: 0, violations: [] });
  });
});
