import type { Brand } from '../../app/brand/brand.ts';
import type { BrandData } from '../../app/brand/data.ts';
import { localeInfo } from '../../app/brand/locales.ts';
import type { StampedFrames } from '../../app/brand/stampedFrames.ts';
import type { SiteImages } from './images.ts';
import { element, escapeHtml, scriptJson } from './markup.ts';

/** Everything the page is made of; the dev server fills it with source URLs. */
export type Page = {
  brand: Brand;
  data: BrandData;
  images: SiteImages;
  /** Text of the inline script that runs before the first paint. */
  preboot: string;
  /** Markup of the first screen, or empty. */
  firstScreen: string;
  /** The frames of the other pages; none while developing. */
  frames: StampedFrames | null;
  /** Their markup, which React has escaped. */
  markup: string;
  /** Text of the inline script that puts the right frame on the screen. */
  painter: string;
  /** In the order of the cascade; first the brand's theme, which names its layers. */
  styles: { url: string; integrity?: string }[];
  script: { url: string; integrity?: string };
  /** Modules the first screen needs beside the entry. */
  modulePreloads: { url: string; integrity?: string }[];
  /** Texts the app starts with in the default language, by namespace. */
  texts: Record<string, unknown>;
  /** Content of the CSP meta element; none while developing. */
  policy: string | null;
  /** Further head markup, trusted. */
  extraHead?: string;
};

/** The one page of a site. Order of the head: policy, paint, identity, icons, data, code. */
export function renderHtml(page: Page): string {
  const { brand, data } = page;
  const { tag } = localeInfo[brand.locale];
  const lines = [
    '<!doctype html>',
    `<html lang="${tag}" dir="ltr" data-brand="${brand.id}">`,
    '<head>',
    element('meta', { charset: 'utf-8' }),
    element('meta', {
      name: 'viewport',
      content:
        'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content',
    }),
    ...(page.policy
      ? [element('meta', { 'http-equiv': 'Content-Security-Policy', content: page.policy })]
      : []),
    `<title>${escapeHtml(nameOf(brand))}</title>`,
    // Before the styles: a script behind one waits until it is there.
    `<script>${page.preboot}</script>`,
    ...page.styles.map(({ url, integrity }) =>
      element('link', { rel: 'stylesheet', href: url, integrity, crossorigin: integrity && true }),
    ),
    ...page.modulePreloads.map(({ url, integrity }) =>
      element('link', {
        rel: 'modulepreload',
        href: url,
        integrity,
        crossorigin: integrity && true,
      }),
    ),
    ...identity(page),
    ...pictures(page.images),
    page.extraHead ?? '',
    `<script type="application/json" id="brand">${scriptJson(data)}</script>`,
    `<script type="application/json" id="texts">${scriptJson(page.texts)}</script>`,
    scriptElement(page.script),
    '</head>',
    '<body>',
    `<div id="root">${page.firstScreen}</div>`,
    ...stampedFrames(page),
    '</body>',
    '</html>',
    '',
  ];
  return lines.filter((line, index) => line !== '' || index === lines.length - 1).join('\n');
}

/** The script comes last: what it reads is there, and nothing has been painted. */
function stampedFrames({ frames, markup, painter }: Page): string[] {
  if (!frames) return [];
  return [
    // Text for the browser, until the script makes one of the frames of it.
    `<script type="text/plain" id="frame-markup">${markup}</script>`,
    `<script type="application/json" id="frames">${scriptJson(frames)}</script>`,
    `<script>${painter}</script>`,
  ];
}

function scriptElement({ url, integrity }: Page['script']): string {
  return `${element('script', { type: 'module', src: url, integrity, crossorigin: integrity && true })}</script>`;
}

function nameOf(brand: Brand): string {
  return brand.name[brand.locale] ?? brand.id;
}

function identity({ brand, images }: Page): string[] {
  const name = nameOf(brand);
  const description = brand.description[brand.locale] ?? name;
  const { scheme } = brand.theme;
  const property = (key: string, content: string): string =>
    element('meta', { property: key, content });
  return [
    ...(scheme === 'auto'
      ? (['light', 'dark'] as const).map((one) =>
          element('meta', {
            name: 'theme-color',
            content: brand.bgColor[one],
            media: `(prefers-color-scheme: ${one})`,
          }),
        )
      : [element('meta', { name: 'theme-color', content: brand.bgColor[scheme] })]),
    element('meta', { name: 'description', content: description }),
    element('meta', { name: 'application-name', content: brand.shortName[brand.locale] ?? name }),
    element('meta', {
      name: 'apple-mobile-web-app-title',
      content: brand.shortName[brand.locale] ?? name,
    }),
    element('meta', { name: 'mobile-web-app-capable', content: 'yes' }),
    element('meta', { name: 'apple-mobile-web-app-capable', content: 'yes' }),
    element('meta', { name: 'apple-mobile-web-app-status-bar-style', content: 'default' }),
    element('meta', { name: 'format-detection', content: 'telephone=no' }),
    property('og:type', 'website'),
    property('og:site_name', name),
    property('og:title', name),
    property('og:description', description),
    property('og:url', `${brand.origin}/`),
    property('og:locale', localeInfo[brand.locale].tag.replace('-', '_')),
    property('og:image', `${brand.origin}${images.og.url}`),
    property('og:image:width', String(images.og.width)),
    property('og:image:height', String(images.og.height)),
    element('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    element('link', { rel: 'canonical', href: `${brand.origin}/` }),
  ];
}

function pictures(images: SiteImages): string[] {
  return [
    element('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
    element('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
    ...(images.svg
      ? [element('link', { rel: 'icon', href: images.svg.url, type: 'image/svg+xml' })]
      : []),
    ...(images.favicon
      ? [
          element('link', {
            rel: 'icon',
            href: images.favicon.url,
            sizes: '96x96',
            type: 'image/png',
          }),
        ]
      : []),
    element('link', { rel: 'apple-touch-icon', href: images.apple.url }),
  ];
}
