import { describe, expect, it } from 'vitest';
import { calls } from './calls.ts';
import { possibleErrors } from './common/errors.ts';
import type { DeclaredError } from './declaredError.ts';
import { envelopeCodes } from './envelope.ts';

const errors = [...new Set<DeclaredError>(calls.flatMap(possibleErrors))];

describe('the contract', () => {
  it('has one declaration per path and per name', () => {
    const paths = calls.map(({ path }) => path);
    const names = calls.map(({ name }) => name);
    expect(new Set(paths).size).toBe(paths.length);
    expect(new Set(names).size).toBe(names.length);
  });

  it('gives every error a code of its own over all domains, apart from those of the envelope', () => {
    const codes = errors.map(({ code }) => code);
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
    for (const code of Object.values(envelopeCodes)) expect(codes).not.toContain(code);
  });

  it('gives every error a name of its own over all domains', () => {
    const names = errors.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('says in a sentence what each call does and what each error means', () => {
    for (const { summary } of calls) expect(summary).toMatch(/^[A-Z].*\.$/);
    for (const { meaning } of errors) expect(meaning).toMatch(/^[A-Z].*\.$/);
  });
});
