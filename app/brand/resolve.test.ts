import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { featureIds } from './features.ts';
import { resolveBrand } from './resolve.ts';
import type { BrandSource } from './schema.ts';

const least: BrandSource = {
  name: 'Acme',
  shortName: { 'es-ES': 'Cima', 'en-US': 'Acme' },
  combineId: 'acme',
  platformId: 10000,
  packageId: 100002001,
  origin: 'https://app.acme.com',
  locale: 'en-US',
  locales: ['es-ES', 'en-US', 'vi-VN'],
  theme: { seed: '#2f4f86' },
  bgColor: '#f2f0ea',
  icons: { source: 'icon.svg' },
  lines: { api: ['https://api.acme.com'], im: 'wss://im.acme.com', zones: ['acme.com'] },
};

describe('resolveBrand', () => {
  it('fills every default', () => {
    const brand = resolveBrand('acme', least);
    expect(brand.description).toEqual(brand.name);
    expect(brand.theme).toMatchObject({ seed: '#2F4F86', accent: '#2F4F86', scheme: 'auto' });
    expect(brand.theme.look).toMatchObject({ density: 'regular', columns: 2 });
    expect(brand.features).toEqual(featureIds);
    expect(brand).toMatchObject({
      id: 'acme',
      excluded: [],
      recordKeys: [],
      operator: null,
      demo: false,
      manifest: { display: 'standalone', orientation: 'any', categories: [], shortcuts: null },
      icons: { small: null, maskable: null, monochrome: null, splash: null },
      lines: { codeUrls: [], publicKeys: [] },
    });
  });

  it('gives every offered language a text: its own, else the default language’s, else the first', () => {
    expect(resolveBrand('acme', least).shortName).toEqual({
      'es-ES': 'Cima',
      'en-US': 'Acme',
      'vi-VN': 'Acme',
    });
    const onlySpanish = resolveBrand('acme', { ...least, shortName: { 'es-ES': 'Cima' } });
    expect(onlySpanish.shortName['vi-VN']).toBe('Cima');
  });

  it('keeps the order of languages, without doubles and with the default', () => {
    const given = { ...least, locales: ['vi-VN', 'vi-VN'] as BrandSource['locales'] };
    expect(resolveBrand('acme', given).locales).toEqual(['en-US', 'vi-VN']);
  });

  it('lists features in vocabulary order, kept and excluded', () => {
    const brand = resolveBrand('acme', { ...least, exclude: ['video', 'groups', 'channels'] });
    expect(brand.excluded).toEqual(['groups', 'channels', 'video']);
    expect(brand.features[0]).toBe('contacts-upload');
  });

  it('derives the paper of the other scheme from a single background', () => {
    expect(resolveBrand('acme', least).bgColor.light).toBe('#F2F0EA');
    expect(resolveBrand('acme', { ...least, bgColor: '#07141a' }).bgColor.dark).toBe('#07141A');
  });

  it('shares nothing a caller could change with the source', () => {
    const text = readFileSync(new URL('../../brands/dieu/brand.json', import.meta.url), 'utf8');
    const source = JSON.parse(text) as BrandSource;
    resolveBrand('dieu', source).theme.tokens.light['brand'] = '#000000';
    expect(source).toEqual(JSON.parse(text));
  });
});
