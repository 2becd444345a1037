import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { localeInfo } from '../../brand/locales.ts';
import { useBrand } from '../../core/brand/brand.tsx';
import { localeAtom } from '../../core/language/localeAtom.ts';
import { useServices } from '../../core/services/services.tsx';
import { setDocumentLanguage } from '../../platform/language.ts';
import { localStore, storageKeys } from '../../platform/storage.ts';

/** Tells the page its language, and follows other windows of the app. */
export function useBindLanguage(): void {
  const { locales } = useBrand();
  const { chooseLanguage } = useServices();
  const locale = useAtomValue(localeAtom);
  useEffect(() => setDocumentLanguage(localeInfo[locale].tag), [locale]);
  useEffect(
    () =>
      localStore.subscribe(storageKeys.language, (stored) => {
        const chosen = locales.find((id) => id === stored);
        // If the texts cannot be had this window keeps its language.
        if (chosen) chooseLanguage(chosen).catch(() => undefined);
      }),
    [locales, chooseLanguage],
  );
}
