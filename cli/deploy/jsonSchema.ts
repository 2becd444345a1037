import { toJsonSchema } from '@valibot/to-json-schema';
import { deploySource } from './deploySchema.ts';

/** @returns the JSON Schema that editors read through `$schema` of `deploy.json`. */
export function deployJsonSchema(): object {
  const { $schema, ...schema } = toJsonSchema(deploySource, { typeMode: 'input' });
  return { $schema, title: 'Deploy targets', ...schema };
}
