import { cutText } from '../../../../lib/plainText.ts';

/** Code units and lines shown at once: whatever can be written here, and little more. */
const mostUnits = 6_000;
const mostLines = 150;

/** @returns the text itself, or the beginning of one that would take too much room. */
export function openingOf(text: string): string {
  const cut = cutText(text, mostUnits);
  let end = -1;
  for (let line = 0; line < mostLines; line += 1) {
    end = cut.indexOf('\n', end + 1);
    if (end < 0) return cut;
  }
  return cut.slice(0, end);
}
