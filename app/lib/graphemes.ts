const segmenter =
  'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null;

/** @returns the characters of a text as a person sees them: an emoji of many code points is one. */
export function splitGraphemes(text: string): string[] {
  if (!segmenter) return Array.from(text);
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** @returns how many characters a person sees. */
export function countGraphemes(text: string): number {
  return splitGraphemes(text).length;
}
