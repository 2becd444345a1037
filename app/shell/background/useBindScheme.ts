import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useBrand } from '../../core/brand/brand.tsx';
import { chooseScheme, schemeAtom } from '../../core/scheme/schemeAtom.ts';
import { applyScheme, systemDark } from '../../platform/colorScheme.ts';
import { localStore, storageKeys } from '../../platform/storage.ts';

/** Puts the chosen scheme on the page; follows the system and other windows of the app. */
export function useBindScheme(): void {
  const { scheme, pageColor } = useBrand();
  const [choice, setChoice] = useAtom(schemeAtom);
  useEffect(() => {
    applyScheme(choice, pageColor);
    if (choice !== 'auto') return;
    return systemDark.subscribe(() => applyScheme(choice, pageColor));
  }, [choice, pageColor]);
  useEffect(
    () =>
      localStore.subscribe(storageKeys.scheme, (stored) => setChoice(chooseScheme(stored, scheme))),
    [scheme, setChoice],
  );
}
