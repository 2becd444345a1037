/**
 * What names on cards are compared by. Banks write one name in many ways, so case, width, accents,
 * spaces and signs make no difference.
 */
export function holderKey(name: string): string {
  const folded = name.normalize('NFKD').toUpperCase().toLowerCase().normalize('NFKD');
  // The one letter of Vietnamese that does not come apart.
  return folded.replaceAll('đ', 'd').replace(/\P{L}/gu, '');
}

/** @returns the first and the last letter with stars between; of two letters the first alone. */
export function maskHolder(name: string): string {
  const letters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  const last = letters.length > 2 ? (letters.at(-1) ?? '') : '';
  return `${letters[0] ?? ''}**${last}`;
}
