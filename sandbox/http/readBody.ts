/**
 * Reads a body of at most `limit` bytes. Of a longer one the rest is read and thrown away, up to
 * `heard` bytes in all, so that the client gets an answer instead of a broken connection.
 * @returns null where it is longer.
 */
export async function readBody(
  request: Request,
  limit: number,
  heard = limit * 2,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length <= limit) chunks.push(value);
    else chunks.length = 0;
    if (length > heard) {
      await reader.cancel();
      break;
    }
  }
  return length > limit ? null : Buffer.concat(chunks);
}
