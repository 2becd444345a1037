import { describe, expect, it } from 'vitest';
import { localeIds } from '../../app/brand/locales.ts';
import { type NoticeKind, noticeText } from './notices.ts';
import { noticeTexts } from './noticeTexts.data.ts';

const kinds = Object.keys(noticeTexts) as NoticeKind[];
const placesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('noticeText', () => {
  it('fills in the language asked for', () => {
    const values = { brand: { 'zh-CN': '鹊渡', 'en-US': 'Quedu' }, account: 'a<b>' };
    expect(noticeText('welcome', values, 'zh-CN').title).toBe('鹊渡：欢迎你');
    expect(noticeText('welcome', values, 'en-US').content).toContain('a<b>');
    expect(noticeText('welcome', values, 'es-ES').title).toContain('鹊渡');
  });

  it('shows nothing of what it does not know', () => {
    expect(noticeText('toString', {}, 'en-US')).toEqual({
      title: 'toString',
      content: '',
      amounts: [],
    });
    expect(noticeText('welcome', {}, 'en-US').title).toBe('Welcome to ');
  });

  it('names the amounts as they stand in the text', () => {
    const values = { amount: { hundredths: 112_000, currency: 'VND' }, last4: '1234' };
    const { content, amounts } = noticeText('exchangePaid', values, 'vi-VN');
    expect(amounts).toEqual([expect.stringMatching(/^1\.120,00\s₫$/)]);
    expect(content).toContain(amounts[0]);
    expect(noticeText('passwordChanged', {}, 'en-US').amounts).toEqual([]);
  });

  it.each(kinds)('has the same places to fill in every language: %s', (kind) => {
    const texts = localeIds.map((locale) => noticeTexts[kind][locale]);
    const places = texts.map(({ title, content }) => placesIn(title + content));
    expect(new Set(places.map((names) => names.join()))).toHaveLength(1);
  });
});
