import { describe, expect, it } from 'vitest';
import { cssName, tokenNames } from '../brand/theme/tokens.ts';
import { vars } from './contract.css.ts';

describe('vars', () => {
  it('has every token exactly once, under the name the stamped theme gives it', () => {
    expect(Object.keys(vars).sort()).toEqual([...tokenNames].sort());
    expect(new Set(tokenNames).size).toBe(tokenNames.length);
    for (const token of tokenNames) expect(vars[token]).toBe(`var(${cssName(token)})`);
  });
});
