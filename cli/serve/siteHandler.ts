import { createReadStream, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, posix, sep } from 'node:path';
import { fileAddress } from '../../app/brand/fileAddress.ts';
import { acceptedEncodings } from './acceptedEncodings.ts';
import { fallbackFor, type HostRules, headersFor, parseHostRules } from './hostRules.ts';
import { mediaTypes } from './mediaTypes.data.ts';

/** Files that tell a host how to serve the site and are not served themselves. */
const hostFiles = new Set(['/_headers', '/_redirects', '/nginx.conf']);

/**
 * Serves one stamped folder with exactly the headers and fallbacks it carries.
 * Rules are read at each request, so that a rebuilt site is served as it is now.
 */
export function siteHandler(
  folder: string,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const path = requestPath(request);
    if (path === null) {
      plain(response, 400, 'Bad address');
      return;
    }
    const rules = readRules(folder);
    if (rules === null) {
      plain(response, 503, 'The site is being replaced; load the page again');
      return;
    }
    const direct = hostFiles.has(path) ? null : fileAt(folder, path === '/' ? '/index.html' : path);
    // It serves for looking at a site, wherever that can be reached.
    response.setHeader('X-Robots-Tag', 'noindex');
    const fallback = direct ? null : fallbackFor(rules, path);
    if (fallback && isRedirect(fallback.status)) {
      response.writeHead(fallback.status, { Location: fallback.target }).end();
      return;
    }
    const other =
      hostFiles.has(path) || fileAddress.test(path)
        ? { target: '/404.html', status: 404 }
        : { target: '/', status: 200 };
    const { target, status } = direct ? { target: path, status: 200 } : (fallback ?? other);
    const file = direct ?? fileAt(folder, target === '/' ? '/index.html' : target);
    if (!file) {
      plain(response, 404, 'Not found');
      return;
    }
    const headers = headersFor(rules, path);
    // A missing file must not be remembered for as long as the file would be.
    if (status === 404) headers.set('Cache-Control', 'no-store');
    send(request, response, file, status, headers);
  };
}

const isRedirect = (status: number): boolean => status >= 300 && status < 400;

/** @returns the path without dots and escapes, so that one file has one name; null where it is none. */
export function requestPath(request: IncomingMessage): string | null {
  try {
    const [path = '/'] = (request.url ?? '/').split(/[?#]/);
    const decoded = decodeURIComponent(path);
    return decoded.startsWith('/') && !/[\0\\]/.test(decoded) ? posix.normalize(decoded) : null;
  } catch {
    // A malformed escape sequence: the address is not ours.
    return null;
  }
}

function readRules(folder: string): HostRules | null {
  try {
    return parseHostRules(
      readFileSync(join(folder, '_headers'), 'utf8'),
      readFileSync(join(folder, '_redirects'), 'utf8'),
    );
  } catch {
    // The folder is being replaced or was removed.
    return null;
  }
}

type Found = { path: string; bytes: number };

function fileAt(folder: string, path: string): Found | null {
  const full = join(folder, path);
  if (!full.startsWith(folder + sep)) return null;
  const stats = statSync(full, { throwIfNoEntry: false });
  return stats?.isFile() ? { path: full, bytes: stats.size } : null;
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  file: Found,
  status: number,
  headers: Map<string, string>,
): void {
  const type = mediaTypes[extname(file.path).slice(1)] ?? 'application/octet-stream';
  const { variant, encoding } = bestVariant(file, String(request.headers['accept-encoding'] ?? ''));
  response.setHeader('Content-Type', type);
  response.setHeader('Vary', 'Accept-Encoding');
  for (const [name, value] of headers) response.setHeader(name, value);
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', variant.bytes);
  response.writeHead(status);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  createReadStream(variant.path)
    .on('error', () => response.destroy())
    .pipe(response);
}

function bestVariant(file: Found, accepted: string): { variant: Found; encoding: string | null } {
  for (const encoding of acceptedEncodings(accepted)) {
    const suffix = encoding === 'br' ? '.br' : '.gz';
    const stats = statSync(file.path + suffix, { throwIfNoEntry: false });
    if (stats) return { variant: { path: file.path + suffix, bytes: stats.size }, encoding };
  }
  return { variant: file, encoding: null };
}

function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}
