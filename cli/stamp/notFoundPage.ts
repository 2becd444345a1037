import type { Brand } from '../../app/brand/brand.ts';
import { localeInfo } from '../../app/brand/locales.ts';
import { element, escapeHtml } from './markup.ts';

/**
 * `404.html`: what answers an address that is neither a file nor a page, with status 404. It leads people to
 * the first page, as the app does; with it there, Cloudflare no longer answers everything with the page.
 */
export function notFoundPage({ name, locale, id }: Pick<Brand, 'name' | 'locale' | 'id'>): string {
  const title = escapeHtml(name[locale] ?? id);
  return [
    '<!doctype html>',
    `<html lang="${localeInfo[locale].tag}">`,
    '<head>',
    element('meta', { charset: 'utf-8' }),
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element('meta', { name: 'robots', content: 'noindex' }),
    element('meta', { 'http-equiv': 'refresh', content: '0; url=/' }),
    `<title>404 · ${title}</title>`,
    '</head>',
    `<body><p>404 · <a href="/">${title}</a></p></body>`,
    '</html>',
    '',
  ].join('\n');
}
