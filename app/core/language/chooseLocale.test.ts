import { describe, expect, it } from 'vitest';
import type { LocaleId } from '../../brand/locales.ts';
import { chooseLocale } from './chooseLocale.ts';

const all: LocaleId[] = ['zh-CN', 'zh-HANT', 'en-US', 'ms-MY', 'vi-VN', 'es-ES'];
const offer = { locale: 'es-ES' as LocaleId, locales: all };

describe('chooseLocale', () => {
  it('prefers what was chosen before', () => {
    expect(chooseLocale('vi-VN', ['en-GB'], offer)).toBe('vi-VN');
  });

  it('forgets a choice the brand does not offer', () => {
    const small = { locale: 'es-ES' as LocaleId, locales: ['es-ES', 'en-US'] as LocaleId[] };
    expect(chooseLocale('vi-VN', ['en-GB'], small)).toBe('en-US');
    expect(chooseLocale('<script>', [], small)).toBe('es-ES');
  });

  it('takes the first language of the browser that the brand offers', () => {
    expect(chooseLocale(null, ['fr-FR', 'ms', 'en-US'], offer)).toBe('ms-MY');
    expect(chooseLocale(null, ['fr-FR'], offer)).toBe('es-ES');
    expect(chooseLocale(null, [], offer)).toBe('es-ES');
  });

  it.each([
    ['zh', 'zh-CN'],
    ['zh-CN', 'zh-CN'],
    ['zh-SG', 'zh-CN'],
    ['zh-Hans-TW', 'zh-CN'],
    ['zh-TW', 'zh-HANT'],
    ['zh-HK', 'zh-HANT'],
    ['zh-Hant', 'zh-HANT'],
    ['zh-Hant-MO', 'zh-HANT'],
    ['en-AU', 'en-US'],
    ['es-419', 'es-ES'],
    ['vi', 'vi-VN'],
  ])('reads %s as %s', (tag, locale) => {
    expect(chooseLocale(null, [tag], offer)).toBe(locale);
  });

  it('offers the other Chinese where a brand has one only', () => {
    const small = { locale: 'en-US' as LocaleId, locales: ['en-US', 'zh-HANT'] as LocaleId[] };
    expect(chooseLocale(null, ['zh-CN'], small)).toBe('zh-HANT');
  });
});
