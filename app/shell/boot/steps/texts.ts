/** One step of the start: what finds the words. */

export { createI18n } from '../../../core/i18n/createI18n.ts';
export { TranslationProvider } from '../../../core/i18n/translation.tsx';
