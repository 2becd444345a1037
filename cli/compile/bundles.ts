import { join } from 'node:path';
import type { Rollup } from 'vite';
import type { FeatureId } from '../../app/brand/features.ts';
import { appConfig, buildTarget } from './appConfig.ts';

type Entries = Record<string, string>;

function entriesFor(root: string, main: string, features: readonly FeatureId[]): Entries {
  const entries: Entries = { entry: join(root, main) };
  for (const id of features)
    entries[`feature-${id}`] = join(root, `app/features/${id}/feature.tsx`);
  return entries;
}

/** @returns a pattern for the ends of paths. */
const sources = (...paths: string[]): RegExp => new RegExp(`/(?:${paths.join('|')})$`);

/**
 * Style sheets of pages that visitors open by their address, some hundred bytes each: alone, each would be
 * asked for only by the page's code, and hold the page up.
 */
const stylesOfOpenPages = [
  'app/base/account/(?:choices|mine/\\w+)',
  'app/shell/(?:common|tabs)/\\w+',
  'app/ui/(?:Callout|List|ListRow|RadioMark|SectionTitle|Tag)',
];

/** What most pages are made of, those too that visitors open; and what opens over most of them. */
const partsOfOpenPages = [
  'app/base/account/(?:MoreRows|appearance/useSchemeLabel|mine/BrandHead).tsx?',
  'app/core/feature/Slot.tsx',
  'app/core/lazy/AfterFrame.tsx',
  'app/core/services/useInstallWay.ts',
  'app/platform/mail.ts',
  'app/ui/(?:Dialog|List|ListRow|RadioMark|SectionTitle|Sheet|Tag).tsx',
  'lucide-react/.*/(?:share-2|shield-check|square-plus|x).mjs',
];

/** What both the messaging engine and the pages need: in a file of its own, so that neither takes the other along. */
const partsOfMessages = [
  'app/brand/groupKinds.ts',
  'app/contract/gateway/isChannel.ts',
  'app/core/messaging/lists/listRowId.ts',
  'app/core/messaging/messageModel/(?:firstUnread|isSame|withoutContent).ts',
  'app/core/messaging/messageRef.ts',
  'app/core/messaging/publish/groupFaces.ts',
  'app/lib/pictureHost.ts',
];

/** What shows people and groups: what chats, contacts and their pages have in common. */
const partsOfChats = [
  'app/core/messaging/hooks/use(?:ConversationRow|Friend|FriendApplications|Friends|Group|Messaging).ts',
  'app/parts/person/(?:personName|supportIdAtom|use\\w+).ts',
  'app/parts/relation/useRelation.ts',
];

/**
 * Code that comes in one file where the bundler would make many: each would cost a slow network a
 * round trip, and its thread a request. A group takes what its modules import along; earlier groups
 * choose first. First what the entry imports step by step, one file a step, the last with the styles of
 * pages that visitors open; then the backend, which every page asks for as soon as it is at rest, apart
 * from what it shares with the messages, so that neither needs the other's code; then the parts of most
 * pages that visitors open, what tells times, which pages of money need too, and what chats are made of.
 */
const groups = [
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|scheduler)\/|\/boot\/steps\/react\.ts$/,
    priority: 5,
  },
  { name: 'router', test: /\/node_modules\/react-router|\/boot\/steps\/router\.ts$/, priority: 4 },
  {
    name: 'texts',
    test: /\/node_modules\/i18next\/|\/boot\/steps\/texts\.ts$/,
    priority: 3,
  },
  {
    name: 'start',
    test: sources('app/shell/boot/boot.tsx', ...stylesOfOpenPages.map((path) => `${path}.css.ts`)),
    priority: 2,
  },
  {
    name: 'shared',
    test: /\/node_modules\/valibot\/|\/app\/(lib\/(calmText|names|zones)|contract\/(call|callError|declaredError|fields\/media)|platform\/(network|random|timers))\.ts$/,
    priority: 1.5,
  },
  { name: 'backend', test: /\/app\/core\/backend\/startBackend\.ts$/, priority: 1 },
  { name: 'rows', test: sources(...partsOfOpenPages), priority: 0.5 },
  {
    name: 'times',
    test: sources('app/core/(?:language/useLanguageTag|time/useToday).ts', 'app/lib/dayTime.ts'),
    priority: 0.46,
  },
  { name: 'messages', test: sources(...partsOfMessages), priority: 0.45 },
  { name: 'chats', test: sources(...partsOfChats), priority: 0.4 },
];

/** Groups that are there, or on their way, by the time any page asks for more code. */
const alwaysThere = /^assets\/(?:react|router|texts|start|shared|backend)-[^/]+$/;

/** What a page names to be fetched ahead costs the first page bytes, so it does not name what that has. */
const withoutWhatIsThere = (_file: string, dependencies: string[]): string[] =>
  dependencies.filter((dependency) => !alwaysThere.test(dependency));

/** The browser build: each feature is an input of its own, so the entry names none. */
export async function bundleClient(
  root: string,
  outDir: string,
  features: readonly FeatureId[],
): Promise<void> {
  const { build } = await import('vite');
  await build({
    ...appConfig(root),
    mode: 'production',
    worker: { format: 'es', rolldownOptions: { output: { hashCharacters: 'base36' } } },
    build: {
      outDir,
      emptyOutDir: true,
      target: buildTarget,
      manifest: 'manifest.json',
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      modulePreload: { polyfill: false, resolveDependencies: withoutWhatIsThere },
      rolldownOptions: {
        input: entriesFor(root, 'app/entry.tsx', features),
        // Without this Vite drops the exports of a feature entry, and with them the feature.
        preserveEntrySignatures: 'exports-only',
        // On a slow machine the bundler would tell operations staff about its plugins.
        checks: { bundlerTimings: false },
        output: {
          hashCharacters: 'base36',
          codeSplitting: { groups },
          // The first page lists the files of every page: what several share is known by its hash alone.
          chunkFileNames: ({ name, isDynamicEntry }) =>
            isDynamicEntry || groups.some((group) => group.name === name)
              ? 'assets/[name]-[hash].js'
              : 'assets/[hash].js',
        },
      },
    },
  });
}

/** The build that runs while stamping, to render each brand's first screen. Self-contained. */
export async function bundleServer(
  root: string,
  outDir: string,
  features: readonly FeatureId[],
): Promise<void> {
  const { build } = await import('vite');
  await build({
    ...appConfig(root),
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      manifest: 'manifest.json',
      target: 'node20',
      // Leaves no comments, which would tell where the packages are installed.
      minify: true,
      reportCompressedSize: false,
      rolldownOptions: {
        input: entriesFor(root, 'app/server.tsx', features),
        preserveEntrySignatures: 'exports-only',
        output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunk-[hash].mjs' },
      },
    },
  });
}

/** Bundles one module into a classic script. @returns its text. */
export async function bundleScript(source: string, resolveFrom: string): Promise<string> {
  const { rolldown } = await import('rolldown');
  const entry = '\0script-entry';
  const bundle = await rolldown({
    input: entry,
    cwd: resolveFrom,
    platform: 'browser',
    logLevel: 'warn',
    transform: { target: 'es2020', define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'script-entry',
        resolveId: (id, importer) => {
          if (id === entry) return id;
          return importer === entry && id.startsWith('./') ? join(resolveFrom, id) : null;
        },
        load: (id) => (id === entry ? source : null),
      },
    ],
  });
  try {
    const { output } = await bundle.generate({ format: 'iife', minify: true });
    return (output[0] as Rollup.OutputChunk).code.trim();
  } finally {
    await bundle.close();
  }
}
