import { extname } from 'node:path';
import { type HostRules, headersFor } from '../serve/hostRules.ts';
import { mediaTypes } from '../serve/mediaTypes.data.ts';
import type { ReleaseRecord } from '../stamp/release.ts';

/** How text is stored: see the README, "Publish". */
export const encodings = ['files', 'brotli', 'gzip', 'none'] as const;
export type Encoding = (typeof encodings)[number];

/** One file as a target keeps it. */
export type SiteFile = {
  /** Path in the live site. */
  path: string;
  /** File of the built site that holds these bytes; another one where text is stored compressed. */
  source: string;
  bytes: number;
  /** Of the bytes stored. */
  sha256: string;
  contentType: string;
  contentEncoding?: 'br' | 'gzip';
  cacheControl: string;
};

/** The hash is in the name: the bytes behind it never change, and several releases may need it. */
export const isAsset = (file: Pick<SiteFile, 'cacheControl'>): boolean =>
  file.cacheControl.includes('immutable');

/** Read by Netlify, Cloudflare and nginx from a folder; a store serves them to nobody. */
export const hostFiles: readonly string[] = ['_headers', '_redirects', 'nginx.conf'];

const variants = { br: '.br', gzip: '.gz' } as const;

export const variantOf = (path: string): 'br' | 'gzip' | undefined =>
  path.endsWith('.br') ? 'br' : path.endsWith('.gz') ? 'gzip' : undefined;

/** @returns the path without the ending that names its compression. */
export const plainPath = (path: string): string =>
  variantOf(path) ? path.slice(0, -variants.br.length) : path;

/** The type a host gives a file of the site. */
export function contentTypeOf(path: string, rules: HostRules): string {
  const plain = plainPath(path);
  const ruled = headersFor(rules, `/${plain}`).get('Content-Type');
  return ruled ?? mediaTypes[extname(plain).slice(1)] ?? 'application/octet-stream';
}

/**
 * What a target holds of a release.
 * @param digest of `release.json` itself, which its own list does not name.
 */
export function siteFiles(
  record: Pick<ReleaseRecord, 'files'>,
  digest: { bytes: number; sha256: string },
  rules: HostRules,
  encoding: Encoding,
): SiteFile[] {
  const all: ReleaseRecord['files'] = { ...record.files, 'release.json': digest };
  return Object.keys(all)
    .filter((path) => encoding === 'files' || (!variantOf(path) && !hostFiles.includes(path)))
    .sort()
    .map((path) => siteFile(path, all, rules, encoding));
}

function siteFile(
  path: string,
  all: ReleaseRecord['files'],
  rules: HostRules,
  encoding: Encoding,
): SiteFile {
  const wanted = encoding === 'brotli' ? 'br' : encoding === 'gzip' ? 'gzip' : undefined;
  const variant = wanted && `${path}${variants[wanted]}`;
  const source = variant !== undefined && Object.hasOwn(all, variant) ? variant : path;
  const contentEncoding = variantOf(source);
  const { bytes, sha256 } = all[source] as { bytes: number; sha256: string };
  return {
    path,
    source,
    bytes,
    sha256,
    contentType: contentTypeOf(path, rules),
    ...(contentEncoding ? { contentEncoding } : {}),
    cacheControl: headersFor(rules, `/${plainPath(path)}`).get('Cache-Control') ?? 'no-cache',
  };
}
