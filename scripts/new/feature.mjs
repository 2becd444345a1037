// A feature: its face, a list and what one of it says, the call that brings them, and its words.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeCall } from './call.mjs';
import { Refusal } from './changes.mjs';
import { featureFiles } from './featureFiles.mjs';
import { camel, checkKebab, english, pascal } from './names.mjs';
import { addTexts } from './texts.mjs';

/** @typedef {import('./changes.mjs').Changes} Changes */
/** @typedef {import('./featureFiles.mjs').Made} Made */

/**
 * @param {Changes} changes @param {string} id of `app/brand/features.ts`, or a new one
 * @param {{ tab?: string }} options the name of a tab of its own, which is not the feature's
 */
export function addFeature(changes, id, { tab } = {}) {
  checkKebab(id, 'feature');
  if (existsSync(join(changes.root, 'app/features', id))) {
    throw new Refusal(`There is a feature “${id}” already: add to it by screen, call or slot.`);
  }
  if (existsSync(join(changes.root, 'app/base', id))) {
    throw new Refusal(`“${id}” is an area that every brand has: choose another name.`);
  }
  const made = { id, name: camel(id), type: pascal(id), tab: tab ?? null };
  addToVocabulary(changes, id);
  if (tab !== undefined) addTab(changes, made, tab);
  const folder = `app/features/${id}`;
  for (const [file, text] of Object.entries(featureFiles(made))) {
    changes.create(`${folder}/${file}`, text);
  }
  addListCall(changes, made);
  addWords(changes, made);
  changes.insert('scripts/areas.data.mjs', 'specsByFolder', `'${folder}': ['journeys/features']`);
}

/** Makes brands able to leave it out, and one of them do so. @param {Changes} changes @param {string} id */
function addToVocabulary(changes, id) {
  const known = 'app/brand/features.ts';
  if (changes.read(known).includes(`  '${id}',`)) return;
  changes.insert(known, 'featureIds', `'${id}'`);
  addToSchema(changes, (brand) => brand.exclude.items.enum, id);
  changes.edit('README.md', (text) => text.replace(/(^\| `exclude` .*?`)(\. )/m, `$1 \`${id}\`$2`));
  const brands = readdirSync(join(changes.root, 'brands')).sort();
  const excluding = brands
    .map((brand) => `brands/${brand}/brand.json`)
    .find((file) => changes.isThere(file) && /"exclude": \[[^\]]/.test(changes.read(file)));
  if (!excluding)
    throw new Refusal('No brand excludes anything: one has to leave out the new feature.');
  changes.edit(excluding, (text) => text.replace(/("exclude": \[[^\]]*?)(\s*\])/, `$1, "${id}"$2`));
}

/** @param {Changes} changes @param {Made} made @param {string} tab */
function addTab(changes, { id, name }, tab) {
  if (!/^[a-z]+$/.test(tab)) {
    throw new Refusal(`“${tab}” is no name of a tab: use small letters alone, as around.`);
  }
  const ids = [...changes.read('app/brand/features.ts').matchAll(/^\s*'([\w-]+)',/gm)];
  if (ids.some(([, one]) => one === tab)) {
    throw new Refusal(
      `“${tab}” names a feature, and a tab must not: it goes to phones that have none.`,
    );
  }
  const placeOf = (/** @type {string} */ one) => `app/brand/tabPlaces/${one}.ts`;
  const table = 'app/brand/tabs.ts';
  const known = [...changes.read(table).matchAll(/tabPlaces\/(\w+)\.ts/g)].map(([, one]) => one);
  if (known.includes(tab)) throw new Refusal(`There is a tab “${tab}” already.`);
  const orders = known.map((one) => Number(/order: (\d+)/.exec(changes.read(placeOf(one)))?.[1]));
  const order = Math.max(...orders.filter((one) => one < 100)) + 10;
  if (order >= 100) {
    throw new Refusal('app/brand/tabPlaces has no room before the last tab: choose orders anew.');
  }
  changes.create(
    placeOf(tab),
    `export const ${tab} = { id: '${tab}', path: '/pages/tabBar/${tab}', order: ${order} } as const;\n`,
  );
  changes.insert(table, 'tabs', `{ ...${tab}, needs: ['${id}'] }`, '{ ...mine');
  changes.edit(table, (text) => text.replace('| typeof mine', `| typeof ${tab} | typeof mine`));
  changes.addImport(table, `import { ${tab} } from './tabPlaces/${tab}.ts';`);
  addToSchema(changes, (brand) => brand.manifest.properties.shortcuts.items.enum, tab, 'mine');
  const glyph = `${tab}: { icon: 'circle', nodes: [['circle', { cx: '12', cy: '12', r: '10' }]] }`;
  changes.insert('cli/assets/shortcutGlyphs.data.ts', 'shortcutGlyphs', glyph);
  const titles = 'app/shell/tabs/tabTitles.test.tsx';
  changes.insert(titles, 'tabbed', name);
  changes.addImport(
    titles,
    `import { feature as ${name} } from '../../features/${id}/feature.tsx';`,
  );
  changes.edit('README.md', (all) =>
    all.replace(/(`shortcuts` among .*?) `mine`/, `$1 \`${tab}\` \`mine\``),
  );
}

/**
 * @param {Changes} changes @param {(properties: any) => string[]} listIn @param {string} name
 * @param {string} [before] the end without one
 */
function addToSchema(changes, listIn, name, before) {
  changes.editJson('app/brand/brand.schema.json', ({ properties }) => {
    const list = listIn(properties);
    list.splice(before ? list.indexOf(before) : list.length, 0, name);
  });
}

/** @param {Changes} changes @param {Made} made */
function addListCall(changes, { id, name, type }) {
  writeCall(changes, {
    ...{ domain: id, verb: `${name}List`, path: `/${name}/${name}List` },
    parts: {
      summary: `${english(id)}, page by page.`,
      before: `const item = v.object({ id: v.string(), title: v.string() });

export type ${type}Item = v.InferOutput<typeof item>;

`,
      input: `v.object({
    page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
    pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  })`,
      output: `v.object({
    list: v.array(item),
    total: v.pipe(v.number(), v.integer(), v.minValue(0)),
  })`,
      answer: '({ list: [], total: 0 })',
      sent: '{ page: 1, pageSize: 20 }',
    },
  });
}

/** @param {Changes} changes @param {Made} made */
function addWords(changes, { id, tab }) {
  const words = english(id);
  const labels = { name: words };
  const ofTab = { tab: english(tab ?? '').slice(0, 10) };
  addTexts(changes, `${id}.labels`, tab === null ? labels : { ...labels, ...ofTab });
  addTexts(changes, `${id}.page`, {
    emptyTitle: { from: 'account.notices:noticesEmptyTitle' },
    emptySentence: `What belongs to ${words.toLowerCase()} will appear here.`,
    failedTitle: `${words} didn't load`,
    goneTitle: 'Not found',
    goneSentence: 'It was removed.',
  });
}
