// Which texts the code asks for.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {string} folder
 * @returns {Map<string, string>} the app's source files by path below it, without tests and texts
 */
export function readCode(folder) {
  /** @type {Map<string, string>} */
  const code = new Map();
  /** @param {string} path */
  const visit = (path) => {
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
      const below = path === '' ? entry.name : `${path}/${entry.name}`;
      if (entry.isDirectory()) {
        if (below !== 'locales' && entry.name !== 'node_modules') visit(below);
      } else if (/(?<!\.test|\.d)\.tsx?$/u.test(entry.name)) {
        code.set(below, readFileSync(join(folder, below), 'utf8'));
      }
    }
  };
  if (existsSync(folder)) visit('');
  return code;
}

/**
 * @param {ReadonlyMap<string, string>} code
 * @returns {Map<string, ReadonlySet<string>>} the quoted words of each file, without the namespace before them
 */
export function wordsOf(code) {
  return new Map([...code].map(([path, text]) => [path, quotedWords(text)]));
}

/**
 * Keys that no code mentions as a quoted word. The compiler finds those that are asked for and absent.
 * @param {string} namespace `<area>.<part>`
 * @param {ReadonlySet<string>} keys the namespace's keys, plurals without their suffix
 * @param {ReadonlyMap<string, ReadonlySet<string>>} words of the code
 * @returns {string[]} what is wrong, without the final stop
 */
export function codeProblems(namespace, keys, words) {
  const [area = ''] = namespace.split('.');
  const own = [...words]
    .filter(([path]) => path.startsWith(`features/${area}/`))
    .map(([, asked]) => asked);
  // Keys of sentences for errors are the names the contract declares; a test compares the two.
  if (namespace.endsWith('.errors')) return [];
  // A feature's texts are the business of its own folder, of parts, and of the words its contract
  // declares (the reasons of a refusal, say); the others' of everybody.
  const shared = [...words]
    .filter(([path]) => path.startsWith('parts/') || path.startsWith(`contract/${area}/`))
    .map(([, asked]) => asked);
  const readers = own.length > 0 ? [...own, ...shared] : [...words.values()];
  const isAsked = (key) => readers.some((asked) => asked.has(key));
  return [...keys].filter((key) => !isAsked(key)).map((key) => `no code mentions "${key}"`);
}

/** @param {string} text */
function quotedWords(text) {
  const words = text.matchAll(/(['"`])(?:[\w.-]+:)?([\w-]+)\1/gu);
  return new Set([...words].map((match) => match[2] ?? ''));
}
