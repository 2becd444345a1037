import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useStampedBrand } from '../../core/brand/brand.tsx';
import { localizedText } from '../../core/brand/localizedText.ts';
import { localeAtom } from '../../core/language/localeAtom.ts';
import { platformAtom } from '../../core/platform/platformAtom.ts';
import { renameManifest } from '../../core/platform/renameManifest.ts';
import { isIos } from '../../platform/device.ts';
import {
  readManifest,
  setAppIcon,
  setAppName,
  setLaunchImages,
  setManifest,
} from '../../platform/siteHead.ts';

/** Carries a name or an icon that the platform changed into the page's head and its manifest. */
export function useBindSiteHead(): void {
  const brand = useStampedBrand();
  const locale = useAtomValue(localeAtom);
  const { info } = useAtomValue(platformAtom);
  const name = info?.appName ?? '';
  const icon = info?.appIcon ?? '';
  const stampedName = localizedText(brand.name, locale, brand.locale);
  const shown = useRef({ name: stampedName, icon: '' });

  useEffect(() => {
    const wanted = { name: name || stampedName, icon };
    if (wanted.name === shown.current.name && wanted.icon === shown.current.icon) return;
    shown.current = wanted;
    setAppName(wanted.name);
    const address =
      icon && URL.canParse(icon, location.href) ? new URL(icon, location.href).href : null;
    if (address) setAppIcon(address);
    void readManifest().then((read) => {
      if (!read) return;
      setManifest(
        renameManifest(read.manifest, read.address, { name: wanted.name, icon: address }),
      );
    });
  }, [name, icon, stampedName]);
  useBindLaunchImages(icon === '');
}

/**
 * Links the brand's launch images where the system asks for them: iOS alone, and only when the app is put
 * on the home screen.
 * @param isWanted while the icon is the brand's own, which they show
 */
function useBindLaunchImages(isWanted: boolean): void {
  const { launch } = useStampedBrand();
  useEffect(() => {
    if (!isWanted || !isIos()) return;
    let isLate = false;
    void import('../../brand/launchImages.ts').then(
      ({ launchLinks }) => {
        if (!isLate) setLaunchImages(launchLinks(launch));
      },
      // Without a network nothing is installed; the next visit has another try.
      () => undefined,
    );
    return () => {
      isLate = true;
    };
  }, [isWanted, launch]);
}
