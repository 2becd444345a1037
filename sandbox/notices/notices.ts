import { type LocaleId, localeInfo } from '../../app/brand/locales.ts';
import { formatAmount } from '../../app/lib/money/formatAmount.ts';
import { type accountNoticeTexts, type brandNoticeTexts, noticeTexts } from './noticeTexts.data.ts';

export type AccountNoticeKind = keyof typeof accountNoticeTexts;
export type BrandNoticeKind = keyof typeof brandNoticeTexts;
export type NoticeKind = AccountNoticeKind | BrandNoticeKind;

/** An amount: hundredths of a point, and the ISO 4217 currency it is written in. */
export type MoneyValue = { hundredths: number; currency: string };

/** Values of a notice: one text for every language, one for each, or an amount. */
export type NoticeValues = Record<string, string | Record<string, string> | MoneyValue>;

export type FilledNotice = {
  title: string;
  content: string;
  /** The amounts in content, as they are written there. */
  amounts: string[];
};

/** @returns a notice in a language. A kind of another version shows nothing of itself. */
export function noticeText(kind: string, values: NoticeValues, locale: LocaleId): FilledNotice {
  if (!isNoticeKind(kind)) return { title: kind, content: '', amounts: [] };
  const { title, content } = noticeTexts[kind][locale];
  const money = Object.entries(values).filter(([, value]) => isMoney(value));
  return {
    title: fill(title, values, locale),
    content: fill(content, values, locale),
    amounts: money.map(([name]) => valueText(values[name], locale)),
  };
}

function isNoticeKind(kind: string): kind is NoticeKind {
  return Object.hasOwn(noticeTexts, kind);
}

function fill(text: string, values: NoticeValues, locale: LocaleId): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => valueText(values[name], locale));
}

function valueText(value: NoticeValues[string] | undefined, locale: LocaleId): string {
  if (typeof value !== 'object') return value ?? '';
  if (!isMoney(value)) return value[locale] ?? Object.values(value)[0] ?? '';
  const { hundredths, currency } = value;
  return formatAmount(hundredths, { tag: localeInfo[locale].tag, currency });
}

function isMoney(value: NoticeValues[string]): value is MoneyValue {
  return typeof value === 'object' && typeof value['hundredths'] === 'number';
}
