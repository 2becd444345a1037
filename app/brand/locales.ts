/** The languages the product is written in; a brand offers any subset. */
export const localeIds = ['zh-CN', 'zh-HANT', 'en-US', 'ms-MY', 'vi-VN', 'es-ES'] as const;

export type LocaleId = (typeof localeIds)[number];

/** BCP 47 tag for `lang` attributes and Intl, and the language's name in itself. */
export const localeInfo: Readonly<Record<LocaleId, { tag: string; name: string }>> = {
  'zh-CN': { tag: 'zh-CN', name: '简体中文' },
  'zh-HANT': { tag: 'zh-Hant', name: '繁體中文' },
  'en-US': { tag: 'en-US', name: 'English (US)' },
  'ms-MY': { tag: 'ms-MY', name: 'Bahasa Melayu' },
  'vi-VN': { tag: 'vi-VN', name: 'Tiếng Việt' },
  'es-ES': { tag: 'es-ES', name: 'Español' },
};
