import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import { highlights, videos } from '../database/schema.ts';
import { factsOf, fileAnswer, plain } from '../media/fileAnswer.ts';
import type { Services } from '../services.ts';
import { clipFolder } from './clipFolder.ts';
import { livePlaylist } from './livePlaylist.ts';
import { readWatching } from './watchAddress.ts';

const kinds: Readonly<Record<string, string>> = {
  '.mp4': 'video/mp4',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/iso.segment',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** A file, not a folder, and none that is being written. */
const fileName = /^[A-Za-z0-9_-][\w.-]{0,79}$/;

/** What a live highlight is played from. */
export const liveFile = 'live.m3u8';
const windowSegments = 5;

type Found = { clip: string } | Response;

/**
 * Answers GET and HEAD of `/media/watch/<signed>/<file>` and `/media/highlights/<id>/<file>`: the files of
 * a clip, so that the addresses within a playlist count from its own. The first are for who was given the
 * address alone, and for as long as it says; 410 asks for another one. A live highlight also has `live.m3u8`.
 * @param address IP address of whoever asks
 */
export async function serveClips(
  services: Services,
  request: Request,
  address: string,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plain(405, 'Only GET and HEAD.', { allow: 'GET, HEAD' });
  }
  const [, , kind, key = '', file = '', ...more] = new URL(request.url).pathname.split('/');
  if (kind === 'highlights' && file === liveFile && more.length === 0)
    return serveLive(services, request, key, address);
  const mediaType = kinds[extname(file)];
  if (more.length > 0 || !fileName.test(file) || !mediaType) return missing();
  const found =
    kind === 'watch' ? await findWatched(services, key) : await findShown(services, key);
  if (found instanceof Response) return found;
  const path = join(clipFolder(services.dataDir, found.clip), file);
  const facts = await factsOf(path);
  if (!facts) return missing();
  const headers = headersOf(mediaType, 'private, max-age=3600');
  const etag = `"${found.clip}-${facts.size}"`;
  return fileAnswer(request, { path, size: facts.size, etag }, headers);
}

/** The playlist of this moment; whoever asks for it is watching. */
async function serveLive(
  { db, dataDir, now, viewers }: Services,
  request: Request,
  id: string,
  address: string,
): Promise<Response> {
  const highlight = await db.read.select().from(highlights).where(eq(highlights.id, id)).get();
  const isLive = highlight?.state === 'live' && highlight.type === 'hls';
  if (!isLive || highlight.removedAt !== null || highlight.clip === null) return missing();
  const path = join(clipFolder(dataDir, highlight.clip), highlight.file);
  const clock = { startedAtMs: highlight.startsAt, nowMs: now(), windowSegments };
  const playlist = livePlaylist(await readFile(path, 'utf8'), clock);
  const headers = headersOf('application/vnd.apple.mpegurl', 'no-store');
  if (request.method === 'HEAD') return new Response(null, { headers });
  viewers.note(id, `${address} ${request.headers.get('user-agent')}`);
  return new Response(playlist, { headers });
}

const headersOf = (mediaType: string, cacheControl: string): Headers =>
  new Headers({
    'content-type': mediaType,
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': cacheControl,
  });

async function findWatched({ db, secret, now }: Services, signed: string): Promise<Found> {
  const watching = readWatching(secret, signed);
  if (!watching) return plain(403, 'This address was not given out.', {});
  if (watching.expiresAt <= now()) return plain(410, 'This address is too old.', {});
  const video = await db.read.select().from(videos).where(eq(videos.id, watching.videoId)).get();
  return found(video);
}

async function findShown({ db }: Services, id: string): Promise<Found> {
  const highlight = await db.read.select().from(highlights).where(eq(highlights.id, id)).get();
  return highlight?.state === 'ended' ? missing() : found(highlight);
}

function found(row: { clip: string | null; removedAt: number | null } | undefined): Found {
  return row?.clip && row.removedAt === null ? { clip: row.clip } : missing();
}

const missing = (): Response => plain(404, 'There is no such file.', {});
