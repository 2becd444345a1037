import { createReadStream, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { byteRange } from './byteRange.ts';
import { mediaFolder } from './mediaStore.ts';
import { extensions } from './mediaTypes.data.ts';

const typeOf = new Map(
  Object.entries(extensions).map(([mediaType, extension]) => [`.${extension}`, mediaType]),
);

/**
 * A file may go with its message: nothing on the way keeps it, and a device asks again after an hour,
 * while it shows what it has, also where it is offline.
 */
const whileItIsThere = 'private, max-age=3600, stale-while-revalidate=31536000';

/**
 * Answers GET and HEAD of `/media/<name>`: whole, in part, or as unchanged. Files that are no media
 * are offered for saving and never shown on the site's own origin.
 */
export async function serveMedia(
  { dataDir }: { dataDir: string },
  request: Request,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plain(405, 'Only GET and HEAD.', { allow: 'GET, HEAD' });
  }
  const name = new URL(request.url).pathname.replace(/^\/media\//, '');
  const mediaType = typeOf.get(extname(name));
  const path = join(mediaFolder(dataDir), name);
  const facts =
    /^[0-9a-f]{64}\.[a-z0-9]{2,5}$/.test(name) && mediaType ? await factsOf(path) : null;
  if (!facts || !mediaType) return plain(404, 'There is no such file.', {});
  const etag = `"${name.slice(0, 64)}"`;
  const headers = new Headers({
    'content-type': mediaType === 'text/plain' ? 'text/plain; charset=utf-8' : mediaType,
    'content-disposition': /^(image|audio|video)\//.test(mediaType) ? 'inline' : 'attachment',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': whileItIsThere,
    'accept-ranges': 'bytes',
    etag,
  });
  if (isUnchanged(request, etag)) return new Response(null, { status: 304, headers });
  return fileResponse(request, { path, size: facts.size, etag }, headers);
}

function fileResponse(
  request: Request,
  { path, size, etag }: { path: string; size: number; etag: string },
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

async function factsOf(path: string): Promise<Stats | null> {
  try {
    const facts = await stat(path);
    return facts.isFile() ? facts : null;
  } catch {
    return null;
  }
}

function plain(status: number, sentence: string, headers: Record<string, string>): Response {
  const own = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  return new Response(`${sentence}\n`, { status, headers: { ...own, ...headers } });
}
