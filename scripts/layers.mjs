// Checks who imports whom: the layer table, packages each layer may use, and import cycles.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

/** What areas share may import. */
const partImports = [
  'app/core',
  'app/ui',
  'app/theme',
  'app/contract',
  'app/brand',
  'app/lib',
  'app/platform',
];
/** Parts that are made of another part. */
const partsOfParts = {
  'app/parts/groups': [
    'app/parts/people',
    'app/parts/person',
    'app/parts/search',
    'app/parts/shareCard',
    'app/parts/copy',
    'app/parts/scan',
    'app/parts/crop',
  ],
  'app/parts/message': ['app/parts/person'],
  'app/parts/people': ['app/parts/person'],
  'app/parts/recharge': ['app/parts/money'],
  'app/parts/money': ['app/parts/copy', 'app/parts/person'],
  'app/parts/friendCode': ['app/parts/shareCard'],
  'app/parts/shareCard': ['app/parts/copy'],
  'app/parts/sms': ['app/parts/verification'],
  'app/parts/voice': ['app/parts/person'],
};
/** What the folders of screens may import: never each other. */
const areaImports = ['app/parts/*', ...partImports];

/**
 * Layers of the house and the layers each may import. A feature folder is a layer of its own, and so
 * is each folder of `app/base`, which holds what every brand has, and of `app/parts`, which holds what
 * several areas share.
 */
const mayImport = {
  'app/lib': [],
  'app/brand': ['app/lib'],
  'app/contract': ['app/lib'],
  'app/platform': ['app/lib'],
  'app/transport': ['app/contract', 'app/lib', 'app/platform'],
  'app/theme': ['app/lib', 'app/brand'],
  'app/ui': ['app/theme', 'app/lib'],
  'app/core': [
    'app/transport',
    'app/contract',
    'app/brand',
    'app/platform',
    'app/lib',
    'app/theme',
    'app/ui',
    'app/locales',
  ],
  'app/parts/*': partImports,
  'app/features/*': areaImports,
  'app/base/*': areaImports,
  'app/shell': [
    'app/base/*',
    'app/parts/*',
    'app/core',
    'app/ui',
    'app/theme',
    'app/contract',
    'app/brand',
    'app/lib',
    'app/platform',
    'app/transport',
    'app/locales',
  ],
  'app/locales': [],
  app: [
    'app/shell',
    'app/core',
    'app/ui',
    'app/theme',
    'app/contract',
    'app/brand',
    'app/lib',
    'app/platform',
    'app/transport',
  ],
  cli: ['app/brand', 'app/lib', 'app/contract'],
  sandbox: ['app/contract', 'app/brand', 'app/lib'],
  tests: ['*'],
  scripts: ['*'],
};

/**
 * Layers that are reached by `import()` and by types alone, and by whom: what they need is loaded only
 * when it is used.
 */
const mayLoad = { cli: ['sandbox'] };

/** Packages a pure or narrow layer may use; layers not listed may use any package but Node's own in app. */
const mayUse = {
  'app/lib': ['valibot', 'culori'],
  'app/brand': ['@noble/ed25519', 'valibot', 'culori', '@valibot/to-json-schema', 'tldts'],
  'app/contract': ['valibot'],
  'app/platform': ['@noble/ed25519', 'idb'],
};

/** Packages that only some layers may use. */
const onlyIn = {
  commander: ['cli'],
  sharp: ['cli', 'sandbox'],
  ofetch: ['app/transport'],
  react: ['app/ui', 'app/core', 'app/parts/*', 'app/features/*', 'app/base/*', 'app/shell', 'app'],
  jotai: ['app/core', 'app/parts/*', 'app/features/*', 'app/base/*', 'app/shell', 'app'],
  idb: ['app/platform'],
  ws: ['sandbox'],
  hono: ['sandbox'],
  'drizzle-orm': ['sandbox'],
  '@libsql/client': ['sandbox'],
};

const sourceFile = /\.(ts|tsx|mjs|js)$/;
/** Folders of sources. */
export const roots = ['app', 'cli', 'sandbox', 'tests', 'scripts'];

/**
 * @param {string} root project folder
 * @returns {{ files: number, violations: string[] }} one sentence per violation
 */
export function checkLayers(root) {
  const files = roots.flatMap((folder) => listSources(root, folder));
  const graph = new Map();
  const violations = [];
  for (const file of files) {
    const edges = [];
    for (const { specifier, kind } of importsOf(join(root, file))) {
      if (specifier.startsWith('.')) {
        const target = targetOf(root, file, specifier);
        const problem = edgeProblem(file, target, root, kind !== 'static');
        if (problem) violations.push(problem);
        if (kind !== 'type') edges.push(target);
      } else {
        const problem = packageProblem(file, specifier);
        if (problem) violations.push(problem);
      }
    }
    graph.set(file, edges);
  }
  return { files: files.length, violations: [...violations, ...findCycles(graph)] };
}

