// A call: its declaration, its handler in the sandbox, and its cases.
import { casesOf } from '../callLists.mjs';
import { Refusal } from './changes.mjs';
import { camel, checkCamel, checkKebab, english, pascal, splitPlace } from './names.mjs';

/** @typedef {import('./changes.mjs').Changes} Changes */

const folders = ['common', 'fields', 'gateway'];

/**
 * @param {Changes} changes @param {string} given such as `video/rateVideo`
 * @param {{ path?: string }} options the path that the specification gives it
 */
export function addCall(changes, given, { path } = {}) {
  const [domain, verb] = splitPlace(given, 'video/rateVideo');
  checkKebab(domain, 'domain');
  checkCamel(verb, 'call');
  if (folders.includes(domain)) {
    throw new Refusal(
      `app/contract/${domain} holds no calls: choose the domain that this one is of.`,
    );
  }
  writeCall(changes, { domain, verb, path: path ?? `/${camel(domain)}/${verb}` });
}

/**
 * @param {Changes} changes
 * @param {{ domain: string, verb: string, path: string, parts?: Partial<Parts> }} call
 */
export function writeCall(changes, { domain, verb, path, parts = {} }) {
  if (!/^(\/[\w-]+)+$/.test(path)) {
    throw new Refusal(`“${path}” is no path of a call: write it as /user/rateVideo.`);
  }
  const what = { ...plainParts(verb), ...parts };
  changes.create(`app/contract/${domain}/${verb}.ts`, declaration(domain, verb, path, what));
  changes.create(`sandbox/calls/${domain}/${verb}.ts`, handler(domain, verb, what.answer));
  addCases(changes, domain, verb, what.sent);
}

/**
 * @typedef {object} Parts
 * @property {string} summary one sentence
 * @property {string} before code before the declaration
 * @property {string} input its schema
 * @property {string} output its schema
 * @property {string} answer what the handler gives
 * @property {string} sent what the case sends
 */

/** @param {string} verb @returns {Parts} */
const plainParts = (verb) => ({
  summary: `${english(verb)}.`,
  before: '',
  input: 'v.object({})',
  output: 'v.object({})',
  answer: '({})',
  sent: '{}',
});

/** @param {string} domain @param {string} verb @param {string} path @param {Parts} parts */
const declaration = (
  domain,
  verb,
  path,
  { summary, before, input, output },
) => `import * as v from 'valibot';
import { declareCall } from '../call.ts';

${before}export const ${verb} = declareCall({
  name: '${domain}.${verb}',
  path: '${path}',
  method: 'POST',
  auth: 'member',
  idempotency: 'natural',
  summary: '${summary}',
  input: ${input},
  output: ${output},
  errors: [],
});
`;

/** @param {string} domain @param {string} verb @param {string} answer */
const handler = (
  domain,
  verb,
  answer,
) => `import { ${verb} } from '../../../app/contract/${domain}/${verb}.ts';
import { handle } from '../handler.ts';

export const handle${verb.charAt(0).toUpperCase()}${verb.slice(1)} = handle(${verb}, async () => ${answer});
`;

/** @param {Changes} changes @param {string} domain @param {string} verb @param {string} sent */
function addCases(changes, domain, verb, sent) {
  const kin = casesOf(changes.root, domain);
  const table = kin?.table ?? `${camel(domain)}Cases`;
  const file = `tests/contract/cases/${kin?.file ?? `${table}.ts`}`;
  const row = `'${domain}.${verb}': {
    good: async (world) => world.as(await world.person(), ${verb}, ${sent}),
    errors: {},
  }`;
  const call = `import { ${verb} } from '../../../app/contract/${domain}/${verb}.ts';`;
  if (!changes.isThere(file)) {
    changes.create(file, newCases(domain, table, call, row));
    return;
  }
  changes.insert(file, table, row);
  changes.addImport(file, call);
  changes.edit(file, (text) =>
    text.replace(/(: CasesOf<)([^>]*)(>)/, (all, open, names, close) =>
      names.includes('Extract<') ? all : `${open}${names.trim()} | '${domain}.${verb}'${close}`,
    ),
  );
}

/** @param {string} domain @param {string} table @param {string} call @param {string} row */
const newCases = (
  domain,
  table,
  call,
  row,
) => `import type { CallName } from '../../../app/contract/calls.ts';
${call}
import type { CasesOf } from '../support/cases.ts';

/** What the calls of ${pascal(domain)} answer. */
export const ${table}: CasesOf<Extract<CallName, \`${domain}.\${string}\`>> = {
  ${row},
};
`;
