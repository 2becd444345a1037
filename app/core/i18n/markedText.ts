/** A piece of a sentence; `mark` names the part that becomes a link or the like. */
export type TextPiece = { text: string; mark: string | null };

/**
 * Splits a sentence with marked parts, such as `Read the <terms>terms</terms>.`, so that a sentence
 * stays one text for the translator. A mark that is not closed is plain text.
 */
export function markedText(sentence: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of sentence.matchAll(/<(\w+)>([^<]*)<\/\1>/g)) {
    const [whole, mark = '', text = ''] = match;
    if (match.index > end) pieces.push({ text: sentence.slice(end, match.index), mark: null });
    pieces.push({ text, mark });
    end = match.index + whole.length;
  }
  if (end < sentence.length) pieces.push({ text: sentence.slice(end), mark: null });
  return pieces;
}
