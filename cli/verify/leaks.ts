import type { Brand } from '../../app/brand/brand.ts';
import type { FeatureId } from '../../app/brand/features.ts';

/** A text that must not occur in a site, with what it would give away. */
export type ForbiddenText = { text: string; of: string };

/** The mark every feature module carries in its `id`. */
export function featureMark(id: FeatureId): string {
  return `feature/${id}`;
}

/**
 * Texts of a left-out feature's namespace that no kept namespace contains:
 * finding one in a site means the feature was not cut out whole.
 */
export function namespaceTexts(dropped: unknown, kept: readonly unknown[]): string[] {
  const allowed = new Set(kept.flatMap(stringsIn));
  return stringsIn(dropped).filter((text) => text.length >= 8 && !allowed.has(text));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

/**
 * What identifies one brand: keys, hosts, names. Short or ordinary texts are left out, since a hit
 * on them would prove nothing.
 */
export function brandMarks(brand: Brand): string[] {
  const hosts = [brand.origin, ...brand.lines.api, brand.lines.im, ...brand.lines.codeUrls]
    .filter((line) => /^\w+:\/\//.test(line))
    .map((line) => new URL(line).hostname);
  const names = [...Object.values(brand.name), ...Object.values(brand.description)];
  const marks = [brand.combineId, ...hosts, ...brand.lines.publicKeys, ...names];
  return [...new Set(marks)].filter((mark) => mark.length >= 5 || /[^\p{ASCII}]{2}/u.test(mark));
}

/**
 * @param neutral texts of the product itself; a brand called like one of its words cannot be told from it.
 * @returns the marks of other brands that this brand does not share with them.
 */
export function foreignMarks(
  brand: Brand,
  all: readonly Brand[],
  neutral: string,
): ForbiddenText[] {
  const ownText = JSON.stringify(brand);
  return all
    .filter((other) => other.id !== brand.id)
    .flatMap((other) => brandMarks(other).map((text) => ({ text, of: `the brand ${other.id}` })))
    .filter(({ text }) => !ownText.includes(text) && !neutral.includes(text));
}

/** Forbidden texts found as whole words in a text. */
export function findForbidden(text: string, forbidden: readonly ForbiddenText[]): ForbiddenText[] {
  return forbidden.filter((one) => containsWord(text, one.text));
}

const wordCharacter = /[\p{L}\p{N}_]/u;

function containsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const before = text[at - 1];
    const after = text[at + word.length];
    const open =
      before === undefined || !wordCharacter.test(before) || !wordCharacter.test(word[0] ?? '');
    const close =
      after === undefined || !wordCharacter.test(after) || !wordCharacter.test(word.at(-1) ?? '');
    if (open && close) return true;
  }
  return false;
}
