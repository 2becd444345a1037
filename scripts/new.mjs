// `npm run new`: writes what is determined of a new feature, screen, call, kind of message or slot.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeCallLists } from './callLists.mjs';
import { isStandIn } from './localeText.mjs';
import { writeLocaleTypes } from './localeTypes.mjs';
import { addCall } from './new/call.mjs';
import { Changes, Refusal } from './new/changes.mjs';
import { addFeature } from './new/feature.mjs';
import { addKind } from './new/kind.mjs';
import { addScreen } from './new/screen.mjs';
import { addSlot } from './new/slot.mjs';

const usage = `Writes what is determined of something new: files, registrations, words in six languages, a first test.

  npm run new -- feature nearby --tab around   a list and what one of it says, on a tab of its own
  npm run new -- feature support               the same, behind a row of the person's own page
  npm run new -- screen contacts/groupInfo     a page of an area or of a feature
  npm run new -- call video/rateVideo          a call of the backend, its handler and its cases
  npm run new -- kind poll                     a kind of message, how it is sent and its bubble
  npm run new -- slot groups/group.row         a place where others hand in rows

  --path PATH   of a screen or a call: as the specification spells it
  --tab NAME    of a feature: a tab, by a name that is not the feature's

Words in the other languages are the English ones in angle brackets. Afterwards npm run verify passes, and
npm test does once they are written. app/README.md says what each file is for.`;

/** @type {Record<string, (changes: Changes, name: string, options: { path?: string, tab?: string }) => void>} */
const makers = {
  feature: addFeature,
  screen: addScreen,
  call: addCall,
  kind: addKind,
  slot: addSlot,
};

/**
 * @typedef {object} Made paths below the root
 * @property {string[]} created
 * @property {string[]} changed
 * @property {string[]} unwritten files with texts still to be written
 * @property {string} unformatted what the formatter said where it failed; everything is written even so
 */

/**
 * @param {string} root folder of the project
 * @param {string[]} args such as `call video/rateVideo`
 * @returns {Made}
 * @throws {Refusal} for what cannot be made; nothing is written then
 */
export function makeNew(root, args) {
  const { what, name, options } = read(args);
  const changes = new Changes(root);
  makers[what]?.(changes, name, options);
  const written = changes.write();
  writeCallLists(root);
  writeLocaleTypes(join(root, 'app'));
  const files = [...written.created, ...written.changed];
  const unformatted = tidy(root, files);
  const unwritten = files.filter(
    (path) => path.startsWith('app/locales/') && isStandIn(readFileSync(join(root, path), 'utf8')),
  );
  return { ...written, unwritten, unformatted };
}

/** @param {string[]} args */
function read(args) {
  const { positionals, values } = parsed(args);
  const [what = '', name, ...more] = positionals;
  if (!Object.hasOwn(makers, what)) {
    const kinds = Object.keys(makers).join(', ');
    throw new Refusal(`“${what}” cannot be made: choose ${kinds}. --help shows examples.`);
  }
  if (!name || more.length > 0) {
    throw new Refusal(
      `Name one ${what}, as in: ${usage.match(new RegExp(`npm run new -- ${what} \\S+`))}`,
    );
  }
  const taken = { feature: ['tab'], screen: ['path'], call: ['path'] }[what] ?? [];
  const stray = Object.keys(values).find((option) => !taken.includes(option));
  if (stray) throw new Refusal(`A ${what} has no --${stray}. --help shows what each takes.`);
  return { what, name, options: values };
}

/**
 * @param {string[]} args
 * @returns {{ positionals: string[], values: { path?: string, tab?: string } }}
 */
function parsed(args) {
  const options = /** @type {const} */ ({ path: { type: 'string' }, tab: { type: 'string' } });
  try {
    return /** @type {ReturnType<typeof parsed>} */ (
      parseArgs({ args, options, allowPositionals: true })
    );
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : error} --help shows examples.`);
  }
}

/**
 * Orders imports and breaks lines as every file has them.
 * @param {string} root @param {string[]} files
 * @returns {string} what it said where it failed, else nothing
 */
function tidy(root, files) {
  const biome = join(root, 'node_modules/.bin/biome');
  const { status, stderr, error } = spawnSync(
    biome,
    ['check', '--write', '--files-ignore-unknown=true', ...files],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  return status === 0 ? '' : error?.message || stderr || 'biome was stopped.';
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const args = process.argv.slice(2);
  if (args.length === 0 || args.includes('--help') || args.includes('-h')) console.log(usage);
  else {
    try {
      const root = fileURLToPath(new URL('..', import.meta.url));
      const { created, changed, unwritten, unformatted } = makeNew(root, args);
      for (const path of created) console.log(`new      ${path}`);
      for (const path of changed) console.log(`changed  ${path}`);
      if (unwritten.length > 0) {
        const files = unwritten.join(', ');
        console.error(`Write the texts in ⟨ ⟩, or npm test fails, in ${files}.`);
      }
      if (unformatted) {
        console.error(
          `All of it is written, but not yet formatted: run npm run format.\n${unformatted}`,
        );
        process.exitCode = 1;
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      console.error(error.message);
      process.exitCode = 1;
    }
  }
}
