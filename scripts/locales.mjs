// Checks the texts of every language against the English ones, and that the code asks for each; with `--written`,
// that no text still waits to be written.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { styleFaults } from './localeStyle.mjs';
import { isStandIn, placeholders, pluralBase } from './localeText.mjs';
import { localeTypeProblems } from './localeTypes.mjs';
import { codeProblems, readCode, wordsOf } from './localeUse.mjs';

/** @typedef {import('./localeText.mjs').Texts} Texts */

export const localeNames = ['zh-CN', 'zh-HANT', 'en-US', 'ms-MY', 'vi-VN', 'es-ES'];
const english = 'en-US';

/**
 * @param {string} folder the app: `locales/<locale>/<namespace>.json` and the code that shows them
 * @returns {{ texts: number, problems: string[], unwritten: string[] }} texts read, one sentence per problem,
 * and the files in which texts are still to be written
 */
export function checkLocales(folder) {
  /** @type {string[]} */
  const problems = [];
  const home = join(folder, 'locales');
  const namespaces = jsonFiles(join(home, english));
  if (namespaces.length === 0) problems.push(`${name(folder, join(home, english))} has no texts.`);
  for (const entry of subfolders(home)) {
    if (!localeNames.includes(entry))
      problems.push(`${name(folder, join(home, entry))} is no language of the app.`);
  }
  const words = wordsOf(readCode(folder));
  let texts = 0;
  /** @type {string[]} */
  const unwritten = [];
  for (const namespace of namespaces) {
    const reference = readTexts(folder, join(home, english, namespace), problems);
    if (!reference) continue;
    const keys = new Set(Object.keys(reference).map((key) => pluralBase(key, reference) ?? key));
    for (const problem of codeProblems(basename(namespace, '.json'), keys, words)) {
      problems.push(`${name(folder, join(home, english, namespace))}: ${problem}.`);
    }
    for (const locale of localeNames) {
      const file = join(home, locale, namespace);
      if (!existsSync(file)) {
        problems.push(`${name(folder, file)} is missing: translate it from ${english}.`);
        continue;
      }
      const own = locale === english ? reference : readTexts(folder, file, problems);
      if (!own) continue;
      texts += Object.keys(own).length;
      if (Object.values(own).some(isStandIn)) unwritten.push(name(folder, file));
      for (const problem of textProblems(locale, own, reference)) {
        problems.push(`${name(folder, file)}: ${problem}.`);
      }
    }
  }
  for (const locale of localeNames) {
    for (const file of jsonFiles(join(home, locale)).filter((one) => !namespaces.includes(one))) {
      problems.push(`${name(folder, join(home, locale, file))} has no ${english} file beside it.`);
    }
  }
  return { texts, problems, unwritten };
}

/** @param {string} folder @param {string} file */
function name(folder, file) {
  return join(basename(resolve(folder)), relative(folder, file)).replaceAll('\\', '/');
}

/** @param {string} folder @returns {string[]} */
function jsonFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort();
}

/** @param {string} folder @returns {string[]} */
function subfolders(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

/** @param {string} folder @param {string} file @param {string[]} problems @returns {Texts | null} */
function readTexts(folder, file, problems) {
  const content = readFileSync(file, 'utf8');
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(content);
  } catch (error) {
    problems.push(
      `${name(folder, file)} is not JSON: ${error instanceof Error ? error.message : error}`,
    );
    return null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    problems.push(`${name(folder, file)} is no object of texts.`);
    return null;
  }
  const written = [...content.matchAll(/^\s*"((?:[^"\\]|\\.)*)"\s*:/gmu)].map((match) => match[1]);
  for (const key of new Set(written.filter((one, at) => written.indexOf(one) !== at))) {
    problems.push(`${name(folder, file)}: "${key}" is written twice.`);
  }
  return /** @type {Texts} */ (value);
}

/**
 * Keys a language must have: English's own, with each plural in the forms of that language.
 * @param {string} locale @param {Texts} reference
 */
function wantedKeys(locale, reference) {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const keys = Object.keys(reference).flatMap((key) => {
    const base = pluralBase(key, reference);
    return base === null ? [key] : pluralCategories.map((category) => `${base}_${category}`);
  });
  return new Set(keys);
}

/** @param {string} locale @param {Texts} own @param {Texts} reference @returns {string[]} */
function textProblems(locale, own, reference) {
  const wanted = wantedKeys(locale, reference);
  const problems = [...wanted]
    .filter((key) => !Object.hasOwn(own, key))
    .map((key) => `"${key}" is missing`);
  for (const [key, text] of Object.entries(own)) {
    const base = pluralBase(key, reference);
    if (!wanted.has(key)) {
      const reason =
        base === null ? `${english} has no such key` : `${locale} has no such plural form`;
      problems.push(`"${key}" is not wanted: ${reason}`);
      continue;
    }
    const original = reference[key] ?? reference[`${base}_other`];
    if (typeof text !== 'string' || text.trim() === '') {
      problems.push(`"${key}" has no text`);
    } else if (typeof original === 'string') {
      const isOne = base !== null && key.endsWith('_one');
      const faults = [
        ...markupFaults(text, String(reference[`${base}_other`] ?? original), isOne),
        ...styleFaults({ locale, key, text, english: original }),
      ];
      problems.push(...faults.map((fault) => `"${key}" ${fault}`));
    }
  }
  return problems;
}

/**
 * @param {string} text @param {string} original
 * @param {boolean} isOne a form for exactly one may leave its count out
 */
function markupFaults(text, original, isOne) {
  const faults = [];
  const holes = placeholders(text);
  const mayLackCount = isOne && !holes.includes('count');
  const wantedHoles = placeholders(original).filter((hole) => !(mayLackCount && hole === 'count'));
  if (holes.join() !== wantedHoles.join()) {
    faults.push(
      `has the placeholders (${holes.join(', ')}) instead of (${wantedHoles.join(', ')})`,
    );
  }
  const [tags, wantedTags] = [tagsOf(text), tagsOf(original)];
  if ([...tags].sort().join() !== [...wantedTags].sort().join()) {
    faults.push(
      `has the tags ${tags.join('') || 'none'} instead of ${wantedTags.join('') || 'none'}`,
    );
  } else if (!isNested(tags)) faults.push(`has tags that do not close in turn: ${tags.join('')}`);
  if (/[{}]/u.test(text.replace(/\{\{[^{}]*\}\}/gu, ''))) faults.push('has a brace outside {{ }}');
  return faults;
}

/** @param {string} text @returns {string[]} */
function tagsOf(text) {
  return text.match(/<\/?\w+\s*\/?>/gu) ?? [];
}

/** @param {string[]} tags */
function isNested(tags) {
  /** @type {string[]} */
  const open = [];
  for (const tag of tags) {
    if (tag.endsWith('/>')) continue;
    if (!tag.startsWith('</')) open.push(tag.slice(1, -1));
    else if (open.pop() !== tag.slice(2, -1)) return false;
  }
  return open.length === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { positionals, values } = parseArgs({
    options: { written: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const folder = resolve(positionals[0] ?? fileURLToPath(new URL('../app', import.meta.url)));
  const { texts, problems, unwritten } = checkLocales(folder);
  problems.push(...localeTypeProblems(folder));
  for (const problem of problems) console.error(problem);
  if (unwritten.length > 0) {
    const files = unwritten.join(', ');
    console.error(`Still to be written, before npm test passes: the texts in ⟨ ⟩ in ${files}.`);
  }
  if (problems.length > 0 || (values.written && unwritten.length > 0)) process.exitCode = 1;
  else console.log(`${texts} texts in ${localeNames.length} languages agree.`);
}
