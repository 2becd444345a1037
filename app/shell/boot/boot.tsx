import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { BrandData } from '../../brand/data.ts';
import type { LocaleId } from '../../brand/locales.ts';
import { createReadBundle, readStampedTexts } from '../../core/i18n/readBundle.ts';
import { chooseLocale } from '../../core/language/chooseLocale.ts';
import { canonicalPath, paths } from '../../core/paths.ts';
import { chooseScheme, schemeAtom } from '../../core/scheme/schemeAtom.ts';
import { takeOverScrollRestoration } from '../../platform/history.ts';
import { browserLanguages } from '../../platform/language.ts';
import { localStore, storageKeys } from '../../platform/storage.ts';
import { App } from '../App.tsx';
import { type AppParts, makeAppParts } from '../appParts.ts';
import { Background } from '../background/Background.tsx';
import { enterFrame } from '../frame/framedPath.ts';
import { loadFeatures } from './loadFeatures.ts';
import { makeServices } from './makeServices.ts';
import { readBrandData } from './readBrandData.ts';
import { showStartError } from './showStartError.ts';
import { startWorker } from './startWorker.ts';

/** Starts the app in the stamped page. */
export async function boot(): Promise<void> {
  const root = document.getElementById('root');
  const data = readBrandData(document.getElementById('brand')?.textContent);
  if (!root || !data) return showStartError();
  takeOverScrollRestoration();
  const isFramedPage = enterFrame();
  try {
    const parts = await gatherParts(data, isFramedPage);
    show(root, data, parts);
  } catch {
    // Neither the texts of this language nor the brand's own could be had.
    showStartError();
  }
}

async function gatherParts(data: BrandData, isFramedPage: boolean): Promise<AppParts> {
  const stored = localStore.read(storageKeys.language);
  const wanted = chooseLocale(stored, browserLanguages(), data);
  const stamped = readStampedTexts(document.getElementById('texts')?.textContent);
  const read = createReadBundle(data, stamped, (url) => fetch(url));
  // The framed page shows the app in a frame of its own, which loads the features.
  const entries = isFramedPage ? [] : data.featureEntries;
  const load = async (locale: LocaleId) => {
    const [shell, own] = await Promise.all([
      read(locale, 'shell'),
      loadFeatures(entries, (namespace) => read(locale, namespace)),
    ]);
    return makeAppParts({
      data,
      locale,
      features: own.features,
      bundles: { shell, ...own.bundles },
    });
  };
  // A language that cannot be had gives way to the brand's own.
  const parts = await load(wanted).catch((error) => {
    if (wanted === data.locale) throw error;
    return load(data.locale);
  });
  parts.store.set(schemeAtom, chooseScheme(localStore.read(storageKeys.scheme), data.scheme));
  parts.services = makeServices({ data, parts, read, worker: startWorker() });
  return parts;
}

function show(root: HTMLElement, data: BrandData, parts: AppParts): void {
  const app = (
    <BrowserRouter useTransitions={false}>
      <App parts={parts} />
      <Background parts={parts} />
    </BrowserRouter>
  );
  const isStamped =
    root.childElementCount > 0 &&
    document.documentElement.dataset['first'] !== 'wait' &&
    parts.translator.language === document.documentElement.lang &&
    canonicalPath(location.pathname) === paths.chat &&
    data.featureEntries.length === parts.features.loaded.length;
  // As a transition the work is done in slices, so that a slow phone answers touches meanwhile.
  startTransition(() => {
    if (isStamped) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}
