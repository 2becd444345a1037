// Writes the types of the texts, `app/locales/i18next.d.ts`, from the English files.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const command = 'npm run locale-types';

/**
 * @param {string} folder the app
 * @returns {string} the module that tells i18next every namespace with its keys
 */
export function localeTypes(folder) {
  // In the order in which the formatter sorts imports: a dot comes before a hyphen.
  const files = readdirSync(join(folder, 'locales/en-US'))
    .filter((file) => file.endsWith('.json'))
    .sort((one, other) => (one.replaceAll('.', '!') < other.replaceAll('.', '!') ? -1 : 1));
  const names = files.map((file) => basename(file, '.json'));
  return [
    `// Written by \`${command}\` from the English texts.`,
    ...files.map(
      (file) => `import type ${identifier(basename(file, '.json'))} from './en-US/${file}';`,
    ),
    '',
    "declare module 'i18next' {",
    '  interface CustomTypeOptions {',
    "    defaultNS: 'shell.frame';",
    "    fallbackNS: 'common';",
    '    resources: {',
    ...names.map((name) => `      ${property(name)}: typeof ${identifier(name)};`),
    '    };',
    '  }',
    '}',
    '',
  ].join('\n');
}

/**
 * @param {string} folder the app
 * @returns {string[]} what is wrong, one sentence each
 */
export function localeTypeProblems(folder) {
  const file = join(folder, 'locales/i18next.d.ts');
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (written === localeTypes(folder)) return [];
  return [`app/locales/i18next.d.ts does not fit the English texts: run ${command}.`];
}

/** @param {string} name a namespace, as `account.mine` */
function identifier(name) {
  return name.replace(/[.-](\w)/gu, (_, letter) => letter.toUpperCase());
}

/** @param {string} name */
function property(name) {
  return /^\w+$/u.test(name) ? name : `'${name}'`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = resolve(process.argv[2] ?? fileURLToPath(new URL('../app', import.meta.url)));
  writeFileSync(join(folder, 'locales/i18next.d.ts'), localeTypes(folder));
}
