import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { calls } from '../../app/contract/calls.ts';
import { possibleErrors } from '../../app/contract/common/errors.ts';
import { brand } from '../support/brandCommand.ts';

type Operation = {
  operationId: string;
  security: object[];
  parameters: { $ref: string }[];
  requestBody?: { content: Record<string, { schema: { properties: object } }> };
  responses: Record<string, { content: { 'application/json': { schema: { oneOf: object[] } } } }>;
};
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };

const print = async (format: string) => (await brand(['contract', '--format', format])).stdout;

describe('brand contract --format openapi', () => {
  it('is a valid OpenAPI 3.1 document with every call', async () => {
    const document = JSON.parse(await print('openapi')) as Document;
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect([valid, document.openapi]).toEqual([true, '3.1.0']);
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      calls.map(({ name }) => name).sort(),
    );
  });

  it('resolves every reference, and says who may call, with which key and file', async () => {
    const document = JSON.parse(await print('openapi')) as Document;
    const validator = new Validator();
    await validator.validate(structuredClone(document));
    expect(() => validator.resolveRefs()).not.toThrow();
    for (const call of calls) {
      const operation = document.paths[call.path]?.[call.method.toLowerCase()];
      expect(operation?.security).toEqual(
        call.auth === 'member' ? [{ token: [] }] : [{}, { token: [] }],
      );
      const refs = operation?.parameters.map(({ $ref }) => $ref) ?? [];
      expect(refs.includes('#/components/parameters/idempotencyKey')).toBe(
        call.idempotency === 'key',
      );
      const [type] = Object.keys(operation?.requestBody?.content ?? {});
      expect(type).toBe('file' in call ? 'multipart/form-data' : 'application/json');
      const answers = operation?.responses['200']?.content['application/json'].schema.oneOf ?? [];
      for (const error of call.errors) {
        expect(answers).toContainEqual({ $ref: `#/components/schemas/${error.name}` });
      }
    }
  });
});

describe('brand contract --format markdown', () => {
  it('is the default, and names every call, path and code', async () => {
    const { code, stdout } = await brand(['contract']);
    expect(code).toBe(0);
    for (const { name, path } of calls) {
      expect(stdout).toContain(`### ${name}\n`);
      expect(stdout).toContain(path);
    }
    for (const { name, code: number } of calls.flatMap(possibleErrors)) {
      expect(stdout).toContain(`| ${number} | \`${name}\` |`);
    }
  });

  it('says what holds for every call', async () => {
    const text = await print('markdown');
    for (const word of ['`401`', '`402`', '`403`', 'Idempotency-Key', '#expires', 'HTTP 451']) {
      expect(text).toContain(word);
    }
    expect(text).not.toMatch(/undefined|\[object|NaN/);
  });
});

describe('brand contract', () => {
  it('gives programs one JSON object in any format', async () => {
    const { stdout } = await brand(['contract', '--format', 'json']);
    expect(JSON.parse(stdout)).toMatchObject({ calls: { length: calls.length } });
    const wrapped = await brand(['contract', '--json']);
    expect(JSON.parse(wrapped.stdout)).toHaveProperty('markdown');
  });

  it('refuses a format it does not know', async () => {
    const { code, stderr } = await brand(['contract', '--format', 'yaml']);
    expect(code).toBe(2);
    expect(stderr).toContain('openapi, markdown, json');
  });
});
