import { createStore } from 'jotai';
import type { BrandData } from '../brand/data.ts';
import type { LocaleId } from '../brand/locales.ts';
import type { FeatureSet } from '../core/feature/features.tsx';
import { type Bundles, createI18n } from '../core/i18n/createI18n.ts';
import type { Translator } from '../core/i18n/translator.ts';
import { localeAtom } from '../core/language/localeAtom.ts';
import type { Stamping } from '../core/lazy/stamping.ts';
import type { Services } from '../core/services/services.tsx';

export type Store = ReturnType<typeof createStore>;

/** What one running app is made of; the server makes the same, without services. */
export type AppParts = {
  data: BrandData;
  features: FeatureSet;
  store: Store;
  translator: Translator;
  services: Services | null;
  /** The path whose frame is on the screen before the app, if any. */
  stampedPath: string | null;
  /** What the server renders; null in the browser. */
  stamping: Stamping | null;
};

type Ingredients = {
  data: BrandData;
  features: FeatureSet;
  locale: LocaleId;
  bundles: Bundles;
  stampedPath?: string | null;
  stamping?: Stamping;
};

export function makeAppParts(ingredients: Ingredients): AppParts {
  const { data, features, locale, bundles, stampedPath = null, stamping = null } = ingredients;
  const store = createStore();
  store.set(localeAtom, locale);
  const translator = createI18n(locale, bundles);
  return { data, features, store, translator, services: null, stampedPath, stamping };
}
