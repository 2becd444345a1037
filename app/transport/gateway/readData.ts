import * as v from 'valibot';
import { type Decoded, decodeEvent, decodeOutput } from '../../contract/gateway/encoding.ts';
import { type GatewayEventName, gatewayEvents } from '../../contract/gateway/events.ts';
import type { FunctionOutput, GatewayFunction } from '../../contract/gateway/gatewayFunction.ts';
import { itemOf, mended, type Schema } from '../../contract/gateway/mend.ts';
import type { GatewayEvent } from './gatewayClient.ts';

/** What could be read, and how many items of lists could not. What can be mended is read mended. */
export type ReadData<Value> = { ok: true; value: Value; dropped: number } | { ok: false };

/** Reads an event, mended where it has to be. Never throws. */
export function readEvent(name: GatewayEventName, data: string): ReadData<GatewayEvent> {
  const decoded = decodeEvent(name, isNothing(data) ? nothingFor(gatewayEvents[name], data) : data);
  const read = orMended(decoded, gatewayEvents[name], data);
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
  return orMended(decoded, declared.output, data);
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

function orMended<Value>(decoded: Decoded<Value>, schema: Schema, data: string): ReadData<Value> {
  if (decoded.ok || schema.type === 'undefined') return strictly(decoded);
  let parsed: unknown;
  try {
    parsed = JSON.parse(data);
  } catch {
    return { ok: false };
  }
  const kept = mended(schema, parsed);
  const result = v.safeParse(schema, kept.value, { abortEarly: true });
  if (!result.success) return { ok: false };
  return { ok: true, value: result.output as Value, dropped: kept.dropped };
}
