import { useAtomValue } from 'jotai';
import { localeInfo } from '../../brand/locales.ts';
import { localeAtom } from './localeAtom.ts';

/** @returns the BCP 47 tag of the language shown, for Intl. */
export function useLanguageTag(): string {
  return localeInfo[useAtomValue(localeAtom)].tag;
}
