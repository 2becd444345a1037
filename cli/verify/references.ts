import type { BrandData } from '../../app/brand/data.ts';
import { launchLinks } from '../../app/brand/launchImages.ts';
import { allTextUrls } from '../../app/brand/resources.ts';
import { moduleUrl, type StampedFrames } from '../../app/brand/stampedFrames.ts';
import { unescapeHtml } from '../stamp/markup.ts';

/** A URL found in a file of the site, with the kind of thing it must be. */
export type Reference = { from: string; url: string; type?: string };

const attributePattern = /<(link|script|img|meta)\b([^>]*)>/g;

/** Every address of this site in the page: links, scripts, images, the data block's and the open pages' files. */
export function htmlReferences(html: string, origin: string): Reference[] {
  const found: Reference[] = [];
  for (const [, tag = '', text = ''] of html.matchAll(attributePattern)) {
    const attributes = new Map(
      [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map((m) => [m[1], unescapeHtml(m[2] ?? '')]),
    );
    const rel = attributes.get('rel');
    if (rel === 'canonical') continue;
    const url = attributes.get('href') ?? attributes.get('src') ?? '';
    const content =
      attributes.get('property') === 'og:image' ? attributes.get('content') : undefined;
    for (const address of [url, content ?? '']) {
      const local = localPath(address, origin);
      if (local) found.push({ from: 'index.html', url: local, ...typeFor(tag, rel) });
    }
  }
  const frames = /<script type="application\/json" id="frames">(.*?)<\/script>/s.exec(html)?.[1];
  for (const { js } of Object.values(frames ? (JSON.parse(frames) as StampedFrames).open : {}))
    for (const name of js)
      found.push({ from: 'index.html', url: moduleUrl(name), type: 'text/javascript' });
  const block = /<script type="application\/json" id="brand">(.*?)<\/script>/s.exec(html)?.[1];
  if (!block) return found;
  const { resources, launch, ...data } = JSON.parse(block) as BrandData;
  for (const { href } of launchLinks(launch))
    found.push({ from: 'index.html', url: href, type: 'image/png' });
  for (const url of [...siteUrlsIn(data), ...allTextUrls(resources, data.locales)])
    found.push({ from: 'index.html', url });
  return found;
}

function typeFor(tag: string, rel: string | undefined): { type?: string } {
  if (tag === 'script' || rel === 'modulepreload') return { type: 'text/javascript' };
  if (rel === 'stylesheet') return { type: 'text/css' };
  if (rel === 'manifest') return { type: 'application/manifest+json' };
  if (rel === 'apple-touch-icon') return { type: 'image/png' };
  return {};
}

/** @returns the path of an address on this site, or null for an address elsewhere. */
function localPath(address: string, origin: string): string | null {
  if (address.startsWith(`${origin}/`)) return address.slice(origin.length);
  return address.startsWith('/') ? address : null;
}

const filePath = /^\/(assets|i|locales)\/[^\s]+$/;

/** Every string in a JSON value that names a file of the site. */
export function siteUrlsIn(value: unknown): string[] {
  if (typeof value === 'string') return filePath.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(siteUrlsIn);
}

/** `url()` and `@import` targets in a style sheet, relative ones resolved against its folder. */
export function cssReferences(path: string, css: string): Reference[] {
  const targets = [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)|@import\s+["']([^"']+)["']/g)];
  return targets.flatMap((match) => {
    const url = match[1] ?? match[2] ?? '';
    if (url.startsWith('data:') || url.startsWith('#')) return [];
    return [{ from: path, url: new URL(url, `http://site/${path}`).pathname }];
  });
}
