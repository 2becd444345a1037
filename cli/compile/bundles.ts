import { join } from 'node:path';
import type { Rolldown, Rollup } from 'vite';
import type { FeatureId } from '../../app/brand/features.ts';
import { appConfig, buildTarget } from './appConfig.ts';
import { type ModuleGraph, readModuleGraph } from './moduleGraph.ts';
import { sharedChunks } from './sharedChunks.ts';

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

/**
 * Code that is there, or on its way, by the time any page asks for more. A group takes what its modules import
 * along; earlier groups choose first. First what the entry imports step by step, one file a step, the last with
 * the styles of pages that visitors open; then the backend, which every page asks for as soon as it is at rest,
 * apart from what it shares with the messages, so that neither needs the other's code.
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
    test: /\/node_modules\/valibot\/|\/app\/(lib\/(calmText|names|zones)|contract\/(call|callError|declaredError|fields\/media)|platform\/(network|random|timers)|core\/busy\/holds)\.ts$/,
    priority: 1.5,
  },
  { name: 'backend', test: /\/app\/core\/backend\/startBackend\.ts$/, priority: 1 },
];

const alwaysThere = new RegExp(`^assets/(?:${groups.map(({ name }) => name).join('|')})-[^/]+$`);

/** What a page names to be fetched ahead costs the first page bytes, so it does not name what that has. */
const withoutWhatIsThere = (_file: string, dependencies: string[]): string[] =>
  dependencies.filter((dependency) => !alwaysThere.test(dependency));

/** The groups above, and files of what several pages share, as few as are worth it. */
function groupsFor(entries: Entries): Rolldown.CodeSplittingGroup[] {
  const { entry = '', ...features } = entries;
  let names: ReadonlyMap<string, string> | undefined;
  const nameOf = (id: string, context: Rolldown.ChunkingContext): string | null => {
    names ??= nameShared(
      readModuleGraph((one) => context.getModuleInfo(one), Object.values(entries)),
    );
    return names.get(id) ?? null;
  };
  const nameShared = (graph: ModuleGraph) => {
    const alwaysThere = [...graph.keys()].filter((id) => groups.some(({ test }) => test.test(id)));
    return sharedChunks(graph, { entry, features: Object.values(features), alwaysThere });
  };
  return [...groups, { name: nameOf, priority: 0, includeDependenciesRecursively: false }];
}

/** The browser build: each feature is an input of its own, so the entry names none. */
export async function bundleClient(
  root: string,
  outDir: string,
  features: readonly FeatureId[],
): Promise<void> {
  const { build } = await import('vite');
  const entries = entriesFor(root, 'app/entry.tsx', features);
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
        input: entries,
        // Otherwise Vite drops the exports of a feature entry, and with them the feature.
        preserveEntrySignatures: 'allow-extension',
        // On a slow machine the bundler would tell operations staff about its plugins.
        checks: { bundlerTimings: false },
        output: {
          hashCharacters: 'base36',
          codeSplitting: { groups: groupsFor(entries) },
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
