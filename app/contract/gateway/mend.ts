import * as v from 'valibot';

export type Schema = v.GenericSchema<unknown, unknown>;

/** A value made readable, as far as it can be, and how many items of lists were left out for it. */
export type Mended = { value: unknown; dropped: number };

/**
 * Makes what somebody else wrote readable: a field of the wrong kind counts as missing where it may
 * be missing, and an item of a list that cannot be read is left out alone. What has no list where
 * one belongs stays unreadable: it is not an empty list.
 * @returns a value that the schema may still refuse. Never throws.
 */
export function mended(schema: Schema, value: unknown): Mended {
  if (v.is(schema, value)) return { value, dropped: 0 };
  const wrapped = wrappedOf(schema);
  if (wrapped) {
    const inner = mended(wrapped, value);
    const isLost = !v.is(wrapped, inner.value) && itemOf(wrapped) === null;
    return isLost ? { value: undefined, dropped: 0 } : inner;
  }
  const item = itemOf(schema);
  if (item && Array.isArray(value)) return mendedList(item, value);
  return schema.type === 'object' && isRecord(value)
    ? mendedObject(schema, value)
    : { value, dropped: 0 };
}

/** @returns the schema of a list's items, or null for what is no list */
export function itemOf(schema: Schema): Schema | null {
  if (schema.type === 'array') return (schema as unknown as { item: Schema }).item;
  const wrapped = wrappedOf(schema);
  return wrapped && itemOf(wrapped);
}

function mendedList(item: Schema, list: readonly unknown[]): Mended {
  let dropped = 0;
  const value = list.flatMap((one) => {
    const kept = mended(item, one);
    if (!v.is(item, kept.value)) {
      dropped += 1;
      return [];
    }
    dropped += kept.dropped;
    return [kept.value];
  });
  return { value, dropped };
}

function mendedObject(schema: Schema, value: Record<string, unknown>): Mended {
  const { entries } = schema as unknown as v.ObjectSchema<Record<string, Schema>, undefined>;
  let dropped = 0;
  const fields = Object.entries(entries).flatMap(([name, field]) => {
    if (!Object.hasOwn(value, name)) return [];
    const kept = mended(field, value[name]);
    dropped += kept.dropped;
    return kept.value === undefined ? [] : [[name, kept.value]];
  });
  return { value: Object.fromEntries(fields), dropped };
}

function wrappedOf(schema: Schema): Schema | null {
  const isWrapped = schema.type === 'nullish' || schema.type === 'optional';
  return isWrapped ? (schema as unknown as { wrapped: Schema }).wrapped : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
