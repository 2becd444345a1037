import * as v from 'valibot';
import { didYouMean } from '../lib/didYouMean.ts';
import type { Finding } from './finding.ts';
import { jsonPath, shorten } from './jsonPath.ts';
import { makeFinding } from './makeFinding.ts';
import { type BrandSource, brandSource } from './schema.ts';
import { descriptionAt, structureFindings } from './structureFindings.ts';

type Issue = v.BaseIssue<unknown>;
type Path = Finding['path'];

/**
 * Reads any JSON value as a brand file. Never throws.
 * @returns the source, or everything that keeps it from being one.
 */
export function parseBrandSource(
  value: unknown,
): { source: BrandSource } | { findings: Finding[] } {
  return parseSource(brandSource, value, 'a brand file');
}

/**
 * Reads any JSON value as a file of a closed schema. Never throws.
 * @param name of such a file, with its article.
 * @returns the source, or everything that keeps it from being one.
 */
export function parseSource<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  name: string,
): { source: v.InferOutput<Schema> } | { findings: Finding[] } {
  const structure = structureFindings(schema, value);
  const parsed = v.safeParse(schema, value);
  const told = new Set(structure.map(({ path }) => jsonPath(path)));
  const findings = [
    ...structure,
    // A value of the wrong shape is told once, not once more for every key it lacks.
    ...(parsed.issues ?? [])
      .flatMap((issue) => issueFindings(schema, issue, []))
      .filter(
        ({ path }) => !path.some((_, length) => told.has(jsonPath(path.slice(0, length + 1)))),
      ),
  ];
  if (structure.some(({ path }) => path.length === 0)) return { findings: structure };
  if (findings.length > 0) return { findings };
  if (parsed.success) return { source: parsed.output };
  return { findings: [wrong('value-malformed', [], `The file is not ${name}.`)] };
}

function issueFindings(schema: v.GenericSchema, issue: Issue, parent: Path): Finding[] {
  const path = [...parent, ...(issue.path ?? []).map(({ key }) => key as string | number)];
  const at = jsonPath(path) || 'The file';
  // Unknown keys are the business of `structureFindings`, which names all of them.
  if (issue.expected === 'never') return [];
  if (issue.type === 'strict_object' && issue.received === 'undefined') {
    return [wrong('key-missing', path, `${at} is missing.`, addIt(schema, path))];
  }
  if (issue.type === 'union') return unionFindings(schema, issue, path, at);
  if (issue.type === 'variant' && issue.received === 'undefined') {
    return [
      wrong('key-missing', path, `${at} is missing.`, `Write one of ${options(issue).join(', ')}.`),
    ];
  }
  if (issue.type === 'picklist' || issue.type === 'variant')
    return [choiceFinding(issue, path, at)];
  if (issue.kind === 'schema') {
    const form = formOfType[issue.type] ?? 'Write a value of the right kind.';
    return [wrong('type-wrong', path, `${at} is ${describe(issue.input)}.`, form)];
  }
  const shown = typeof issue.input === 'object' ? '' : ` ${describe(issue.input)}`;
  const form = formOfMessage[issue.message] ?? 'Shorten it.';
  return [wrong('value-malformed', path, `${at}${shown} ${issue.message}.`, form)];
}

/** Of a value that may be text or an object, what was meant decides what is told. */
function unionFindings(schema: v.GenericSchema, issue: Issue, path: Path, at: string): Finding[] {
  const inner = (issue.issues ?? []).filter(({ path: deeper }) => deeper !== undefined);
  if (typeof issue.input === 'object' && issue.input !== null && inner.length > 0) {
    return inner.flatMap((deeper) => issueFindings(schema, deeper, path));
  }
  const form = at === 'bgColor' ? formOfMessage['is not a colour'] : formOfType['string'];
  return [wrong('type-wrong', path, `${at} is ${describe(issue.input)}.`, form)];
}

const options = (issue: Issue): string[] =>
  (issue.expected ?? '').replace(/^\(|\)$/g, '').split(' | ');

function choiceFinding(issue: Issue, path: Path, at: string): Finding {
  const known = options(issue);
  const bare = known.map((option) => option.replaceAll('"', ''));
  const meant = typeof issue.input === 'string' ? didYouMean(issue.input, bare) : null;
  const list = known.length > 1 ? `one of ${known.join(', ')}` : known[0];
  return wrong(
    'value-unknown',
    path,
    `${at} does not know ${describe(issue.input)}.`,
    meant ? `Did you mean ${JSON.stringify(meant)}? Write ${list}.` : `Write ${list}.`,
  );
}

function wrong(
  code: 'key-missing' | 'type-wrong' | 'value-unknown' | 'value-malformed',
  path: Path,
  message: string,
  fix = 'Compare it with another brand file.',
): Finding {
  return makeFinding(code, path, message, fix);
}

function describe(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(shorten(value));
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : String(value);
}

function addIt(schema: v.GenericSchema, path: Path): string {
  const text = descriptionAt(schema, path) ?? 'It is needed.';
  return `Add it: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

const formOfType: Readonly<Record<string, string>> = {
  string: 'Write text in quotes.',
  number: 'Write a number without quotes.',
  boolean: 'Write true or false, without quotes.',
  array: 'Write a list in square brackets.',
  strict_object: 'Write an object in braces.',
  record: 'Write an object in braces.',
};

const formOfMessage: Readonly<Record<string, string>> = {
  'is not a colour': 'Write 6 hex digits, e.g. "#2F4F86".',
  'is not an https address': 'Write a whole address, e.g. "https://example.com/terms".',
  'is not an https origin':
    'Write scheme and host only, in lower case, e.g. "https://app.example.com".',
  'is not a domain': 'Write a domain in lower case without scheme or path, e.g. "api.example.com".',
  'is not a country code': 'Write two capital letters, e.g. "ES".',
  'is not a 32-byte key in base64': 'Paste the public key as 44 base64 characters ending in "=".',
  'has more than 2 keys': 'Keep the key in use, and the next one.',
  'is not a whole number': 'Write a whole number.',
  'is not positive': 'Write a number above 0.',
  'is under 13': 'Write the age in years, 13 to 99.',
  'is over 99': 'Write the age in years, 13 to 99.',
  'is empty': 'Fill it in.',
  'is not an address': 'Write scheme and host, e.g. "https://app.example.com".',
  'is not a bucket': 'Write its name alone, e.g. "sites".',
  'is not a prefix':
    'Write folders with slashes between them, none before the first, e.g. "web/live".',
  'is not a number of days': 'Write a whole number, 1 to 3650.',
  'is not a number of seconds': 'Write a whole number, 1 to 3600.',
  'is not 2 to 64 letters, digits, "-" or "_"': 'Write letters and digits only, e.g. "acme".',
};
