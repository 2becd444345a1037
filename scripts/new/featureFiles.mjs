// The code of a feature: its face, its list and what one of it says.
import { english } from './names.mjs';

/** @typedef {{ id: string, name: string, type: string, tab: string | null }} Made `name` as in `cityLife`, `type` as in `CityLife` */

/** @param {Made} made @returns {Record<string, string>} by their names in its folder */
export const featureFiles = (made) => ({
  'paths.ts': paths(made),
  'feature.tsx': face(made),
  [`use${made.type}.ts`]: hook(made),
  [`${made.type}Screen.tsx`]: listScreen(made),
  [`${made.type}DetailScreen.tsx`]: detailScreen(made),
  [`${made.type}Screen.test.tsx`]: screenTest(made),
});

/** @param {Made} made */
function paths({ id, name, type, tab }) {
  const list = tab === null ? `export const ${name}Path = '/pages/${id}/list';\n` : '';
  return `${list}export const ${name}DetailPath = '/pages/${id}/detail';

/** @returns the path of one of the list. */
export function pathTo${type}(id: string): string {
  return \`\${${name}DetailPath}?id=\${encodeURIComponent(id)}\`;
}
`;
}

/** @param {Made} made */
function face({ id, name, type, tab }) {
  const screen = `load: async () => (await import('./${type}Screen.tsx')).${type}Screen,`;
  const detail = `{
      path: ${name}DetailPath,
      load: async () => (await import('./${type}DetailScreen.tsx')).${type}DetailScreen,
    },`;
  const list = `{
      path: ${name}Path,
      ${screen}
    },`;
  const onTab = `tab: [
      {
        ...${tab},
        label: '${id}.labels:tab',
        Icon: Circle,
        ${screen}
      },
    ],`;
  const onRow = `'mine.row': [
      { id: '${id}', order: 50, path: ${name}Path, label: '${id}.labels:name', Icon: Circle },
    ],`;
  return `import { Circle } from 'lucide-react';
${tab === null ? '' : `import { ${tab} } from '../../brand/tabPlaces/${tab}.ts';\n`}import type { Feature } from '../../core/feature/feature.ts';
import { ${tab === null ? `${name}DetailPath, ${name}Path` : `${name}DetailPath`} } from './paths.ts';

/** ${english(id)}. */
export const feature: Feature = {
  id: 'feature/${id}',
  name: '${id}.labels:name',
  routes: [${tab === null ? list : ''}${detail}],
  slots: {
    ${tab === null ? onRow : onTab}
  },
};
`;
}

/** @param {Made} made */
const hook = ({
  id,
  name,
  type,
}) => `import { type ${type}Item, ${name}List } from '../../contract/${id}/${name}List.ts';
import type { PagedRead } from '../../core/query/read.ts';
import { usePagedCall } from '../../core/query/usePagedCall.ts';

const idOf = ({ id }: ${type}Item): string => id;

/** The list, page by page. */
export function use${type}(): PagedRead<${type}Item> {
  return usePagedCall(${name}List, {}, { idOf });
}
`;

