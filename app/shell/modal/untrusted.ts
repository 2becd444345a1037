import * as v from 'valibot';
import { plainLine, plainWords } from '../../lib/plainText.ts';
import { parseWebAddress } from '../../lib/webAddress.ts';

/** Longest JSON taken from an address, in characters. */
const maxJsonLength = 16_000;

/**
 * Reads a parameter that holds JSON.
 * @returns `absent` without the parameter, `damaged` where it is no JSON or too long
 */
export function readJsonParam(
  search: string,
  name: string,
): { kind: 'absent' } | { kind: 'damaged' } | { kind: 'read'; value: unknown } {
  const text = new URLSearchParams(search).get(name);
  if (text === null || text === '') return { kind: 'absent' };
  if (text.length > maxJsonLength) return { kind: 'damaged' };
  try {
    return { kind: 'read', value: JSON.parse(text) };
  } catch {
    // Cut short or written by hand: the page says so.
    return { kind: 'damaged' };
  }
}

const line = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => plainLine(text, max)),
    v.minLength(1),
  );
const words = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => plainWords(text, max)),
    v.minLength(1),
  );
/** Short enough for a QR code of level H. */
const shareAddress = v.pipe(
  v.string(),
  v.maxLength(500),
  v.check((text) => parseWebAddress(text).ok),
);

const schemas = {
  share: v.strictObject({
    title: v.optional(line(60)),
    text: v.optional(line(120)),
    url: v.optional(shareAddress),
  }),
  message: v.strictObject({
    title: line(80),
    text: v.optional(words(1000)),
    confirm: v.optional(line(24)),
    cancel: v.optional(line(24)),
  }),
  notice: v.strictObject({
    title: line(80),
    paragraphs: v.pipe(v.array(words(600)), v.minLength(1), v.maxLength(20)),
  }),
  images: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(200)),
};

export type UntrustedKind = keyof typeof schemas;
export type Untrusted<Kind extends UntrustedKind> = v.InferOutput<(typeof schemas)[Kind]>;

/** @returns the value with its texts cleaned, or null where it has another shape. */
export function parseUntrusted<Kind extends UntrustedKind>(
  kind: Kind,
  value: unknown,
): Untrusted<Kind> | null {
  const result = v.safeParse(schemas[kind], value);
  return result.success ? (result.output as Untrusted<Kind>) : null;
}
