import * as v from 'valibot';
import { didYouMean } from '../lib/didYouMean.ts';
import type { Finding } from './finding.ts';
import { jsonPath, shorten } from './jsonPath.ts';
import { makeFinding } from './makeFinding.ts';

type Path = Finding['path'];

/** The parts of a schema that this walk reads; all are plain properties of valibot's objects. */
type Shape = v.GenericSchema & {
  entries?: Record<string, Shape>;
  wrapped?: Shape;
  item?: Shape;
  value?: Shape;
  options?: readonly Shape[];
  /** Of a variant: the key that decides which option it is. */
  key?: string;
  literal?: unknown;
};

/**
 * Every unknown key, and every list where an object belongs. The schema itself stops at the first
 * unknown key of an object and takes a list for an object. Depth is bounded by the schema's.
 */
export function structureFindings(schema: v.GenericSchema, value: unknown): Finding[] {
  return [...walk(schema as Shape, value, [])];
}

/** @returns what the schema says about the key at the path. */
export function descriptionAt(schema: v.GenericSchema, path: Path): string | undefined {
  const found = path.reduce<Shape | undefined>(
    (node, step) => node && childOf(node, step),
    schema as Shape,
  );
  return found && v.getDescription(found);
}

function childOf(schema: Shape, step: string | number): Shape | undefined {
  if (schema.wrapped) return childOf(schema.wrapped, step);
  if (typeof step === 'number') return schema.item;
  if (schema.type === 'record') return schema.value;
  const object = schema.entries ? schema : schema.options?.find(({ entries }) => entries);
  return object?.entries?.[step];
}

function* walk(schema: Shape, value: unknown, path: Path): Generator<Finding> {
  if (schema.wrapped) {
    yield* walk(schema.wrapped, value, path);
  } else if (schema.entries) {
    yield* walkObject(schema.entries, value, path);
  } else if (schema.type === 'record') {
    yield* walkRecord(schema, value, path);
  } else if (schema.type === 'variant') {
    const option = optionOf(schema, value);
    if (option) yield* walk(option, value, path);
  } else if (schema.item && Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* walk(schema.item, item, [...path, index]);
  } else if (schema.type === 'union' && typeof value === 'object') {
    const object = schema.options?.find(({ entries }) => entries);
    if (object) yield* walk(object, value, path);
  }
}

function* walkObject(
  entries: Record<string, Shape>,
  value: unknown,
  path: Path,
): Generator<Finding> {
  if (typeof value !== 'object' || value === null) {
    if (path.length === 0) yield notAnObject(path);
    return;
  }
  if (Array.isArray(value)) {
    yield notAnObject(path);
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    const entry = Object.hasOwn(entries, key) ? entries[key] : undefined;
    if (entry) yield* walk(entry, inner, [...path, key]);
    else yield unknownKey(key, Object.keys(entries), path);
  }
}

/** Which of its objects a variant's value is meant to be; where it does not say, the schema tells. */
function optionOf({ key = '', options = [] }: Shape, value: unknown): Shape | undefined {
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : {});
  const kind: unknown = entries.find(([name]) => name === key)?.[1];
  return options.find((option) => kind !== undefined && option.entries?.[key]?.literal === kind);
}

function* walkRecord(schema: Shape, value: unknown, path: Path): Generator<Finding> {
  if (Array.isArray(value)) yield notAnObject(path);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    // The schema drops these without a word.
    if (['__proto__', 'prototype', 'constructor'].includes(key)) yield unknownKey(key, [], path);
    else if (schema.value) yield* walk(schema.value, inner, [...path, key]);
  }
}

function notAnObject(path: Path): Finding {
  const at = jsonPath(path) || 'The file';
  return makeFinding('type-wrong', path, `${at} is not an object.`, 'Write an object in braces.');
}

function unknownKey(key: string, known: readonly string[], path: Path): Finding {
  const where = jsonPath(path) || 'The file';
  const meant = didYouMean(key, known);
  const listed = known.length > 0 ? `Known keys: ${known.join(', ')}.` : 'Leave it out.';
  return makeFinding(
    'key-unknown',
    [...path, key],
    `${where} has no key ${JSON.stringify(shorten(key))}.`,
    meant ? `Did you mean ${JSON.stringify(meant)}?` : listed,
  );
}