/** @param {Made} made */
function listScreen({ id, name, type, tab }) {
  const label = tab === null ? 'name' : 'tab';
  const [frame, open] =
    tab === null
      ? ['SubScreen', `<SubScreen title={t('name')} parent={paths.mine}>`]
      : ['RootScreen', `<RootScreen title={t('tab')}>`];
  const about = tab === null ? `/pages/${id}/list` : `/pages/tabBar/${tab}`;
  const content = tab === null ? `<${type}Rows />` : `{isMember ? <${type}Rows /> : <Nothing />}`;
  return `${tab === null ? '' : "import { useAtomValue } from 'jotai';\n"}import type { ${type}Item } from '../../contract/${id}/${name}List.ts';
import { useTranslation } from '../../core/i18n/translation.tsx';
${tab === null ? "import { paths } from '../../core/navigation/paths.ts';\n" : ''}import { ReadMore } from '../../core/query/ReadMore.tsx';
import { ReadPart } from '../../core/query/ReadPart.tsx';
import { ${frame} } from '../../core/screen/${frame}.tsx';
${tab === null ? '' : "import { isMemberAtom } from '../../core/session/sessionAtom.ts';\n"}import { DiscoverDrawing } from '../../ui/drawings/DiscoverDrawing.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { pathTo${type} } from './paths.ts';
import { use${type} } from './use${type}.ts';

const isEmpty = (list: readonly ${type}Item[]): boolean => list.length === 0;

/** ${about} */
export function ${type}Screen() {
  const { t } = useTranslation('${id}.labels');
${tab === null ? '' : '  const isMember = useAtomValue(isMemberAtom);\n'}  return (
    ${open}
      ${content}
    </${frame}>
  );
}

function ${type}Rows() {
  const { t } = useTranslation(['${id}.page', '${id}.labels']);
  const read = use${type}();
  return (
    <ReadPart
      read={read}
      failedTitle={t('failedTitle')}
      empty={{ isEmpty, content: <Nothing /> }}
    >
      {(list) => (
        <>
          <List label={t('${id}.labels:${label}')}>
            {list.map(({ id, title }) => (
              <ListRow key={id} title={title} to={pathTo${type}(id)} />
            ))}
          </List>
          <ReadMore read={read} />
        </>
      )}
    </ReadPart>
  );
}

function Nothing() {
  const { t } = useTranslation('${id}.page');
  return (
    <EmptyState
      drawing={<DiscoverDrawing />}
      title={t('emptyTitle')}
      sentence={t('emptySentence')}
    />
  );
}
`;
}

/** @param {Made} made */
const detailScreen = ({
  id,
  name,
  type,
  tab,
}) => `import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../core/i18n/translation.tsx';
${tab === null ? '' : `import { ${tab} } from '../../brand/tabPlaces/${tab}.ts';\n`}import { ReadPart } from '../../core/query/ReadPart.tsx';
import { SubScreen } from '../../core/screen/SubScreen.tsx';
import { LostDrawing } from '../../ui/drawings/LostDrawing.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
${tab === null ? `import { ${name}Path } from './paths.ts';\n` : ''}import { use${type} } from './use${type}.ts';

/** /pages/${id}/detail: one of the list, by its \`?id=\`. */
export function ${type}DetailScreen() {
  const { t } = useTranslation(['${id}.page', '${id}.labels']);
  const [search] = useSearchParams();
  const id = search.get('id');
  const gone = (
    <EmptyState drawing={<LostDrawing />} title={t('goneTitle')} sentence={t('goneSentence')} />
  );
  return (
    <SubScreen title={t('${id}.labels:name')} parent={${tab === null ? `${name}Path` : `${tab}.path`}}>
      <ReadPart read={use${type}()} failedTitle={t('failedTitle')}>
        {(list) => {
          const item = list.find((one) => one.id === id);
          return item ? <List><ListRow title={item.title} /></List> : gone;
        }}
      </ReadPart>
    </SubScreen>
  );
}
`;

/** @param {Made} made */
const screenTest = ({ id, name, type }) => `// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { answeringBackend } from '../../../tests/support/answers.ts';
import { member } from '../../../tests/support/member.ts';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import type { ${type}Item } from '../../contract/${id}/${name}List.ts';
import page from '../../locales/en-US/${id}.page.json';
import { ${type}DetailScreen } from './${type}DetailScreen.tsx';
import { ${type}Screen } from './${type}Screen.tsx';

let screen: ShownScreen;
afterEach(() => screen.close());

async function open(shown: ReactNode, list: ${type}Item[], address = '/x'): Promise<void> {
  const { store, session } = member();
  const backend = answeringBackend({ '${id}.${name}List': () => ({ list, total: list.length }) });
  screen = await showScreen(shown, { services: { backend, session }, address }, store);
}

const one = { id: 'a', title: 'The first' };

it('lists what there is, each leading to its own page', async () => {
  await open(<${type}Screen />, [one]);
  await screen.shows(one.title);
  await screen.tap(one.title);
  expect(screen.address()).toContain('id=a');
});

it('says that there is nothing yet', async () => {
  await open(<${type}Screen />, []);
  await screen.shows(page.emptyTitle);
});

it('shows one of the list, and says where there is none', async () => {
  await open(<${type}DetailScreen />, [one], '/x?id=a');
  await screen.shows(one.title);
  await screen.close();
  await open(<${type}DetailScreen />, [one], '/x?id=b');
  await screen.shows(page.goneTitle);
});
`;
