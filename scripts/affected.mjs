// Which tests a change can break.
import {
  everything,
  readersOfFiles,
  specsByFolder,
  testsByFolder,
  testsOfMaps,
} from './areas.data.mjs';
import { reachedFrom } from './importGraph.mjs';

const testFile = /^(?:app|cli|sandbox|scripts|tests)\/.*(?<!\.deep)\.test\.tsx?$/;
const specFile = /^tests\/e2e\/.*(?<!\.deep)\.spec\.ts$/;
const area = /^app\/(?:base|features)\/[^/]+\//;

/**
 * @typedef {object} Affected
 * @property {boolean} isAll the change is one of what every test runs with
 * @property {string[]} testFiles of vitest
 * @property {string[]} specs of the browsers
 */

/**
 * @param {readonly string[]} changed paths from the project's folder
 * @param {readonly string[]} files of the project, the tests among them
 * @param {Map<string, string[]>} importers of `importersOf`
 * @returns {Affected}
 */
export function affectedTests(changed, files, importers) {
  const reached = reachedFrom(changed, importers);
  const run = changed.flatMap((file) => testsOf(file));
  const seen = new Set(changed.flatMap((file) => specsOf(file, importers)).map(specPath));
  const isRun = (file) => run.some((place) => file === place || file.startsWith(`${place}/`));
  return {
    isAll: changed.some((file) => everything.includes(file)),
    testFiles: files.filter((file) => testFile.test(file) && (reached.has(file) || isRun(file))),
    specs: files.filter((file) => specFile.test(file) && (reached.has(file) || seen.has(file))),
  };
}

/**
 * @param {readonly string[] | null} changed paths from the project's folder; null where that is not known
 * @param {readonly string[]} files of the project, the tests among them
 * @param {Map<string, string[]>} importers of `importersOf`
 * @returns {string[] | null} the tests of modules and screens that the change can break; null for all of them
 */
export function quickTests(changed, files, importers) {
  // Data, and what nothing imports, may be read by its path.
  const isFollowed = (file) => /\.(?:ts|tsx|mjs)$/.test(file) && importers.has(file);
  if (!changed?.every((file) => isFollowed(file) || file.endsWith('.md'))) return null;
  const { isAll, testFiles } = affectedTests(changed, files, importers);
  return isAll ? null : testFiles.filter((file) => !file.startsWith('tests/'));
}

/** @returns {string[]} tests and folders of tests that run what a file is part of, and import nothing of it */
function testsOf(file) {
  if (file.endsWith('.md')) return testsOfMaps;
  return isTest(file) ? [] : [...readersOfFiles, ...(exactOf(testsByFolder, file) ?? [])];
}

/**
 * @param {string} file of the project
 * @param {Map<string, string[]>} importers
 * @returns {string[]} the browser tests that see it: those of its folder, else of the areas that import it
 */
export function specsOf(file, importers) {
  if (isTest(file) || /^scripts\/|\.md$/.test(file)) return [];
  const [, name] = /^app\/locales\/[^/]+\/([\w-]+)\./.exec(file) ?? [];
  if (name !== undefined) return specsOf(areaOfTexts(name), importers);
  const own = exactOf(specsByFolder, file);
  if (own) return own;
  const areas = [...reachedFrom([file], importers)].filter((one) => area.test(one));
  // What no area imports, such as the service worker, is of the frame around them.
  if (areas.length === 0) return specsByFolder['app/shell'] ?? [];
  return areas.flatMap((one) => exactOf(specsByFolder, one) ?? []);
}

/** Texts are named after their area or feature. @returns {string} its folder */
function areaOfTexts(name) {
  const folders = [`app/base/${name}`, `app/features/${name}`];
  return folders.find((folder) => folder in specsByFolder) ?? 'app/shell';
}

/** What a table has for the longest of its folders that a file is in. */
function exactOf(table, file) {
  const folders = Object.keys(table).filter(
    (folder) => file === folder || file.startsWith(`${folder}/`),
  );
  const [longest] = folders.toSorted((one, other) => other.length - one.length);
  return longest === undefined ? undefined : table[longest];
}

const isTest = (file) => /\.test\.tsx?$/.test(file) || file.startsWith('tests/');

/** @param {string} name of `specsByFolder` */
export const specPath = (name) => `tests/e2e/${name}.spec.ts`;
