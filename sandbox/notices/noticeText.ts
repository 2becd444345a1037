import type { LocaleId } from '../../app/brand/locales.ts';

/** One kind of notice, in every language; `{name}` is filled from the notice's values. */
export type NoticeText = Record<LocaleId, { title: string; content: string }>;
