/**
 * Breaks a text into lines no wider than `width`. Words stay whole where they fit; Han characters
 * and addresses break anywhere.
 * @param measure width of a text, in the unit of `width`
 * @param maxLines what does not fit ends in `…`
 */
export function wrapText(
  text: string,
  width: number,
  measure: (text: string) => number,
  maxLines: number,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text, width, measure)) {
    const longer = line + piece;
    if (line.trim() === '' || measure(longer.trimEnd()) <= width) {
      line = line === '' ? piece.trimStart() : longer;
      continue;
    }
    lines.push(line.trimEnd());
    line = piece.trimStart();
  }
  if (line.trim()) lines.push(line.trimEnd());
  if (lines.length <= maxLines) return lines;
  const kept = lines.slice(0, maxLines);
  kept[maxLines - 1] = shorten(kept[maxLines - 1] ?? '', width, measure);
  return kept;
}

// A closing mark stays with the character before it: no line may begin with one.
const pieces = /\p{Script=Han}[\p{Pe}\p{Pf}、，。．！？：；…％]*|[^\s\p{Script=Han}]+\s*|\s+/gu;

function piecesOf(text: string, width: number, measure: (text: string) => number): string[] {
  const words = text.match(pieces) ?? [];
  return words.flatMap((word) => (measure(word.trimEnd()) <= width ? [word] : [...word]));
}

function shorten(line: string, width: number, measure: (text: string) => number): string {
  const characters = [...line];
  while (characters.length > 0 && measure(`${characters.join('')}…`) > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
