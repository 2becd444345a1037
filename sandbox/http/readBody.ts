/**
 * Reads a body of at most `limit` bytes. Of a longer one the rest is read and thrown away, up to as
 * much again, so that the client gets an answer instead of a broken connection.
 * @returns null where it is longer.
 */
export async function readBody(
  request: Request,
  limit: number,
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
    if (length > limit * 2) {
      await reader.cancel();
      break;
    }
  }
  return length > limit ? null : Buffer.concat(chunks);
}
