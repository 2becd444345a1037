import { type LocaleId, localeInfo } from '../../app/brand/locales.ts';
import { formatAmount } from '../../app/lib/money/formatAmount.ts';
import { noticeTexts } from './noticeTexts.data.ts';

export type NoticeKind = keyof typeof noticeTexts;

/** An amount: hundredths of a point, and the ISO 4217 currency it is written in. */
export type MoneyValue = { hundredths: number; currency: string };

/** Values of a notice: one text for every language, one for each, or an amount. */
export type NoticeValues = Record<string, string | Record<string, string> | MoneyValue>;

/** @returns title and text of a notice in a language. A kind of another version shows nothing of itself. */
export function noticeText(
  kind: string,
  values: NoticeValues,
  locale: LocaleId,
): { title: string; content: string } {
  if (!isNoticeKind(kind)) return { title: kind, content: '' };
  const { title, content } = noticeTexts[kind][locale];
  return { title: fill(title, values, locale), content: fill(content, values, locale) };
}

function isNoticeKind(kind: string): kind is NoticeKind {
  return Object.hasOwn(noticeTexts, kind);
}

function fill(text: string, values: NoticeValues, locale: LocaleId): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (typeof value !== 'object') return value ?? '';
    if (isMoney(value)) {
      const { hundredths, currency } = value;
      return formatAmount(hundredths, { tag: localeInfo[locale].tag, currency });
    }
    return value[locale] ?? Object.values(value)[0] ?? '';
  });
}

function isMoney(value: Record<string, string> | MoneyValue): value is MoneyValue {
  return typeof value['hundredths'] === 'number';
}
