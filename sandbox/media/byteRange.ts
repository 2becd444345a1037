export type ByteRange = { start: number; end: number };

/**
 * Reads a `Range` header (RFC 9110, section 14.2).
 * @param size bytes of the whole.
 * @returns the one range asked for, its end included; `unsatisfiable` where it lies outside; null
 * where the header is to be ignored: other units, several ranges, or no range at all.
 */
export function byteRange(header: string, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header);
  const [, first = '', last = ''] = match ?? [];
  if (!match || (first === '' && last === '')) return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return null;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
