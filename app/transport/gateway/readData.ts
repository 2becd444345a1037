import * as v from 'valibot';
import { type Decoded, decodeEvent, decodeOutput } from '../../contract/gateway/encoding.ts';
import { type GatewayEventName, gatewayEvents } from '../../contract/gateway/events.ts';
import type { FunctionOutput, GatewayFunction } from '../../contract/gateway/gatewayFunction.ts';
import type { GatewayEvent } from './gatewayClient.ts';

/** What could be read, and how many items of lists could not. */
export type ReadData<Value> = { ok: true; value: Value; dropped: number } | { ok: false };

type Schema = v.GenericSchema<unknown, unknown>;

/** Reads an event; of a list it takes the items it can read. Never throws. */
export function readEvent(name: GatewayEventName, data: string): ReadData<GatewayEvent> {
  const decoded = decodeEvent(name, isNothing(data) ? nothingFor(gatewayEvents[name], data) : data);
  const read = orItems(decoded, gatewayEvents[name], data);
  return read.ok ? { ...read, value: { name, data: read.value } as GatewayEvent } : read;
}

/** Reads a reply; one bad item must not hide the other messages of a page. Never throws. */
export function readOutput<F extends GatewayFunction>(
  declared: F,
  data: string,
): ReadData<FunctionOutput<F>> {
  if (declared.answers !== 'json') return strictly(decodeOutput(declared, data));
  const decoded = decodeOutput(
    declared,
    isNothing(data) ? nothingFor(declared.output, data) : data,
  );
  return orItems(decoded, declared.output, data);
}

function isNothing(data: string): boolean {
  return data === '' || data === '""';
}

/** Both ways of writing nothing are an empty list where a list is meant. */
function nothingFor(schema: Schema, data: string): string {
  return itemOf(schema) ? 'null' : data;
}

function strictly<Value>(decoded: Decoded<Value>): ReadData<Value> {
  return decoded.ok ? { ok: true, value: decoded.value, dropped: 0 } : { ok: false };
}

function orItems<Value>(decoded: Decoded<Value>, schema: Schema, data: string): ReadData<Value> {
  if (decoded.ok || schema.type === 'undefined') return strictly(decoded);
  let parsed: unknown;
  try {
    parsed = JSON.parse(data);
  } catch {
    return { ok: false };
  }
  const kept = withoutBadItems(schema, parsed);
  if (kept.dropped === 0) return { ok: false };
  const result = v.safeParse(schema, kept.value, { abortEarly: true });
  if (!result.success) return { ok: false };
  return { ok: true, value: result.output as Value, dropped: kept.dropped };
}

/** Looks into a list, and into the lists of an object, no deeper: a message is taken whole or not. */
function withoutBadItems(schema: Schema, value: unknown): { value: unknown; dropped: number } {
  const item = itemOf(schema);
  if (item && Array.isArray(value)) {
    const good = value.filter((one) => v.is(item, one));
    return { value: good, dropped: value.length - good.length };
  }
  if (schema.type !== 'object' || !isRecord(value)) return { value, dropped: 0 };
  const { entries } = schema as unknown as v.ObjectSchema<Record<string, Schema>, undefined>;
  let dropped = 0;
  const fields = Object.entries(entries).map(([name, field]) => {
    if (!itemOf(field)) return [name, value[name]];
    const kept = withoutBadItems(field, value[name]);
    dropped += kept.dropped;
    return [name, kept.value];
  });
  return { value: Object.fromEntries(fields), dropped };
}

function itemOf(schema: Schema): Schema | null {
  if (schema.type === 'array') return (schema as unknown as { item: Schema }).item;
  const isWrapped = schema.type === 'nullish' || schema.type === 'optional';
  return isWrapped ? itemOf((schema as unknown as { wrapped: Schema }).wrapped) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
