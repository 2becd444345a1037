import { calmText } from './calmText.ts';

// Reversing, invisible and control characters; line breaks and tabs are dealt with apart.
const disguises = /[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** Code units looked at for each character shown: the others would be cut off in any case. */
const unitsPerCharacter = 20;

/** @returns the text as plain words: at most `max` characters, without characters that disguise. */
export function plainWords(text: string, max: number): string {
  const words = cutText(text, max * unitsPerCharacter)
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(/\t/g, ' ').replace(disguises, '').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const characters = [...calmText(words)];
  return characters.length > max
    ? `${characters.slice(0, max - 1).join('')}…`
    : characters.join('');
}

/** @returns the text on one line. */
export function plainLine(text: string, max: number): string {
  return plainWords(cutText(text, max * unitsPerCharacter).replace(/\s+/g, ' '), max);
}

/** @returns the text's first `max` code units, without half a character at the end. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const last = text.charCodeAt(max - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? max - 1 : max);
}
