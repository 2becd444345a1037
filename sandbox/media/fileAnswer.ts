import { createReadStream, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { byteRange } from './byteRange.ts';

/** A file on the disk. @param etag with its quotation marks */
export type KeptFile = { path: string; size: number; etag: string };

/** Answers GET and HEAD of a file: whole, in part, or as unchanged. @param headers of its kind */
export function fileAnswer(request: Request, file: KeptFile, headers: Headers): Response {
  headers.set('accept-ranges', 'bytes');
  headers.set('etag', file.etag);
  if (isUnchanged(request, file.etag)) return new Response(null, { status: 304, headers });
  return fileResponse(request, file, headers);
}

function fileResponse(
  request: Request,
  { path, size, etag }: KeptFile,
  headers: Headers,
): Response {
  const ifRange = request.headers.get('if-range');
  const asked = request.method === 'GET' && (ifRange === null || ifRange === etag);
  const range = asked ? byteRange(request.headers.get('range') ?? '', size) : null;
  if (range === 'unsatisfiable') {
    return plain(416, 'The file has no such part.', { 'content-range': `bytes */${size}` });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  headers.set('content-length', String(end - start + 1));
  if (range) headers.set('content-range', `bytes ${start}-${end}/${size}`);
  const status = range ? 206 : 200;
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const file = Readable.toWeb(createReadStream(path, { start, end }));
  return new Response(file as ReadableStream<Uint8Array>, { status, headers });
}

function isUnchanged(request: Request, etag: string): boolean {
  const tags = request.headers.get('if-none-match')?.split(',') ?? [];
  return tags.some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}

/** @returns facts of a file that is there. */
export async function factsOf(path: string): Promise<Stats | null> {
  try {
    const facts = await stat(path);
    return facts.isFile() ? facts : null;
  } catch {
    return null;
  }
}

/** Says in words why there is no file. */
export function plain(status: number, sentence: string, headers: Record<string, string>): Response {
  const own = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  return new Response(`${sentence}\n`, { status, headers: { ...own, ...headers } });
}
