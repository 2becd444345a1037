import { join } from 'node:path';
import { expect, it } from 'vitest';
import { reasons } from './reasons.mjs';
import { root } from './setup.mjs';

it('says where in the project something failed, not where inside the page', () => {
  const spec = join(root, 'tests/e2e/journeys/site.spec.ts');
  const message = [
    'Error: page.evaluate: TypeError: Failed to fetch',
    '    at eval (eval at evaluate (:370:30), <anonymous>:2:20)',
    `    at ${spec}:139:24`,
  ].join('\n');
  const inPage = { file: 'eval at evaluate (:370:30), <anonymous>', line: 2 };
  expect(reasons([{ message, location: inPage }])).toBe(
    'tests/e2e/journeys/site.spec.ts:139: Error: page.evaluate: TypeError: Failed to fetch',
  );
  expect(reasons([{ message, location: { file: spec, line: 7 } }])).toContain('site.spec.ts:7: ');
});
