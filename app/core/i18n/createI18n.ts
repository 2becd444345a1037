import { createInstance, type Resource } from 'i18next';
import { type LocaleId, localeInfo } from '../../brand/locales.ts';
import type { Translator } from './translator.ts';

/** Texts by namespace. */
export type Bundles = Record<string, object>;

/**
 * The translator, ready at once with the bundles given. Languages are named by BCP 47 tag.
 * A key nobody translated shows as nothing, never as itself.
 */
export function createI18n(locale: LocaleId, bundles: Bundles): Translator {
  const { tag } = localeInfo[locale];
  const instance = createInstance();
  void instance.init({
    lng: tag,
    fallbackLng: false,
    load: 'currentOnly',
    ns: Object.keys(bundles),
    defaultNS: 'shell.frame',
    fallbackNS: 'common',
    resources: { [tag]: bundles } as Resource,
    initAsync: false,
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: () => '',
  });
  return instance as unknown as Translator;
}
