import { atom } from 'jotai';
import type { SchemeChoice } from '../../platform/colorScheme.ts';

/** The colour scheme chosen: the person's, else the brand's. Set at boot. */
export const schemeAtom = atom<SchemeChoice>('auto');

export const schemeChoices = ['auto', 'light', 'dark'] as const satisfies readonly SchemeChoice[];

/** @returns the stored choice, or the brand's own where none or nonsense is stored. */
export function chooseScheme(stored: string | null, brandScheme: SchemeChoice): SchemeChoice {
  return schemeChoices.find((choice) => choice === stored) ?? brandScheme;
}
