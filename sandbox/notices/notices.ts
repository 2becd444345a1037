import type { LocaleId } from '../../app/brand/locales.ts';
import { noticeTexts } from './noticeTexts.data.ts';

export type NoticeKind = keyof typeof noticeTexts;

/** Values of a notice: one text for every language, or one for each. */
export type NoticeValues = Record<string, string | Record<string, string>>;

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
    return value[locale] ?? Object.values(value)[0] ?? '';
  });
}
