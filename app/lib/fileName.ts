import { splitGraphemes } from './graphemes.ts';
import { plainLine } from './plainText.ts';

/** Characters of a name that systems keep. */
const longestKept = 120;
/** Longer ones are no endings. */
const longestEnding = 10;
/** What stands for something else where files are kept. */
const reserved = /[\\/:*?"<>|]/g;

/**
 * A name somebody else gave a file, as one it can be kept under here: on one line, without characters
 * that disguise, and naming no folder.
 * @param otherwise the name of a file that has none
 */
export function safeFileName(name: string, otherwise: string): string {
  // Dots in front hide a file, and those behind are dropped by some systems.
  const safe = plainLine(name, 1_000)
    .replace(reserved, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return safe === '' ? otherwise : middleCut(safe, longestKept);
}

/** @returns the ending of a file name with its dot, such as ".pdf"; '' where it has none */
export function endingOf(name: string): string {
  const at = name.lastIndexOf('.');
  const ending = at > 0 ? name.slice(at) : '';
  return ending.length > 1 && ending.length <= longestEnding && !/\s/.test(ending) ? ending : '';
}

/**
 * Cuts a name in its middle, so that its ending stays.
 * @param max characters, as a person counts them; 16 or more
 */
export function middleCut(name: string, max: number): string {
  const characters = splitGraphemes(name);
  if (characters.length <= max) return name;
  const ending = splitGraphemes(endingOf(name)).length;
  const kept = max - 1;
  const tail = Math.min(kept, ending + Math.floor((kept - ending) / 3));
  const head = characters.slice(0, kept - tail);
  return `${head.join('')}…${characters.slice(characters.length - tail).join('')}`;
}
