import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { deployJsonSchema } from './jsonSchema.ts';

const file = new URL('deploy.schema.json', import.meta.url);

it('equals the committed file (UPDATE_SCHEMA=1 writes it)', () => {
  const text = `${JSON.stringify(deployJsonSchema(), null, 2)}\n`;
  if (process.env['UPDATE_SCHEMA'] === '1') writeFileSync(file, text);
  expect(readFileSync(file, 'utf8')).toBe(text);
});
