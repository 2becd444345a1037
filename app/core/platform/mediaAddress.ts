import { useAtomValue } from 'jotai';
import { currentOrigin } from '../../platform/reload.ts';
import { ossUrlAtom } from './platformAtom.ts';

/**
 * @param url address of a file as calls give it: https, or a path that counts from `base`.
 * @param base the platform's `ossUrl`; empty for this site.
 * @param origin of this page.
 * @returns an address to load the file from; null where there is none, or it is no https address.
 */
export function mediaAddress(url: string, base: string, origin: string): string | null {
  if (url === '' || !URL.canParse(base, origin)) return null;
  const start = new URL(base, origin);
  if (!URL.canParse(url, start)) return null;
  const address = new URL(url, start);
  return address.origin === origin || address.protocol === 'https:' ? address.href : null;
}

/** @returns the address of an uploaded file, or null where there is none. */
export function useMediaAddress(): (url: string) => string | null {
  const base = useAtomValue(ossUrlAtom);
  return (url) => mediaAddress(url, base, currentOrigin());
}