/** @returns {string[]} paths from the project's folder */
export function listSources(root, folder) {
  const full = join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : listSources(root, path);
    return sourceFile.test(entry.name) ? [path] : [];
  });
}

/** @returns {string} the path of a file that another one names, from the project's folder */
export function targetOf(root, file, specifier) {
  return relative(root, resolve(root, dirname(file), specifier)).replaceAll('\\', '/');
}

/**
 * @param {string} file
 * @returns {{specifier: string, kind: 'static' | 'dynamic' | 'type'}[]}
 */
export function importsOf(file) {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  /** @returns {'type' | 'static'} */
  const kindOf = (isType) => (isType ? 'type' : 'static');
  /** @type {ReturnType<typeof importsOf>} */
  const found = module.staticImports.map((one) => ({
    specifier: one.moduleRequest.value,
    kind: kindOf(one.entries.length > 0 && one.entries.every((entry) => entry.isType)),
  }));
  for (const one of module.staticExports) {
    for (const entry of one.entries) {
      if (entry.moduleRequest)
        found.push({ specifier: entry.moduleRequest.value, kind: kindOf(entry.isType) });
    }
  }
  const text = readFileSync(file, 'utf8');
  for (const one of module.dynamicImports) {
    const literal = /^['"](.+)['"]$/.exec(
      text.slice(one.moduleRequest.start, one.moduleRequest.end),
    );
    if (literal) found.push({ specifier: literal[1], kind: 'dynamic' });
  }
  return found;
}

/** Folders whose subfolders are layers of their own. */
const grouped = ['features', 'base', 'parts'];

/** Layer of a file: `app/ui`, `app/features/game`, `cli` … */
function layerOf(file) {
  const parts = file.split('/');
  if (parts[0] !== 'app') return parts[0];
  if (parts.length === 2) return 'app';
  return grouped.includes(parts[1] ?? '') ? `app/${parts[1]}/${parts[2]}` : `app/${parts[1]}`;
}

const isTest = (file) => /\.test\.tsx?$/.test(file);
const generic = (layer) => layer.replace(/^app\/(features|base|parts)\/.*/, 'app/$1/*');

function edgeProblem(file, target, root, isType) {
  const from = layerOf(file);
  const to = layerOf(target);
  if (from === to || isTest(file)) return null;
  if (!existsSync(join(root, target))) return `${file} imports ${target}, which does not exist.`;
  const allowed = mayImport[generic(from)];
  if (!allowed) return `${file} is in ${from}, which the layer table does not name.`;
  if (allowed.includes('*') || allowed.includes(generic(to))) return null;
  if (partsOfParts[from]?.includes(to)) return null;
  if (mayLoad[from]?.includes(to)) {
    return isType
      ? null
      : `${file} imports ${target}: ${from} loads ${to} by import() only, when it is used.`;
  }
  if (from === 'app' && to.startsWith('app/'))
    return `${file} imports ${target}: the entry reaches ${to} through the shell only.`;
  // Data beside the layers: version.json and the like.
  if (to === 'app' && target.endsWith('.json')) return null;
  if (from === 'cli' && target === 'vite.config.ts') return null;
  return `${file} imports ${target}: ${from} may not import ${to}.`;
}

function packageProblem(file, specifier) {
  if (isTest(file)) return null;
  const layer = generic(layerOf(file));
  if (specifier.startsWith('node:')) {
    return layer.startsWith('app')
      ? `${file} imports ${specifier}: code in app runs in browsers.`
      : null;
  }
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  const allowed = mayUse[layer];
  if (allowed && !allowed.includes(name))
    return `${file} imports ${name}: ${layer} may use ${allowed.join(', ') || 'no package'} only.`;
  const owners = onlyIn[name === 'react-dom' || name.startsWith('react-') ? 'react' : name];
  if (owners && !owners.includes(layer) && layer !== 'tests' && layer !== 'scripts') {
    return `${file} imports ${name}: only ${owners.join(', ')} may.`;
  }
  return null;
}

/** Strongly connected components of more than one file, or a file that imports itself (Tarjan). */
function findCycles(graph) {
  const index = new Map();
  const low = new Map();
  const stack = [];
  const cycles = [];
  const visit = (node) => {
    index.set(node, index.size);
    low.set(node, index.get(node));
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!graph.has(next)) continue;
      if (!index.has(next)) {
        visit(next);
        low.set(node, Math.min(low.get(node), low.get(next)));
      } else if (stack.includes(next)) low.set(node, Math.min(low.get(node), index.get(next)));
    }
    if (low.get(node) !== index.get(node)) return;
    const members = stack.splice(stack.indexOf(node));
    if (members.length > 1 || (graph.get(node) ?? []).includes(node)) {
      cycles.push(`Import cycle: ${members.sort().join(', ')}.`);
    }
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return cycles;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
  const { files, violations } = checkLayers(root);
  for (const violation of violations) console.error(violation);
  if (violations.length > 0) process.exitCode = 1;
  else console.log(`${files} files keep the layers, no import cycles.`);
}
