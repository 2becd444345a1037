// A screen of an area or of a feature: its page, its address, its route, its texts and a first test.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './changes.mjs';
import { checkCamel, english, kebab, pascal, splitPlace } from './names.mjs';
import { addTexts } from './texts.mjs';

/** @typedef {import('./changes.mjs').Changes} Changes */

/**
 * Areas that every brand has: where their routes stand, how their addresses begin, and where back leads.
 * @type {Record<string, { routes: string, list: string, address: string, parent: string }>}
 */
const areas = {
  account: { routes: 'screens.ts', list: 'accountScreens', address: '/pages/my', parent: 'mine' },
  chat: { routes: 'screens.ts', list: 'chatScreens', address: '/pages/chat', parent: 'chat' },
  contacts: {
    ...{ routes: 'contactScreens.ts', list: 'contactScreens' },
    ...{ address: '/pages/chat', parent: 'contacts' },
  },
  session: {
    routes: 'screens.ts',
    list: 'sessionScreens',
    address: '/pages/auth',
    parent: 'login',
  },
};

/**
 * @param {Changes} changes @param {string} given such as `contacts/groupInfo`
 * @param {{ path?: string }} options the address that the specification gives it
 */
export function addScreen(changes, given, { path } = {}) {
  const [place, name] = splitPlace(given, 'contacts/groupInfo');
  checkCamel(name, 'screen');
  if (path !== undefined) checkAddress(path);
  if (areas[place]) addToArea(changes, place, name, path);
  else if (existsSync(join(changes.root, 'app/features', place))) {
    addToFeature(changes, place, name, path);
  } else {
    const known = [...Object.keys(areas), ...readdirSync(join(changes.root, 'app/features'))];
    throw new Refusal(`There is no area or feature “${place}”: choose among ${known.join(', ')}.`);
  }
}

/** @param {string} path */
export function checkAddress(path) {
  if (!/^(\/[\w-]+)+$/.test(path)) {
    throw new Refusal(`“${path}” is no address of a page: write it as /pages/chat/group-info.`);
  }
}

/** @param {Changes} changes @param {string} area @param {string} name @param {string} [path] */
function addToArea(changes, area, name, path) {
  const { routes, list, address, parent } = areas[area];
  const known = 'app/core/navigation/paths.ts';
  const own = path ?? `${address}/${kebab(name)}`;
  if (changes.read(known).includes(`'${own}'`) || changes.read(known).includes(`\n  ${name}:`)) {
    throw new Refusal(
      `${known} has ${name} or ${own} already: choose another name, or give --path.`,
    );
  }
  changes.insert(known, 'paths', `${name}: '${own}'`);
  changes.insert(`app/base/${area}/${routes}`, list, route(`paths.${name}`, name));
  writeScreen(changes, {
    ...{ folder: `app/base/${area}/${name}`, name, namespace: `${area}.${name}`, address: own },
    ...{ parent: `paths.${parent}` },
  });
}

/** @param {Changes} changes @param {string} feature @param {string} name @param {string} [path] */
function addToFeature(changes, feature, name, path) {
  const folder = `app/features/${feature}`;
  const constant = `${name}Path`;
  const own = path ?? `/pages/${feature}/${kebab(name)}`;
  const line = `export const ${constant} = '${own}';\n`;
  const paths = `${folder}/paths.ts`;
  if (!changes.isThere(paths)) changes.create(paths, line);
  else {
    const text = changes.read(paths);
    if (text.includes(`const ${constant} `) || text.includes(`'${own}'`)) {
      throw new Refusal(
        `${paths} has ${name} or ${own} already: choose another name, or give --path.`,
      );
    }
    changes.edit(paths, () => `${text}\n${line}`);
  }
  changes.insert(`${folder}/feature.tsx`, 'routes', route(constant, name));
  changes.edit(`${folder}/feature.tsx`, (text) => withImport(text, constant));
  writeScreen(changes, {
    ...{ folder: `${folder}/${name}`, name, namespace: `${feature}.${name}`, address: own },
    ...{ parent: 'paths.mine' },
  });
}

/** Adds a name to what a module imports from `./paths.ts`. @param {string} text @param {string} name */
function withImport(text, name) {
  const known = /import \{([^}]*)\} from '\.\/paths\.ts';/;
  if (!known.test(text)) return `import { ${name} } from './paths.ts';\n${text}`;
  return text.replace(known, (_, names) => {
    const all = names.split(',').map((one) => one.trim());
    return `import { ${[...all.filter(Boolean), name].join(', ')} } from './paths.ts';`;
  });
}

/** @param {string} path code that gives it @param {string} name */
const route = (path, name) => `{
    path: ${path},
    load: async () => (await import('./${name}/${pascal(name)}Screen.tsx')).${pascal(name)}Screen,
  }`;

/**
 * @param {Changes} changes
 * @param {{ folder: string, name: string, namespace: string, address: string, parent: string }} screen
 */
function writeScreen(changes, { folder, name, namespace, address, parent }) {
  const component = `${pascal(name)}Screen`;
  const app = '../'.repeat(folder.split('/').length - 1);
  changes.create(
    `${folder}/${component}.tsx`,
    `import { useTranslation } from '${app}core/i18n/translation.tsx';
import { paths } from '${app}core/navigation/paths.ts';
import { SubScreen } from '${app}core/screen/SubScreen.tsx';
import { NoticesDrawing } from '${app}ui/drawings/NoticesDrawing.tsx';
import { EmptyState } from '${app}ui/EmptyState.tsx';

/** ${address} */
export function ${component}() {
  const { t } = useTranslation('${namespace}');
  return (
    <SubScreen title={t('title')} parent={${parent}}>
      <EmptyState
        drawing={<NoticesDrawing />}
        title={t('emptyTitle')}
        sentence={t('emptySentence')}
      />
    </SubScreen>
  );
}
`,
  );
  changes.create(
    `${folder}/${component}.test.tsx`,
    `// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { member } from '${app}../tests/support/member.ts';
import { type ShownScreen, showScreen } from '${app}../tests/support/screen.tsx';
import texts from '${app}locales/en-US/${namespace}.json';
import { ${component} } from './${component}.tsx';

let screen: ShownScreen;
afterEach(() => screen.close());

it('is called what it is, and says that there is nothing yet', async () => {
  const { store, session } = member();
  screen = await showScreen(<${component} />, { services: { session } }, store);
  await screen.shows(texts.emptyTitle);
  expect(screen.text()).toContain(texts.title);
});
`,
  );
  addTexts(changes, namespace, {
    title: english(name),
    emptyTitle: { from: 'account.notices:noticesEmptyTitle' },
    emptySentence: `What belongs to ${english(name).toLowerCase()} will appear here.`,
  });
}
