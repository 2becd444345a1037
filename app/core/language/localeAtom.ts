import { atom } from 'jotai';
import type { LocaleId } from '../../brand/locales.ts';

/** The language shown. Set at boot, before anything renders. */
export const localeAtom = atom<LocaleId>('en-US');
