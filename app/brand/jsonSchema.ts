import { toJsonSchema } from '@valibot/to-json-schema';
import { brandSource } from './schema.ts';

/** @returns the JSON Schema that editors read through `$schema`: the shape, without the other rules. */
export function brandJsonSchema(): object {
  const { $schema, ...schema } = toJsonSchema(brandSource, {
    typeMode: 'input',
    ignoreActions: ['trim'],
  });
  return { $schema, title: 'Brand', ...schema };
}
