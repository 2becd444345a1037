import { describe, expect, it } from 'vitest';
import { calls } from './calls.ts';
import { envelopeCodes } from './envelope.ts';
import { errorCatalogue } from './errors.ts';

describe('the contract', () => {
  it('has one declaration per path and per name', () => {
    const paths = calls.map(({ path }) => path);
    const names = calls.map(({ name }) => name);
    expect(new Set(paths).size).toBe(paths.length);
    expect(new Set(names).size).toBe(names.length);
  });

  it('gives every error a code of its own, apart from those of the envelope', () => {
    const codes = Object.values(errorCatalogue).map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of Object.values(envelopeCodes)) expect(codes).not.toContain(code);
  });

  it('says in a sentence what each call does and what each error means', () => {
    for (const { summary } of calls) expect(summary).toMatch(/^[A-Z].*\.$/);
    for (const { meaning } of Object.values(errorCatalogue)) expect(meaning).toMatch(/^[A-Z].*\.$/);
  });
});
