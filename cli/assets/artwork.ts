import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import type { Brand } from '../../app/brand/brand.ts';
import { readLimited } from '../files/readLimited.ts';
import { deepCheck } from './artworkDepth.ts';
import { artworkFix } from './artworkFix.ts';
import { isPng, readPngHeader } from './pngHeader.ts';
import { scanSvg } from './svgScan.ts';

export const artworkRoles = ['source', 'small', 'maskable', 'monochrome', 'splash'] as const;
export type ArtworkRole = (typeof artworkRoles)[number];

export type Artwork = {
  role: ArtworkRole;
  /** Absolute. */
  path: string;
  kind: 'svg' | 'png';
  bytes: Buffer;
  sha256: string;
  /** Pixels of a PNG, user units of an SVG. */
  width: number;
  height: number;
};

export type ArtworkFinding = {
  code: string;
  severity: 'error' | 'warning';
  role: ArtworkRole;
  message: string;
  fix: string;
};

/** Larger files are refused before a byte is decoded. */
const fileLimit = 10_000_000;
const sideLimit = 8192;
const leastSide: Readonly<Record<ArtworkRole, number>> = {
  source: 512,
  small: 48,
  maskable: 512,
  monochrome: 96,
  splash: 512,
};

type Found = { code: string; message: string; severity?: 'warning' };

/**
 * Reads and checks the brand's artwork. Never throws on bad files.
 * @param dir the brand's folder; nothing outside it is read.
 * @param options.cacheDir where verdicts on pictures already checked are kept.
 */
export async function readArtwork(
  dir: string,
  icons: Brand['icons'],
  options: { cacheDir?: string } = {},
): Promise<{ artwork: Partial<Record<ArtworkRole, Artwork>>; findings: ArtworkFinding[] }> {
  const artwork: Partial<Record<ArtworkRole, Artwork>> = {};
  const findings: ArtworkFinding[] = [];
  for (const role of artworkRoles) {
    const path = icons[role];
    if (path === null) continue;
    const read = readOne(dir, role, path);
    const found = [...read.found];
    if (read.artwork && found.length === 0)
      found.push(...(await deepCheck(read.artwork, options.cacheDir ?? null)));
    for (const { code, message, severity = 'error' } of found) {
      findings.push({
        code,
        severity,
        role,
        message: `${path} ${message}.`,
        fix: artworkFix(code),
      });
    }
    if (read.artwork && found.every(({ severity }) => severity === 'warning'))
      artwork[role] = read.artwork;
  }
  return { artwork, findings };
}

function readOne(
  dir: string,
  role: ArtworkRole,
  path: string,
): { artwork: Artwork | null; found: Found[] } {
  const refuse = (code: string, message: string) => ({ artwork: null, found: [{ code, message }] });
  const absolute = resolve(dir, path);
  const inside = (base: string, target: string) => {
    const step = relative(base, target);
    return step !== '' && step !== '..' && !step.startsWith(`..${sep}`) && !isAbsolute(step);
  };
  if (
    isAbsolute(path) ||
    path.includes('\0') ||
    path.includes('\\') ||
    !inside(resolve(dir), absolute)
  ) {
    return refuse('artwork-outside', 'points outside the brand folder');
  }
  let bytes: Buffer;
  try {
    if (!inside(realpathSync(dir), realpathSync(absolute))) {
      return refuse('artwork-outside', 'is a link that leads outside the brand folder');
    }
    const read = readLimited(absolute, fileLimit);
    if (!read) return refuse('artwork-not-file', 'is not a file');
    if (read.byteLength > fileLimit) {
      return refuse('artwork-heavy', `is larger than ${fileLimit / 1_000_000} MB`);
    }
    bytes = read;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    if (code === 'ENOENT' || code === 'ENOTDIR') return refuse('artwork-missing', 'does not exist');
    return refuse('artwork-unreadable', `cannot be read (${code})`);
  }
  return inspect({ role, path: absolute, bytes });
}

function looksLikeSvg(bytes: Buffer): boolean {
  const head = bytes
    .toString('utf8', 0, 4096)
    .replace(/^\uFEFF/, '')
    .trimStart();
  return head.startsWith('<') && /<svg[\s>]/.test(bytes.toString('utf8', 0, 65_536));
}

function inspect(file: { role: ArtworkRole; path: string; bytes: Buffer }): {
  artwork: Artwork | null;
  found: Found[];
} {
  const { bytes, role } = file;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const found: Found[] = [];
  if (bytes.length === 0)
    return { artwork: null, found: [{ code: 'artwork-format', message: 'is empty' }] };
  if (isPng(bytes)) {
    const header = readPngHeader(bytes);
    if ('problem' in header)
      return { artwork: null, found: [{ code: 'artwork-broken', message: header.problem }] };
    const { width, height } = header;
    if (header.animated) found.push({ code: 'artwork-animated', message: 'is an animated PNG' });
    if (Math.max(width, height) > sideLimit) {
      found.push({
        code: 'artwork-too-big',
        message: `is ${width} × ${height} pixels, over ${sideLimit} a side`,
      });
    }
    const least = leastSide[role];
    if (Math.min(width, height) < least) {
      found.push({
        code: 'artwork-too-small',
        message: `is ${width} × ${height} pixels; ${role} artwork needs ${least} × ${least} or more`,
      });
    }
    return { artwork: { ...file, kind: 'png', sha256, width, height }, found };
  }
  if (!looksLikeSvg(bytes)) {
    return {
      artwork: null,
      found: [{ code: 'artwork-format', message: 'is neither an SVG nor a PNG' }],
    };
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { artwork: null, found: [{ code: 'artwork-svg-syntax', message: 'is not UTF-8 text' }] };
  }
  const scan = scanSvg(text);
  for (const { code, detail } of scan.problems) {
    const verb = code === 'artwork-svg-size' || code === 'artwork-too-big' ? '' : 'contains ';
    found.push({ code, message: `${verb}${detail}` });
  }
  return {
    artwork: { ...file, kind: 'svg', sha256, width: scan.width, height: scan.height },
    found,
  };
}
