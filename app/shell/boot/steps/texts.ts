/** One step of the start: what finds the words. */
export { I18nextProvider } from 'react-i18next';
export { createI18n } from '../../../core/i18n/createI18n.ts';
