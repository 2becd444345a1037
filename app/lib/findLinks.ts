import { maxAddressLength, parseWebAddress, type WebAddress } from './webAddress.ts';

export type FoundLink = {
  /** Where it stands in the text, in UTF-16 units; `end` is the first unit after it. */
  start: number;
  end: number;
  /** What it opens, checked. */
  address: WebAddress;
  /** As it is written, but for a host that could pass for another: that has its ASCII form. */
  shown: string;
};

/** Code units in which links may begin. */
const mostUnits = 20_000;

/** Links of one text; those after them stay words. */
const mostLinks = 100;

/** Addresses of one text that are looked at, links or not. */
const mostTries = 1_000;

const beginning = /https:\/\/|www\./gi;

/** Scripts that put no space between an address and the word before or after it. */
const unspaced = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\p{sc=Thai}';
const isUnspaced = new RegExp(`[${unspaced}]`, 'u');

/** Part of a word, of a longer address, or of a disguise. */
const joined = /[\p{L}\p{M}\p{N}\p{Cf}_@/\\.%&=#-]$/u;

/** What no address holds as it is written: white space, quotes, and punctuation beyond ASCII. */
const ending = /[\s<>"`{}|^]|(?![ -~])[\p{P}\p{S}]|[\uFF00-\uFFEF]/u;

/** Where such a script may go on with an address that began in another. */
const mayFollow = /[/=#?&+_.-]/;

/**
 * Finds what can be opened in a text of somebody: `https://…` and `www.…`, as `parseWebAddress` lets it
 * through. Punctuation and brackets around an address are no part of it, nor is the Chinese, Japanese,
 * Korean or Thai word that it runs into.
 * @returns from first to last; they neither touch nor overlap
 */
export function findLinks(text: string): FoundLink[] {
  const links: FoundLink[] = [];
  beginning.lastIndex = 0;
  for (let tries = 0; tries < mostTries && links.length < mostLinks; tries += 1) {
    const begins = beginning.exec(text);
    if (!begins || begins.index > mostUnits) break;
    const start = begins.index;
    if (isJoined(text, start)) continue;
    const run = addressIn(text, start);
    const found = run.length > maxAddressLength ? null : checked(run);
    // What holds no address as a whole holds none in its middle.
    beginning.lastIndex = Math.max(start + run.length, beginning.lastIndex);
    if (!found) continue;
    const shown = withShownHost(run, found.hostShown);
    links.push({ start, end: start + run.length, address: found, shown });
  }
  return links;
}

function isJoined(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 2), start);
  return joined.test(before) && !isUnspaced.test(before.slice(-1));
}

/** @returns what is written without a break from here on, at most a little more than what can be opened */
function addressIn(text: string, start: number): string {
  const most = text.slice(start, start + maxAddressLength + 1);
  let end = 0;
  let last = '';
  for (const character of most) {
    if (ending.test(character)) break;
    if (isUnspaced.test(character) && !isUnspaced.test(last) && !mayFollow.test(last)) break;
    end += character.length;
    last = character;
  }
  return withoutTrail(most.slice(0, end));
}

const trail = /[.,;:!?'*~]/;
const pairs: Readonly<Record<string, string>> = { ')': '(', ']': '[' };

/** Leaves out the punctuation of the sentence around it, and a bracket that opened before it. */
function withoutTrail(run: string): string {
  /** How many brackets of each kind are closed that were not opened. */
  const extra: Record<string, number> = { ')': 0, ']': 0 };
  for (const [close, open] of Object.entries(pairs)) {
    for (const character of run) {
      if (character === close) extra[close] = (extra[close] ?? 0) + 1;
      else if (character === open) extra[close] = (extra[close] ?? 0) - 1;
    }
  }
  let end = run.length;
  for (; end > 0; end -= 1) {
    const last = run.charAt(end - 1);
    const surplus = extra[last];
    if (surplus !== undefined && surplus > 0) extra[last] = surplus - 1;
    else if (!trail.test(last)) break;
  }
  return run.slice(0, end);
}

function checked(run: string): WebAddress | null {
  const isBare = /^www\./i.test(run);
  // What a sentence could end with: "www.x" alone names no site.
  if (isBare && !/^www\.[^./?#:]+\./i.test(run)) return null;
  const address = parseWebAddress(isBare ? `https://${run}` : run);
  // A host without a name for a zone, or with one of digits, is nothing anybody types.
  return address.ok && /\.(?:[a-z]{2,}|xn--[a-z0-9-]+)(?::\d+)?$/.test(address.host)
    ? address
    : null;
}

function withShownHost(run: string, host: string): string {
  const [before = ''] = /^(?:https:\/\/)?/i.exec(run) ?? [];
  const [written = ''] = run.slice(before.length).split(/[/?#]/, 1);
  const isAsShown = written.toLowerCase().normalize('NFC').replace(/:443$/, '') === host;
  return isAsShown ? run : before + host + run.slice(before.length + written.length);
}
