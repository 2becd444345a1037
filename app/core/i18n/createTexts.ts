import { type LocaleId, localeInfo } from '../../brand/locales.ts';
import type { Bundles } from './createI18n.ts';
import type { ReadBundle } from './readBundle.ts';
import type { Translator } from './translator.ts';

/** Brings in texts after boot. Both reject when texts cannot be had, and can be called again. */
export interface Texts {
  /** Makes a namespace available in the language shown. */
  load: (namespaces: readonly string[]) => Promise<void>;
  /** Shows everything in another language, once all of its texts are there. */
  switchTo: (locale: LocaleId) => Promise<void>;
}

/** Rejects when one of the bundles cannot be had. */
async function readBundles(
  locale: LocaleId,
  namespaces: readonly string[],
  read: ReadBundle,
): Promise<Bundles> {
  const pairs = namespaces.map(async (name) => [name, await read(locale, name)] as const);
  return Object.fromEntries(await Promise.all(pairs));
}

export function createTexts(translator: Translator, first: LocaleId, read: ReadBundle): Texts {
  let current = first;
  const used = new Set((translator.options.ns as string[] | undefined) ?? []);
  const add = async (locale: LocaleId, namespaces: readonly string[]): Promise<void> => {
    const { tag } = localeInfo[locale];
    const missing = namespaces.filter((name) => !translator.hasResourceBundle(tag, name));
    const bundles = await readBundles(locale, missing, read);
    for (const [name, bundle] of Object.entries(bundles)) {
      translator.addResourceBundle(tag, name, bundle);
    }
  };
  return {
    async load(namespaces) {
      for (const name of namespaces) used.add(name);
      await add(current, namespaces);
    },
    async switchTo(locale) {
      await add(locale, [...used]);
      current = locale;
      await translator.changeLanguage(localeInfo[locale].tag);
    },
  };
}
