import { extname, join } from 'node:path';
import { factsOf, fileAnswer, plain } from './fileAnswer.ts';
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
  });
  return fileAnswer(request, { path, size: facts.size, etag }, headers);
}
