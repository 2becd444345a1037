// A slot: its declaration beside its host, the host's rows, and a first test.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './changes.mjs';
import { pascal, splitPlace } from './names.mjs';

/** @typedef {import('./changes.mjs').Changes} Changes */

/** @param {Changes} changes @param {string} given such as `groups/group.row` */
export function addSlot(changes, given) {
  const [place, name] = splitPlace(given, 'groups/group.row');
  if (!/^[a-z][a-zA-Z]*\.[a-z][a-zA-Z]*$/.test(name)) {
    throw new Refusal(
      `“${name}” is no name of a slot: write the page and what stands on it, as group.row.`,
    );
  }
  const folder = [`app/features/${place}`, `app/base/${place}`].find((one) =>
    existsSync(join(changes.root, one)),
  );
  if (!folder)
    throw new Refusal(`There is no area or feature “${place}” to show what is handed in.`);
  const host = `${pascal(name)}Slot`;
  changes.create(`${folder}/${host}.tsx`, hostOf(name, host));
  changes.create(`${folder}/${host}.test.tsx`, firstTest(name, host));
  const file = `${folder}/slots.ts`;
  if (!changes.isThere(file))
    changes.create(file, "import type {} from '../../core/feature/slots.ts';\n");
  changes.edit(file, (text) => withSlot(text, name));
}

/** @param {string} text of the module that declares slots, or will @param {string} name */
function withSlot(text, name) {
  const row = `    /** A row of others. */\n    '${name}': { face: RowFace; props: null };\n`;
  const known = '  interface Slots {\n';
  if (text.includes(known)) return text.replace(known, known + row);
  const imports = [...text.matchAll(/^import [^;]*;\n/gm)].at(-1);
  const end = imports ? imports.index + imports[0].length : 0;
  const declared = `declare module '../../core/feature/slots.ts' {\n${known}${row}  }\n}\n`;
  return `${text.slice(0, end)}\n${declared}${text.slice(end)}`;
}

/** @param {string} name @param {string} host */
const hostOf = (name, host) => `import { useSlot } from '../../core/feature/features.tsx';
import { useLabel } from '../../core/i18n/useLabel.ts';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import type {} from './slots.ts';

/** What others hand in to \`${name}\`, in order; nothing where there is none. */
export function ${host}() {
  const labelOf = useLabel();
  const rows = useSlot('${name}');
  if (rows.length === 0) return null;
  return (
    <List>
      {rows.map(({ id, path, label, Icon }) => (
        <ListRow key={id} glyph={Icon} title={labelOf(label)} to={path} />
      ))}
    </List>
  );
}
`;

/** @param {string} name @param {string} host */
const firstTest = (name, host) => `// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import { FeaturesProvider } from '../../core/feature/features.tsx';
import type { SlotParts } from '../../core/feature/slots.ts';
import common from '../../locales/en-US/common.json';
import { ${host} } from './${host}.tsx';

const Icon = () => null;
let screen: ShownScreen;
afterEach(() => screen.close());

async function open(areas: SlotParts[]): Promise<void> {
  const features = { loaded: [], isIncomplete: false };
  screen = await showScreen(
    <FeaturesProvider value={features} areas={areas}>
      <${host} />
    </FeaturesProvider>,
    {},
  );
}

it('shows what is handed in, in order, each leading to its page', async () => {
  await open([
    { '${name}': [{ id: 'b', order: 20, path: '/b', label: 'common:install', Icon }] },
    { '${name}': [{ id: 'a', order: 10, path: '/a', label: 'common:about', Icon }] },
  ]);
  expect(screen.text()).toBe(common.about + common.install);
  await screen.tap(common.about);
  expect(screen.address()).toBe('/a');
});

it('shows nothing where nobody hands in anything', async () => {
  await open([]);
  expect(screen.text()).toBe('');
});
`;
