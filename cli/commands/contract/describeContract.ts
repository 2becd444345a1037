import { toJsonSchema } from '@valibot/to-json-schema';
import type { Call, FileRule, Schema } from '../../../app/contract/call.ts';
import { calls, type Domain, type ErrorDomain } from '../../../app/contract/calls.ts';
import { possibleErrors } from '../../../app/contract/common/errors.ts';
import type { DeclaredError } from '../../../app/contract/declaredError.ts';

/** JSON Schema, draft 2020-12, as far as the contract uses it. */
export type JsonSchema = {
  type?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: (string | number)[];
  const?: string | number;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

export type DescribedError = {
  domain: ErrorDomain;
  name: string;
  code: number;
  meaning: string;
  /** What the envelope carries as `data`; null for nothing. */
  data: JsonSchema | null;
};

export type DescribedCall = {
  name: string;
  domain: Domain;
  path: string;
  method: 'GET' | 'POST';
  auth: 'visitor' | 'member';
  idempotency: 'natural' | 'key';
  summary: string;
  isAddition: boolean;
  input: JsonSchema;
  output: JsonSchema;
  /** Errors of its own, then those any such call may answer. */
  errors: readonly string[];
  file: FileRule | null;
};

export type Contract = { calls: readonly DescribedCall[]; errors: readonly DescribedError[] };

/** @returns the whole contract as plain data. */
export function describeContract(): Contract {
  const errors = new Set(calls.flatMap(possibleErrors));
  return {
    calls: calls.map(describeCall),
    errors: [...errors].sort((a, b) => a.code - b.code).map(describeError),
  };
}

function describeCall(call: Call): DescribedCall {
  const { name, path, method, auth, idempotency, summary } = call;
  const domain = name.slice(0, name.indexOf('.')) as Domain;
  return {
    ...{ name, domain, path, method, auth, idempotency, summary },
    isAddition: call.isAddition ?? false,
    input: schemaOf(call.input),
    output: schemaOf(call.output),
    errors: possibleErrors(call).map((error) => error.name),
    file: call.file ?? null,
  };
}

function describeError({ domain, name, code, meaning, data }: DeclaredError): DescribedError {
  return { domain, name, code, meaning, data: data && schemaOf(data) };
}

/** As it travels; what cannot be said in JSON Schema, such as trimming, is left out. */
function schemaOf(schema: Schema): JsonSchema {
  const { $schema: _, ...plain } = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    target: 'draft-2020-12',
  });
  return plain as JsonSchema;
}
