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
 * Keys that no code mentions as a quoted word. The compiler finds those that are asked for and absent.
 * @param {string} namespace `<area>.<part>`
 * @param {ReadonlySet<string>} keys the namespace's keys, plurals without their suffix
 * @param {ReadonlyMap<string, string>} code
 * @returns {string[]} what is wrong, without the final stop
 */
export function codeProblems(namespace, keys, code) {
  const [area = ''] = namespace.split('.');
  const own = [...code]
    .filter(([path]) => path.startsWith(`features/${area}/`))
    .map(([, text]) => text);
  // Keys of sentences for errors are the names the contract declares; a test compares the two.
  if (namespace.endsWith('.errors')) return [];
  // A feature's texts are the business of its own folder, of parts, and of the words its contract
  // declares (the reasons of a refusal, say); the others' of everybody.
  const shared = [...code]
    .filter(([path]) => path.startsWith('parts/') || path.startsWith(`contract/${area}/`))
    .map(([, text]) => text);
  const readers = own.length > 0 ? [...own, ...shared] : [...code.values()];
  const asked = new Set(readers.flatMap(quotedWords));
  return [...keys].filter((key) => !asked.has(key)).map((key) => `no code mentions "${key}"`);
}

/** @param {string} text */
function quotedWords(text) {
  return [...text.matchAll(/(['"`])(?:[\w.-]+:)?([\w-]+)\1/gu)].map((match) => match[2] ?? '');
}
