// Reversing, invisible and control characters; line breaks and tabs are dealt with apart.
const disguises = /[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** @returns the text as plain words: at most `max` characters, without characters that disguise. */
export function plainWords(text: string, max: number): string {
  const words = text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(/\t/g, ' ').replace(disguises, '').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const characters = [...words];
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : words;
}

/** @returns the text on one line. */
export function plainLine(text: string, max: number): string {
  return plainWords(text.replace(/\s+/g, ' '), max);
}
