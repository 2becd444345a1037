import { splitGraphemes } from './graphemes.ts';
import { cutText } from './plainText.ts';

/** What the gateway takes at most; a character is a code unit. */
const most = { words: 20, characters: 1_000 } as const;

/** Part of a text; parts stand in the order of the text and together are all of it. */
export type MarkedPart = { text: string; isMatch: boolean };

/** Letters without marks and capitals. đ has no mark to lose; ς is how σ is written at the end of a word. */
export function folded(text: string): string {
  // ASCII has nothing to fold but capitals, most Chinese characters nothing at all.
  if (/^[\0-\x7f\u4e00-\u9fff]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll('ς', 'σ');
}

/** @returns the folded words of a query, for `matches`: no more than the gateway takes */
export function searchWordsOf(query: string): readonly string[] {
  return bounded(folded(query));
}

/** @returns the words of a query as they were written, for the gateway: no more than it takes */
export function writtenWordsOf(query: string): readonly string[] {
  return bounded(query);
}

/**
 * @param words as of `searchWordsOf`
 * @returns whether each of them is somewhere in the text, whatever its case and its marks
 */
export function matches(text: string, words: readonly string[]): boolean {
  const found = folded(text);
  return words.every((word) => found.includes(word));
}

/**
 * Finds the words in a text as it was written: whole characters, as a person sees them.
 * @param words as of `searchWordsOf`
 * @returns parts that are the text when put together; none for an empty text
 */
export function markMatches(text: string, words: readonly string[]): readonly MarkedPart[] {
  if (words.length === 0) return text === '' ? [] : [{ text, isMatch: false }];
  const characters = splitGraphemes(text);
  const isMarked = markedOf(characters, words);
  const parts: MarkedPart[] = [];
  for (const [index, character] of characters.entries()) {
    const isMatch = isMarked[index] === true;
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += character;
    else parts.push({ text: character, isMatch });
  }
  return parts;
}

/**
 * @param words as of `searchWordsOf`
 * @param longest characters as a person sees them, with the marks of what was cut
 * @returns one line of the text around the first of the words, with … where it was cut
 */
export function snippetOf(text: string, words: readonly string[], longest: number): string {
  const characters = splitGraphemes(text.replace(/\s+/gu, ' ').trim());
  if (characters.length <= longest) return characters.join('');
  const first = Math.max(0, markedOf(characters, words).indexOf(true));
  const room = Math.max(1, longest - 2);
  // A third of the line leads up to the word; the end of a text is not shorter for it.
  const wanted = first - Math.floor(room / 3);
  const from = Math.max(0, Math.min(wanted, characters.length - room));
  const shown = characters.slice(from, from + room).join('');
  return `${from > 0 ? '…' : ''}${shown}${from + room < characters.length ? '…' : ''}`;
}

/** @returns of each character, whether it is of one of the words */
function markedOf(characters: readonly string[], words: readonly string[]): boolean[] {
  // A text is folded character by character: each place of the folded text is of one of them.
  const owners: number[] = [];
  let text = '';
  for (const [index, character] of characters.entries()) {
    const part = folded(character);
    text += part;
    for (let unit = 0; unit < part.length; unit += 1) owners.push(index);
  }
  const marked = characters.map(() => false);
  for (const word of words) {
    if (word === '') continue;
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      const end = owners[at + word.length - 1] ?? 0;
      for (let index = owners[at] ?? 0; index <= end; index += 1) marked[index] = true;
    }
  }
  return marked;
}

function bounded(text: string): readonly string[] {
  const words: string[] = [];
  let room: number = most.characters;
  for (const word of new Set(text.split(/\s+/u))) {
    const taken = cutText(word, room);
    if (taken === '') continue;
    if (words.length === most.words) break;
    words.push(taken);
    room -= taken.length;
    if (room <= 0) break;
  }
  return words;
}
