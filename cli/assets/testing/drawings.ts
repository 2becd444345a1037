import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import type { Brand } from '../../../app/brand/brand.ts';
import { resolveBrand } from '../../../app/brand/resolve.ts';
import { type Artwork, readArtwork } from '../artwork.ts';
import type { BrandArtwork } from '../plan.ts';

/** Drawings and brands for the tests of this folder. */

export const tileSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#2F4F86" d="M0 0h64v64H0z"/><circle cx="32" cy="32" r="20" fill="#FFF"/><path fill="#C9432E" d="M8 8h12v12H8z"/></svg>';

export const markSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path fill="#0D6A50" d="M0 0h120L60 40z"/></svg>';

export const gradientSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#F47B20"/><stop offset="1" stop-color="#BE2347"/></linearGradient></defs><path fill="url(#g)" d="M0 0h64v64H0z"/><circle cx="32" cy="32" r="18" fill="#FFF"/></svg>';

export const svgOf = (inner: string, attributes = 'viewBox="0 0 64 64"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;

/** Draws an SVG to PNG bytes of `width` pixels. */
export function pngOf(svg: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(width).png().toBuffer();
}

/** A folder that is gone after the test. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'assets-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function makeBrand(changes: Partial<Brand> = {}): Brand {
  const brand = resolveBrand('acme', {
    name: 'Acme',
    shortName: 'Acme',
    description: 'Talk to the people you know.',
    combineId: 'acme',
    platformId: 10000,
    packageId: 100002001,
    origin: 'https://acme.example',
    locale: 'en-US',
    locales: ['en-US'],
    theme: { seed: '#2F4F86' },
    bgColor: { light: '#F2F0EA', dark: '#131519' },
    icons: { source: 'icon.svg' },
    lines: { api: ['/api'], im: '/im', zones: [] },
    demo: true,
  });
  return { ...brand, ...changes };
}

/** Reads drawings through the real check; `source` may be SVG text or PNG bytes. */
export async function artworkOf(
  files: Partial<Record<Artwork['role'], string | Buffer>>,
): Promise<BrandArtwork> {
  const folder = scratchFolder();
  const icons: Brand['icons'] = {
    source: 'none',
    small: null,
    maskable: null,
    monochrome: null,
    splash: null,
  };
  for (const [role, content] of Object.entries(files)) {
    const name = `${role}.${typeof content === 'string' ? 'svg' : 'png'}`;
    writeFileSync(join(folder, name), content);
    icons[role as Artwork['role']] = name;
  }
  const { artwork, findings } = await readArtwork(folder, icons);
  if (findings.some(({ severity }) => severity === 'error')) {
    throw new Error(findings.map(({ message }) => message).join(' '));
  }
  return artwork;
}
