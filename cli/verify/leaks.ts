import type { Brand } from '../../app/brand/brand.ts';
import type { FeatureId } from '../../app/brand/features.ts';

/** A text that must not occur in a site, with what it would give away. */
export type ForbiddenText = { text: string; of: string };

/** The mark every feature module carries in its `id`. */
export function featureMark(id: FeatureId): string {
  return `feature/${id}`;
}

/**
 * Texts of a left-out feature's namespace that occur in no kept namespace, not even as part of a text:
 * finding one in a site means the feature was not cut out whole.
 */
export function namespaceTexts(dropped: unknown, kept: readonly unknown[]): string[] {
  const allowed = kept.flatMap(stringsIn).join('\n');
  return stringsIn(dropped).filter((text) => text.length >= 8 && !allowed.includes(text));
}

/**
 * Names of a left-out feature's errors, as its calls declare them: finding one in a site means the
 * code of its calls was not cut out whole.
 * @param errors sentences by name, as the feature's texts have them
 * @param kept what the kept namespaces hold: a key of theirs proves nothing
 */
export function errorNames(errors: unknown, kept: readonly unknown[]): string[] {
  const allowed = new Set(kept.flatMap(keysIn));
  return keysIn(errors).filter((name) => name.length >= 8 && !allowed.has(name));
}

function keysIn(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
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

/** Looks for many texts at once; made once, asked for every file. */
export type Search = (text: string) => ForbiddenText[];

const word = /[\p{L}\p{N}_]+/gu;

/**
 * A search for forbidden texts as whole words. Its cost grows with the text and not with the number
 * of forbidden texts: each word is looked up among the first words of all of them. Scripts that put
 * no space between words have no whole words: there the text is looked for anywhere.
 */
export function makeSearch(forbidden: readonly ForbiddenText[]): Search {
  const byFirstWord = new Map<string, ForbiddenText[]>();
  const anywhere: ForbiddenText[] = [];
  for (const one of forbidden) {
    const first = one.text.match(word)?.[0] ?? '';
    if (!/^\p{ASCII}+$/u.test(first)) anywhere.push(one);
    else byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), one]);
  }
  return (text) => {
    const found = new Set(anywhere.filter((one) => text.includes(one.text)));
    for (const { 0: at, index } of text.matchAll(word)) {
      for (const one of byFirstWord.get(at) ?? []) {
        const start = index - one.text.indexOf(at);
        if (text.startsWith(one.text, start) && endsWord(text, start + one.text.length))
          found.add(one);
      }
    }
    return [...found];
  };
}

const wordCharacter = /[\p{L}\p{N}_]/u;

function endsWord(text: string, end: number): boolean {
  return !wordCharacter.test(text[end - 1] ?? '') || !wordCharacter.test(text[end] ?? '');
}
