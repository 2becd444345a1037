import { describe, expect, it } from 'vitest';
import type { LocaleId } from '../../brand/locales.ts';
import { createI18n } from './createI18n.ts';
import { createTexts } from './createTexts.ts';

type AnyText = (key: string, options?: Record<string, unknown>) => string;

function setUp() {
  const site: Record<string, Record<string, object>> = {
    'en-US': {
      'shell.frame': { hi: 'Hi', dogs_one: '{{count}} dog', dogs_other: '{{count}} dogs' },
    },
    'zh-HANT': { 'shell.frame': { hi: '嗨', dogs_other: '{{count}} 隻狗' }, modal: { ok: '確定' } },
    'vi-VN': { 'shell.frame': { hi: 'Chào' } },
  };
  const read = (locale: LocaleId, namespace: string): Promise<object> => {
    const bundle = site[locale]?.[namespace];
    return bundle ? Promise.resolve(bundle) : Promise.reject(new Error('absent'));
  };
  const translator = createI18n('en-US', { 'shell.frame': site['en-US']?.['shell.frame'] ?? {} });
  const t: AnyText = (key, options) => (translator.t as AnyText)(key, options);
  return { site, translator, texts: createTexts(translator, 'en-US', read), t };
}

describe('createTexts', () => {
  it('is ready at once with the first bundles', () => {
    const { t } = setUp();
    expect(t('hi')).toBe('Hi');
    expect([t('dogs', { count: 1 }), t('dogs', { count: 2 })]).toEqual(['1 dog', '2 dogs']);
  });

  it('shows another language once its texts are there', async () => {
    const { texts, t, translator } = setUp();
    await texts.switchTo('zh-HANT');
    expect(translator.language).toBe('zh-Hant');
    expect([t('hi'), t('dogs', { count: 1 })]).toEqual(['嗨', '1 隻狗']);
  });

  it('stays in its language when the other one cannot be had', async () => {
    const { texts, t } = setUp();
    await expect(texts.switchTo('es-ES')).rejects.toThrow('absent');
    expect(t('hi')).toBe('Hi');
  });

  it('can load what failed before', async () => {
    const { texts, t, site } = setUp();
    await expect(texts.load(['modal'])).rejects.toThrow('absent');
    Object.assign(site['en-US'] ?? {}, { modal: { ok: 'OK' } });
    await texts.load(['modal']);
    expect(t('ok', { ns: 'modal' })).toBe('OK');
  });

  it('takes everything in use along to another language', async () => {
    const { texts, t, site } = setUp();
    Object.assign(site['en-US'] ?? {}, { modal: { ok: 'OK' } });
    await texts.load(['modal']);
    await texts.switchTo('zh-HANT');
    expect(t('ok', { ns: 'modal' })).toBe('確定');
  });

  it('never shows a key', () => {
    const { t } = setUp();
    expect(t('nobody.wrote.this')).toBe('');
    expect(t('hi', { ns: 'absent' })).toBe('');
  });
});
