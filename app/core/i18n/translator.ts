import type { i18n } from 'i18next';
import type { Translate } from './translate.ts';

/** What texts are looked up in; an instance of i18next is one. */
export type TextSource = Pick<i18n, 'getFixedT' | 'on' | 'off' | 'options'>;

/**
 * The app's texts in the language shown. Its `t` knows the texts of the frame by our own types: those of
 * i18next took the compiler longer than everything else in the app.
 */
export type Translator = TextSource &
  Pick<i18n, 'language' | 'changeLanguage' | 'hasResourceBundle' | 'addResourceBundle'> & {
    t: Translate;
  };
