/** Made on first use: it takes a slow phone long enough to be felt at the start. */
let segmenter: Intl.Segmenter | null = null;

/** @returns the characters of a text as a person sees them: an emoji of many code points is one. */
export function splitGraphemes(text: string): string[] {
  // In ASCII only the two halves of a line end belong together.
  if (!/[^\0-\x7f]|\r/.test(text)) return text.split('');
  if (!('Segmenter' in Intl)) return Array.from(text);
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** @returns how many characters a person sees. */
export function countGraphemes(text: string): number {
  return splitGraphemes(text).length;
}
