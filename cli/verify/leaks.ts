import type { Brand } from '../../app/brand/brand.ts';
import type { FeatureId } from '../../app/brand/features.ts';

/** A text that must not occur in a site, with what it would give away. */
export type ForbiddenText = { text: string; of: string };

/**
 * What names a feature wherever it is: the mark that its module carries in its `id`, and the id itself
 * where it is no ordinary word, such as in a table of all features.
 */
export function featureMarks(id: FeatureId): string[] {
  const mark = `feature/${id}`;
  return id.includes('-') ? [mark, id] : [mark];
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
  const keys = [...brand.lines.publicKeys, ...brand.recordKeys];
  const marks = [brand.combineId, ...hosts, ...keys, ...names];
  return [...new Set(marks)].filter((mark) => mark.length >= 5 || /[^\p{ASCII}]{2}/u.test(mark));
}

/**
 * Makes the search for marks of other brands, once for all brands of a build.
 * @param neutral texts of the product itself; a brand called like one of its words cannot be told from it.
 * @returns for a brand, the search for marks that others have and it does not share with them.
 */
export function foreignSearch(all: readonly Brand[], neutral: string): (brand: Brand) => Search {
  const owners = new Map<ForbiddenText, string>();
  for (const brand of all) {
    for (const text of brandMarks(brand)) {
      if (!neutral.includes(text)) owners.set({ text, of: `the brand ${brand.id}` }, brand.id);
    }
  }
  const search = makeSearch([...owners.keys()]);
  return (brand) => {
    const ownText = JSON.stringify(brand);
    return (text) =>
      search(text).filter((one) => owners.get(one) !== brand.id && !ownText.includes(one.text));
  };
}

/** Looks for many texts at once; made once, asked for every file. */
export type Search = (text: string) => ForbiddenText[];

const word = /[\p{L}\p{N}_]+/gu;
/** As much of a word as is ASCII; three times as fast to find as whole words. */
const asciiRun = /\w+/g;
const beyondAscii = /[^\p{ASCII}]/gu;

/** Forbidden texts by the word or letter that they are found by; then by its place in them and their length. */
type Anchored = Map<string, Map<string, Bucket>>;
type Bucket = { before: number; length: number; byText: Map<string, ForbiddenText[]> };

/**
 * A search for forbidden texts as whole words. Its cost grows with the text and not with the number
 * of forbidden texts: each word is looked up among the first words of all of them. Scripts that put
 * no space between words have no whole words: there the text is looked for anywhere, by its first
 * letter beyond ASCII.
 */
export function makeSearch(forbidden: readonly ForbiddenText[]): Search {
  const byWord: Anchored = new Map();
  const byLetter: Anchored = new Map();
  const others: ForbiddenText[] = [];
  for (const one of forbidden) {
    const first = one.text.match(word)?.[0] ?? '';
    const letter = one.text.match(beyondAscii)?.[0];
    if (/^\p{ASCII}+$/u.test(first)) addAnchored(byWord, first, one);
    else if (letter !== undefined) addAnchored(byLetter, letter, one);
    else others.push(one);
  }
  return (text) => {
    const found = new Set(others.filter((one) => text.includes(one.text)));
    for (const { 0: at, index } of text.matchAll(asciiRun)) {
      if (!byWord.has(at) || !isWholeWord(text, index, at.length)) continue;
      for (const one of textsAt(byWord, at, text, index)) {
        if (endsWord(text, index - one.text.indexOf(at) + one.text.length)) found.add(one);
      }
    }
    if (byLetter.size === 0) return [...found];
    for (const { 0: at, index } of text.matchAll(beyondAscii)) {
      for (const one of textsAt(byLetter, at, text, index)) found.add(one);
    }
    return [...found];
  };
}

function addAnchored(anchored: Anchored, anchor: string, one: ForbiddenText): void {
  const before = one.text.indexOf(anchor);
  const { length } = one.text;
  const buckets = anchored.get(anchor) ?? new Map<string, Bucket>();
  anchored.set(anchor, buckets);
  const key = `${before} ${length}`;
  const bucket = buckets.get(key) ?? { before, length, byText: new Map() };
  buckets.set(key, bucket);
  const same = bucket.byText.get(one.text);
  if (same) same.push(one);
  else bucket.byText.set(one.text, [one]);
}

/** @returns forbidden texts whose anchor stands at this index of the text, which they continue. */
function textsAt(anchored: Anchored, anchor: string, text: string, index: number): ForbiddenText[] {
  const buckets = anchored.get(anchor);
  if (!buckets) return [];
  return [...buckets.values()].flatMap(({ before, length, byText }) => {
    const start = index - before;
    return start < 0 ? [] : (byText.get(text.slice(start, start + length)) ?? []);
  });
}

/** Whether no letter or digit of another script touches a run of ASCII letters. */
function isWholeWord(text: string, index: number, length: number): boolean {
  const before = [...text.slice(Math.max(0, index - 2), index)].at(-1) ?? '';
  const after = String.fromCodePoint(text.codePointAt(index + length) ?? 0);
  return !wordCharacter.test(before) && !wordCharacter.test(after);
}

const wordCharacter = /[\p{L}\p{N}_]/u;

function endsWord(text: string, end: number): boolean {
  return !wordCharacter.test(text[end - 1] ?? '') || !wordCharacter.test(text[end] ?? '');
}
