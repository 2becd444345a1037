import type { BrandData } from '../../brand/data.ts';
import { createTexts } from '../../core/i18n/createTexts.ts';
import type { ReadBundle } from '../../core/i18n/readBundle.ts';
import { localeAtom } from '../../core/language/localeAtom.ts';
import { schemeAtom } from '../../core/scheme/schemeAtom.ts';
import type { Services } from '../../core/services.tsx';
import { createUpdates } from '../../core/update/createUpdates.ts';
import { fetchRelease } from '../../core/update/fetchRelease.ts';
import { recoverMissingCode } from '../../core/update/recoverMissingCode.ts';
import { createInstaller } from '../../platform/install.ts';
import { reloadPage } from '../../platform/reload.ts';
import type { AppWorker } from '../../platform/serviceWorker.ts';
import { localStore, sessionStore, storageKeys } from '../../platform/storage.ts';
import type { AppParts } from '../appParts.ts';

type Needs = {
  data: BrandData;
  parts: AppParts;
  read: ReadBundle;
  worker: Promise<AppWorker>;
};

/** Joins the app's parts to the browser. */
export function makeServices({ data, parts, read, worker }: Needs): Services {
  const { store, translator } = parts;
  const texts = createTexts(translator, store.get(localeAtom), read);
  const own = data.release;
  const readRelease = () => fetchRelease((url, init) => fetch(url, init));
  return {
    loadTexts: texts.load,
    async chooseLanguage(locale) {
      await texts.switchTo(locale);
      store.set(localeAtom, locale);
      localStore.write(storageKeys.language, locale);
    },
    chooseScheme(choice) {
      store.set(schemeAtom, choice);
      localStore.write(storageKeys.scheme, choice);
    },
    installer: createInstaller(),
    updates: createUpdates({
      own,
      fetchRelease: readRelease,
      worker,
      reload: reloadPage,
      storage: localStore,
      store,
    }),
    recover: (attempt) =>
      recoverMissingCode(
        { own, fetchRelease: readRelease, reload: reloadPage, memory: sessionStore },
        attempt,
      ),
  };
}
