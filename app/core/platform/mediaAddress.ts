import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { mayLoadPicture } from '../../lib/pictureHost.ts';
import { currentOrigin } from '../../platform/reload.ts';
import { useStampedBrand } from '../brand/brand.tsx';
import { ossUrlAtom } from './platformAtom.ts';

/** No address has them; servers refuse what a browser makes of them. */
const odd = /[\p{Cc}\ud800-\udfff]/u;

/** Characters of an address; servers refuse longer ones. */
const longest = 2_048;

type Site = {
  /** The platform's `ossUrl`; empty for this site. */
  base: string;
  /** Of this page. */
  origin: string;
  /** The brand's `lines.zones`. */
  zones: readonly string[];
};

/**
 * @param url address of a file as calls and the gateway give it: https, or a path that counts from
 * `base`.
 * @returns an address to load the file from; null where there is none, or it may not be asked for.
 */
export function mediaAddress(url: string, { base, origin, zones }: Site): string | null {
  if (url === '' || url.length > longest || odd.test(url) || !URL.canParse(base, origin))
    return null;
  const start = new URL(base, origin);
  if (!URL.canParse(url, start)) return null;
  const address = new URL(url, start);
  return mayLoadPicture(address, origin, zones) ? address.href : null;
}

/** @returns gives the address of an uploaded file, or null where there is none to be asked for. */
export function useMediaAddress(): (url: string) => string | null {
  const base = useAtomValue(ossUrlAtom);
  const { zones } = useStampedBrand().lines;
  return useCallback(
    (url) => (url === '' ? null : mediaAddress(url, { base, origin: currentOrigin(), zones })),
    [base, zones],
  );
}
