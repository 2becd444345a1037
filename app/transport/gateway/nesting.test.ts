import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nestsDeeperThan } from './nesting.ts';

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

describe('nestsDeeperThan', () => {
  it('agrees with the depth of what was written', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
        const json = JSON.stringify(value);
        const depth = depthOf(JSON.parse(json));
        expect(nestsDeeperThan(json, depth)).toBe(false);
        if (depth > 0) expect(nestsDeeperThan(json, depth - 1)).toBe(true);
      }),
    );
  });

  it('passes over brackets in texts, also behind escaped quotes', () => {
    const json = JSON.stringify({ text: '\\"[[[[{{{{"\\' });
    expect(nestsDeeperThan(json, 1)).toBe(false);
  });
});
