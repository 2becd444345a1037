// Writes the types of the texts, `app/locales/texts.ts`, from the English files.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { placeholders, pluralBase } from './localeText.mjs';

const command = 'npm run locale-types';

/**
 * @param {string} folder the app
 * @returns {string} the module that names every text and the values that stand in its gaps
 */
export function localeTypes(folder) {
  const home = join(folder, 'locales/en-US');
  const files = readdirSync(home).filter((file) => file.endsWith('.json'));
  const blocks = files.sort().flatMap((file) => {
    const texts = JSON.parse(readFileSync(join(home, file), 'utf8'));
    const lines = [...gapsByKey(texts)].map(
      ([key, gaps]) => `    ${property(key)}: ${type(gaps)};`,
    );
    const name = `  ${property(basename(file, '.json'))}:`;
    return lines.length > 0 ? [`${name} {`, ...lines, '  };'] : [`${name} {};`];
  });
  return [
    `// Written by \`${command}\` from the English texts.`,
    '',
    '/** A text without gaps. */',
    'type Plain = null;',
    '',
    '/** What stands in a gap. */',
    'type Value = string | number;',
    '',
    '/** Every text by namespace and key, a plural without its suffix, with the values of its gaps. */',
    'export interface Texts {',
    ...blocks,
    '}',
    '',
  ].join('\n');
}

/** @param {string} folder the app */
export function writeLocaleTypes(folder) {
  writeFileSync(join(folder, 'locales/texts.ts'), localeTypes(folder));
}

/**
 * @param {string} folder the app
 * @returns {string[]} what is wrong, one sentence each
 */
export function localeTypeProblems(folder) {
  const file = join(folder, 'locales/texts.ts');
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (written === localeTypes(folder)) return [];
  return [`app/locales/texts.ts does not fit the English texts: run ${command}.`];
}

/**
 * @param {import('./localeText.mjs').Texts} texts
 * @returns {Map<string, Set<string>>} names of the values each text needs; a plural needs its count
 */
function gapsByKey(texts) {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  for (const [key, text] of Object.entries(texts)) {
    const base = pluralBase(key, texts);
    const gaps = [...(base === null ? [] : ['count']), ...placeholders(String(text))];
    const name = base ?? key;
    found.set(name, new Set([...(found.get(name) ?? []), ...gaps]));
  }
  return found;
}

/** @param {Set<string>} gaps */
function type(gaps) {
  if (gaps.size === 0) return 'Plain';
  const values = [...gaps].sort().map((gap) => `${gap}: ${gap === 'count' ? 'number' : 'Value'}`);
  return `{ ${values.join('; ')} }`;
}

/** @param {string} name */
function property(name) {
  return /^[A-Za-z_$][\w$]*$/u.test(name) ? name : `'${name}'`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = resolve(process.argv[2] ?? fileURLToPath(new URL('../app', import.meta.url)));
  writeLocaleTypes(folder);
}
