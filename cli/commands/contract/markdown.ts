import { envelopeCodes } from '../../../app/contract/envelope.ts';
import type { Contract, DescribedCall, DescribedError, JsonSchema } from './describeContract.ts';
import { contractRules } from './rules.ts';

/** @returns the contract as a text to read. */
export function contractMarkdown({ calls, errors }: Contract): string {
  const byName = new Map(errors.map((error) => [error.name, error]));
  const domains = [...new Set(calls.map(({ domain }) => domain))];
  return [
    '# Calls of the app',
    'Made by `brand contract` from the declarations that the app and its sandbox use themselves.',
    ...contractRules.map(({ title, text }) => `## ${title}\n\n${text}`),
    `## All calls\n\n${overview(calls)}`,
    ...domains.flatMap((domain) => [
      `## ${domain}`,
      ...calls.filter((call) => call.domain === domain).map((call) => callSection(call, byName)),
    ]),
    `## Codes\n\n${codes(errors)}`,
  ].join('\n\n');
}

function overview(calls: readonly DescribedCall[]): string {
  return table(
    ['Call', 'Path', 'For', 'Repeats by', ''],
    calls.map(({ name, method, path, auth, idempotency, summary, isAddition }) => [
      `\`${name}\``,
      `${method} ${path}`,
      auth,
      idempotency,
      `${summary}${isAddition ? ' *An addition to the specification.*' : ''}`,
    ]),
  );
}

function callSection(call: DescribedCall, errors: ReadonlyMap<string, DescribedError>): string {
  const { name, method, path, summary, auth, idempotency, input, output, file } = call;
  const own = call.errors.map((error) => `\`${error}\` ${errors.get(error)?.code ?? ''}`.trim());
  return [
    `### ${name}`,
    `\`${method} ${path}\` · ${auth} · ${idempotency}`,
    summary,
    ...(file
      ? [`File: at most ${file.maxBytes / 1024 / 1024} MiB; ${file.mediaTypes.join(', ')}.`]
      : []),
    `Input:\n\n${fields(input)}`,
    `Output:\n\n${fields(output)}`,
    `Errors: ${own.join(', ')}.`,
  ].join('\n\n');
}

function codes(errors: readonly DescribedError[]): string {
  return table(
    ['Code', 'Name', 'Meaning', '`data`'],
    [
      [`${envelopeCodes.success}`, '', 'Success.', 'the output'],
      [`${envelopeCodes.tokenInvalid}`, '', 'The token is unknown, expired or missing.', ''],
      [`${envelopeCodes.jwtInvalid}`, '', 'The JWT is unknown or expired.', ''],
      [`${envelopeCodes.loggedInElsewhere}`, '', 'Logged in on another device.', ''],
      ...errors.map(({ code, name, meaning, data }) => [
        `${code}`,
        `\`${name}\``,
        meaning,
        data
          ? rows(data, '')
              .map(([field]) => field)
              .join(', ')
          : '',
      ]),
    ],
  );
}

function fields(schema: JsonSchema): string {
  const found = rows(schema, '');
  return found.length === 0 ? '`{}`' : table(['Field', 'Type', 'Meaning'], found);
}

/** One row for each field, those inside others below them. */
function rows(schema: JsonSchema, path: string): string[][] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const at = `${path}${name}`;
    const label = `\`${at}\`${required.has(name) ? '' : ' (optional)'}`;
    return [[label, typeOf(field), field.description ?? ''], ...inner(field, at)];
  });
}

function inner(schema: JsonSchema, at: string): string[][] {
  if (schema.items) return inner(schema.items, `${at}[]`);
  if (schema.additionalProperties) return inner(schema.additionalProperties, `${at}.*`);
  const option = schema.anyOf?.find(({ type }) => type !== 'null');
  return option ? inner(option, at) : rows(schema, `${at}.`);
}

function typeOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return `\`${schema.const}\``;
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(', ');
  if (schema.items) return `list of ${typeOf(schema.items)}`;
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ');
  if (schema.additionalProperties) return `object of ${typeOf(schema.additionalProperties)}`;
  return [schema.type ?? 'anything', ...bounds(schema)].join(', ');
}

function bounds({ minLength, maxLength, minimum, maximum, pattern }: JsonSchema): string[] {
  const range = (least: number | undefined, most: number | undefined, unit: string) => {
    if (least === undefined && most === undefined) return [];
    if (most === undefined) return [`from ${least}${unit}`];
    return [least === undefined ? `up to ${most}${unit}` : `${least} to ${most}${unit}`];
  };
  return [
    ...range(minLength, maxLength, ' characters'),
    ...range(minimum, maximum, ''),
    ...(pattern === undefined ? [] : [`\`${pattern}\``]),
  ];
}

function table(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...lines.map(row)].join('\n');
}
