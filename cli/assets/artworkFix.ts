import { artworkCatalogue } from './artworkCatalogue.data.ts';

/** @returns what to do about a finding, from the catalogue. */
export function artworkFix(code: string): string {
  const entry = Object.hasOwn(artworkCatalogue, code) ? artworkCatalogue[code] : undefined;
  return entry?.how ?? 'Replace the file.';
}
