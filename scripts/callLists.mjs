// Writes the lists of the calls, of their handlers and of their cases from the files that declare, handle and
// try each call. `--check` writes nothing and says what is stale.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const command = 'npm run call-lists';
const head = `// Written by \`${command}\` from the files it imports.`;

/** @typedef {{ domain: string, verb: string }} CallFile the file `<domain>/<verb>.ts` of one call */
/** @typedef {{ file: string, table: string, text: string }} CaseFile a file below the cases, and its table */

/**
 * @param {string} root folder of the project
 * @returns {Record<string, string>} the text of each list, by its path below the root
 */
export function callLists(root) {
  const calls = callFiles(root);
  return {
    'app/contract/calls.ts': listOfCalls(calls, errorDomains(root)),
    'sandbox/calls/handlers.ts': listOfHandlers(calls),
    'tests/contract/cases/allCases.ts': listOfCases(caseFiles(root)),
  };
}

/** @param {string} root folder of the project */
export function writeCallLists(root) {
  for (const [file, text] of Object.entries(callLists(root))) writeFileSync(join(root, file), text);
}

/**
 * @param {string} root folder of the project
 * @returns {string[]} what is absent, misplaced or stale, one sentence each
 */
export function callListProblems(root) {
  const problems = [
    ...callFiles(root).flatMap((call) => callProblems(root, call)),
    ...strayProblems(root),
  ];
  for (const [file, text] of Object.entries(callLists(root))) {
    if (textOf(join(root, file)) !== text)
      problems.push(`${file} does not fit the files of the calls: run ${command}.`);
  }
  return problems;
}

/** @param {string} root @param {CallFile} call @returns {string[]} */
function callProblems(root, { domain, verb }) {
  const name = `${domain}.${verb}`;
  const declaration = textOf(join(root, `app/contract/${domain}/${verb}.ts`));
  const problems = [];
  const written = /\bname: '([^']*)'/.exec(declaration)?.[1] ?? name;
  if (written !== name) {
    problems.push(`app/contract/${domain}/${verb}.ts names its call ${written}, not ${name}.`);
  }
  if (!handles(root, domain, verb)) {
    const handler = `sandbox/calls/${domain}/${verb}.ts`;
    problems.push(`${name} has no handler: export ${handlerOf(verb)} from ${handler}.`);
  }
  if (!caseFiles(root).some(({ text }) => text.includes(`'${name}': {`))) {
    const { file } = casesOf(root, domain) ?? { file: `${domain}Cases.ts` };
    problems.push(`${name} has no cases: add them to tests/contract/cases/${file}.`);
  }
  return problems;
}

/**
 * @param {string} root folder of the project @param {string} domain
 * @returns {{ file: string, table: string } | null} below the cases, where those of a domain stand
 */
export function casesOf(root, domain) {
  const kin = caseFiles(root).filter(({ text }) => text.includes(`'${domain}.`));
  return kin.find(({ file }) => file === `${domain}Cases.ts`) ?? kin[0] ?? null;
}

