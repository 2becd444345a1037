import * as v from 'valibot';
import type { GatewayEventName } from './events.ts';
import { gatewayEvents } from './events.ts';
import type {
  FunctionInput,
  FunctionOutput,
  GatewayFunction,
  SentFunctionInput,
} from './gatewayFunction.ts';

/** What a decoder found: a value, or nothing it could read. */
export type Decoded<Value> = { ok: true; value: Value } | { ok: false; reason: string };

/** Writes a request's `data`. */
export function encodeInput<F extends GatewayFunction>(
  { sends, jsonFields }: F,
  input: SentFunctionInput<F>,
): string {
  if (sends === 'nothing') return '';
  if (sends === 'text') return String(input);
  return JSON.stringify(withJsonTexts(input, jsonFields));
}

/** Reads a request's `data`, as a server does. */
export function decodeInput<F extends GatewayFunction>(
  { sends, input, jsonFields }: F,
  data: string,
): Decoded<FunctionInput<F>> {
  if (sends === 'nothing') return { ok: true, value: undefined };
  if (sends === 'text') return judge(input, data);
  const parsed = parseJson(data);
  if (!parsed.ok) return parsed;
  const opened = withoutJsonTexts(parsed.value, jsonFields);
  return opened.ok ? judge(input, opened.value) : opened;
}

/** Writes a reply's `data`. */
export function encodeOutput<F extends GatewayFunction>(
  { answers }: F,
  output: FunctionOutput<F>,
): string {
  if (answers === 'empty') return '';
  if (answers === 'quotes') return '""';
  if (answers === 'text' || answers === 'number') return String(output);
  return output === '' ? '' : JSON.stringify(output);
}

/** Reads a reply's `data`, as a client does: nothing and quotes both stand for "done". */
export function decodeOutput<F extends GatewayFunction>(
  { answers, output }: F,
  data: string,
): Decoded<FunctionOutput<F>> {
  if (answers === 'empty' || answers === 'quotes') return { ok: true, value: undefined };
  if (answers === 'text') return judge(output, data);
  if (answers === 'number') return judge(output, decimal(data));
  if (data === '') return judge(output, '');
  const parsed = parseJson(data);
  return parsed.ok ? judge(output, parsed.value) : parsed;
}

/** Reads an event's `data`. */
export function decodeEvent(name: GatewayEventName, data: string): Decoded<unknown> {
  const schema: v.GenericSchema<unknown, unknown> = gatewayEvents[name];
  if (schema.type === 'undefined') return { ok: true, value: undefined };
  if (schema.type === 'string') return judge(schema, data);
  if (schema.type === 'number') return judge(schema, decimal(data));
  const parsed = parseJson(data);
  return parsed.ok ? judge(schema, parsed.value) : parsed;
}

/** Writes an event's `data`. */
export function encodeEvent(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function judge(schema: v.GenericSchema<unknown, unknown>, value: unknown): Decoded<never> {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return { ok: true, value: result.output as never };
  const path = v.getDotPath(result.issues[0]);
  return { ok: false, reason: path ? `data.${path}` : 'data' };
}

function parseJson(text: string): Decoded<unknown> {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, reason: 'data is no JSON' };
  }
}

function decimal(text: string): number | null {
  return /^-?\d{1,15}$/.test(text) ? Number(text) : null;
}

function withJsonTexts(input: unknown, fields: readonly string[]): unknown {
  if (fields.length === 0 || !isRecord(input)) return input;
  const texts = fields.flatMap((field) => {
    const value = input[field];
    return value === undefined ? [] : [[field, value === '' ? '' : JSON.stringify(value)]];
  });
  return { ...input, ...Object.fromEntries(texts) };
}

function withoutJsonTexts(value: unknown, fields: readonly string[]): Decoded<unknown> {
  if (fields.length === 0 || !isRecord(value)) return { ok: true, value };
  const opened: Record<string, unknown> = { ...value };
  for (const field of fields) {
    const held = opened[field];
    if (typeof held !== 'string' || held === '') continue;
    const parsed = parseJson(held);
    if (!parsed.ok) return { ok: false, reason: `data.${field} is no JSON` };
    opened[field] = parsed.value;
  }
  return { ok: true, value: opened };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
