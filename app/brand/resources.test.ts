import { describe, expect, it } from 'vitest';
import { allTextUrls, packResources, textsUrl } from './resources.ts';

const urls = {
  'en-US': {
    common: '/locales/en-US/common.0a1b2c3d.json',
    'session.login': '/locales/en-US/session.login.00000001.json',
  },
  'zh-HANT': {
    common: '/locales/zh-HANT/common.0a1b2c3d.json',
    'session.login': '/locales/zh-HANT/session.login.00000001.json',
  },
};

describe('packResources', () => {
  it('names each file once, and finds every URL again', () => {
    const packed = packResources(urls);
    expect(packed.files).toEqual(['common.0a1b2c3d', 'session.login.00000001']);
    for (const [locale, texts] of Object.entries(urls)) {
      for (const [namespace, url] of Object.entries(texts)) {
        expect(textsUrl(packed, locale, namespace)).toBe(url);
      }
    }
    expect(allTextUrls(packed, Object.keys(urls)).sort()).toEqual(
      Object.values(urls).flatMap(Object.values).sort(),
    );
  });

  it('takes names without a hash, as while developing', () => {
    const packed = packResources({ 'en-US': { common: '/app/locales/en-US/common.json' } });
    expect(textsUrl(packed, 'en-US', 'common')).toBe('/app/locales/en-US/common.json');
    expect(textsUrl(packed, 'en-US', 'game.labels')).toBeUndefined();
  });

  it('refuses a URL that could not be found again', () => {
    expect(() => packResources({ 'en-US': { common: '/locales/en-US/other.json' } })).toThrow(
      'other.json',
    );
  });
});