/** @param {string} root @returns {string[]} of declarations and handlers that belong to no call */
function strayProblems(root) {
  const calls = callFiles(root).map(({ domain, verb }) => `${domain}/${verb}.ts`);
  const stray = (folder) =>
    filesOfFolders(join(root, folder)).filter((one) => !calls.includes(one));
  return [
    ...stray('app/contract')
      .filter((file) => /= declareCall\(/.test(textOf(join(root, 'app/contract', file))))
      .map((file) => `app/contract/${file} exports no call of its own name.`),
    ...stray('sandbox/calls')
      .filter((file) => handles(root, ...partsOf(file)))
      .map((file) => `sandbox/calls/${file} handles no call: app/contract/${file} is none.`),
  ];
}

/** @param {string} root @returns {CallFile[]} a file declares the call that it is named after */
function callFiles(root) {
  const home = join(root, 'app/contract');
  return filesOfFolders(home).flatMap((file) => {
    const [domain, verb] = partsOf(file);
    const declares = textOf(join(home, file)).includes(`export const ${verb} = declareCall(`);
    return declares ? [{ domain, verb }] : [];
  });
}

/** @param {string} root @param {string} domain @param {string} verb */
function handles(root, domain, verb) {
  const text = textOf(join(root, `sandbox/calls/${domain}/${verb}.ts`));
  return text.includes(`export const ${handlerOf(verb)} = handle`);
}

/** @param {string} root @returns {string[]} the folders of the contract that declare errors */
function errorDomains(root) {
  const home = join(root, 'app/contract');
  return filesOfFolders(home)
    .filter((file) => textOf(join(home, file)).includes('= declareErrors('))
    .map((file) => partsOf(file)[0]);
}

/** @param {string} root @returns {CaseFile[]} */
function caseFiles(root) {
  const home = join(root, 'tests/contract/cases');
  return filesOf(home).flatMap((file) => {
    const text = textOf(join(home, file));
    const table = /export const (\w+): CasesOf<\s*[^>\s]/.exec(text)?.[1];
    return table && file !== 'allCases.ts' ? [{ file, table, text }] : [];
  });
}

/** @param {CallFile[]} calls @param {string[]} withErrors */
function listOfCalls(calls, withErrors) {
  const domains = [...new Set(calls.map(({ domain }) => domain))];
  return [
    head,
    ...calls.map((call) => imported(call.verb, call, calls, `./${call.domain}/${call.verb}.ts`)),
    '',
    '/** Every call there is. Sandbox, documents and tests go by this list; the app names single calls. */',
    'export const calls = [',
    ...calls.map((call) => `  ${nameIn(calls, call, call.verb)},`),
    '] as const;',
    '',
    '/** Name of a call of this list, such as `user.editNick`. */',
    "export type CallName = (typeof calls)[number]['name'];",
    '',
    '/** Folders of calls. */',
    ...union('Domain', domains),
    '',
    '/** Folders of errors, which calls of any domain may answer. */',
    ...union('ErrorDomain', [...new Set([...domains, ...withErrors])].sort()),
    '',
  ].join('\n');
}

/** @param {CallFile[]} calls */
function listOfHandlers(calls) {
  return [
    head,
    "import type { CallName } from '../../app/contract/calls.ts';",
    ...calls.map((call) =>
      imported(handlerOf(call.verb), call, calls, `./${call.domain}/${call.verb}.ts`),
    ),
    "import type { HandlersOf } from './handler.ts';",
    '',
    '/** The handler of every call. */',
    'export const handlers: HandlersOf<CallName> = {',
    ...calls.map((call) => {
      const { domain, verb } = call;
      return `  '${domain}.${verb}': ${nameIn(calls, call, handlerOf(verb))},`;
    }),
    '};',
    '',
  ].join('\n');
}

/** @param {string} name @param {CallFile} call @param {CallFile[]} calls @param {string} path */
function imported(name, call, calls, path) {
  const own = nameIn(calls, call, name);
  return `import { ${own === name ? name : `${name} as ${own}`} } from '${path}';`;
}

/**
 * @param {CallFile[]} calls @param {CallFile} call @param {string} name that its file exports
 * @returns {string} the name in a list: with the domain behind it where another domain has it too
 */
function nameIn(calls, { domain, verb }, name) {
  const isShared = calls.some((one) => one.verb === verb && one.domain !== domain);
  const words = domain.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return isShared ? `${name}Of${words.join('')}` : name;
}

/** @param {CaseFile[]} files */
function listOfCases(files) {
  return [
    head,
    "import type { CallName } from '../../../app/contract/calls.ts';",
    "import type { CasesOf } from '../support/cases.ts';",
    ...files.map(({ file, table }) => `import { ${table} } from './${file}';`),
    '',
    '/** Cases of every call: one without cases, or an error without one, is a type error. */',
    'export const allCases: CasesOf<CallName> = {',
    ...files.map(({ table }) => `  ...${table},`),
    '};',
    '',
  ].join('\n');
}

/** @param {string} name @param {string[]} members */
function union(name, members) {
  return [
    `export type ${name} =`,
    ...members.map((one, at) => `  | '${one}'${at === members.length - 1 ? ';' : ''}`),
  ];
}

/** @param {string} verb @returns {string} the name of its handler, such as `handleReadOne` */
const handlerOf = (verb) => `handle${verb.charAt(0).toUpperCase()}${verb.slice(1)}`;

/** @param {string} path `<folder>/<name>.ts` @returns {[string, string]} */
const partsOf = (path) => {
  const [folder = '', file = ''] = path.split('/');
  return [folder, basename(file, '.ts')];
};

/** @param {string} file @returns {string} empty where there is none */
const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** @param {string} folder @returns {string[]} its sources, without tests, by name */
function filesOf(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
}

/** @param {string} home @returns {string[]} `<folder>/<file>` of the sources one folder down */
function filesOfFolders(home) {
  if (!existsSync(home)) return [];
  const entries = readdirSync(home, { withFileTypes: true });
  const folders = entries.filter((one) => one.isDirectory()).map(({ name }) => name);
  return folders
    .sort()
    .flatMap((folder) => filesOf(join(home, folder)).map((file) => `${folder}/${file}`));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = resolve(fileURLToPath(new URL('..', import.meta.url)));
  if (process.argv.includes('--check')) {
    const problems = callListProblems(root);
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) process.exitCode = 1;
    else console.log('The lists of the calls fit their files.');
  } else writeCallLists(root);
}
