import { envelopeCodes, headerNames } from '../../../app/contract/envelope.ts';
import type { Contract, DescribedCall, DescribedError, JsonSchema } from './describeContract.ts';
import { contractRules } from './rules.ts';

const sessionAnswers = {
  sessionTokenInvalid: [envelopeCodes.tokenInvalid, 'The token is unknown, expired or missing.'],
  sessionJwtInvalid: [envelopeCodes.jwtInvalid, 'The JWT is unknown or expired.'],
  sessionElsewhere: [
    envelopeCodes.loggedInElsewhere,
    'The account was logged in on another device.',
  ],
} as const;

const schemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const parameterRef = (name: string) => ({ $ref: `#/components/parameters/${name}` });

/** @returns the contract as an OpenAPI 3.1 document. */
export function openApi(contract: Contract, version: string): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Calls of the app',
      version,
      description: contractRules.map(({ title, text }) => `## ${title}\n\n${text}`).join('\n\n'),
    },
    servers: [
      { url: '/api', description: 'On the site itself. Live brands name their own lines.' },
    ],
    tags: [...new Set(contract.calls.map(({ domain }) => domain))].map((name) => ({ name })),
    paths: Object.fromEntries(
      contract.calls.map((call) => [call.path, { [call.method.toLowerCase()]: operation(call) }]),
    ),
    components: {
      schemas: {
        ...Object.fromEntries(contract.errors.map((error) => [error.name, errorEnvelope(error)])),
        ...Object.fromEntries(
          Object.entries(sessionAnswers).map(([name, [code, meaning]]) => [
            name,
            envelopeOf(code, meaning, { type: 'null' }),
          ]),
        ),
      },
      parameters: {
        language: {
          name: headerNames.language,
          in: 'header',
          required: true,
          description: 'Locale id of the language the person reads, such as `zh-CN`.',
          schema: { type: 'string' },
        },
        idempotencyKey: {
          name: headerNames.idempotencyKey,
          in: 'header',
          required: true,
          description: 'Key of the intent; the same for every repetition of it.',
          schema: { type: 'string', format: 'uuid' },
        },
      },
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: headerNames.token },
      },
    },
  };
}

function operation(call: DescribedCall): object {
  const notes = [
    call.isAddition ? 'An addition to the specification.' : '',
    call.file ? fileNote(call.file) : '',
  ].filter((note) => note !== '');
  return {
    operationId: call.name,
    tags: [call.domain],
    summary: call.summary,
    ...(notes.length > 0 ? { description: notes.join(' ') } : {}),
    parameters: [
      parameterRef('language'),
      ...(call.idempotency === 'key' ? [parameterRef('idempotencyKey')] : []),
    ],
    security: call.auth === 'member' ? [{ token: [] }] : [{}, { token: [] }],
    ...(call.method === 'POST' ? { requestBody: requestBody(call) } : {}),
    responses: {
      200: {
        description: 'An envelope: success with `code` 0, or an error.',
        content: { 'application/json': { schema: answers(call) } },
      },
      451: { description: 'The service may not be offered here. No other line is tried.' },
    },
  };
}

function requestBody({ input, file }: DescribedCall): object {
  if (!file) return { required: true, content: { 'application/json': { schema: input } } };
  return {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          properties: {
            input: {
              type: 'string',
              contentMediaType: 'application/json',
              contentSchema: input,
              description: 'The input as JSON text.',
            },
            file: { type: 'string', format: 'binary' },
          },
          required: ['input', 'file'],
        },
        encoding: { file: { contentType: file.mediaTypes.join(', ') } },
      },
    },
  };
}

function answers({ name, auth, output, errors }: DescribedCall): object {
  const takesJwt = /jwtLogin$/i.test(name);
  const session =
    auth === 'member'
      ? (Object.keys(sessionAnswers) as (keyof typeof sessionAnswers)[])
      : takesJwt
        ? (['sessionJwtInvalid', 'sessionElsewhere'] as const)
        : [];
  return {
    oneOf: [
      envelopeOf(envelopeCodes.success, 'Done.', output),
      ...[...errors, ...session].map(schemaRef),
    ],
  };
}

function errorEnvelope({ code, meaning, data }: DescribedError): object {
  return envelopeOf(code, meaning, data ?? { type: 'null' });
}

function envelopeOf(code: number, description: string, data: JsonSchema): object {
  const carriesData = data.type !== 'null';
  return {
    type: 'object',
    description,
    properties: {
      code: { const: code },
      msg: { type: 'string', description: 'A sentence for the person; may be empty.' },
      data,
    },
    required: carriesData ? ['code', 'data'] : ['code'],
  };
}

function fileNote({ maxBytes, mediaTypes }: NonNullable<DescribedCall['file']>): string {
  return `Takes a file of at most ${maxBytes} bytes: ${mediaTypes.join(', ')}. The server looks into the file itself.`;
}
