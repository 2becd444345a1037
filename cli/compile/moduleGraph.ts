import { join } from 'node:path';

/** What is known of a module. */
export type ModuleOfGraph = {
  /** Bytes of its source, by which one file is weighed against another. */
  size: number;
  /** Modules that come with it. */
  imports: readonly string[];
  /** Modules that come when its code asks for them. */
  dynamicImports: readonly string[];
};

export type ModuleGraph = ReadonlyMap<string, ModuleOfGraph>;

/** What the bundler tells of a module that it has read. */
type ModuleInfo = {
  code: string | null;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
};

/** The module of the icons that names them all. Whoever imports one of it needs that one alone. */
const allIcons = /\/lucide-react\.mjs$/;

/**
 * Reads from the bundler which modules import which.
 * @param infoOf the bundler's `getModuleInfo`
 * @throws where a module imports an icon that there is not
 */
export function readModuleGraph(
  infoOf: (id: string) => ModuleInfo | null,
  entries: readonly string[],
): ModuleGraph {
  const graph = new Map<string, ModuleOfGraph>();
  let icons: ReadonlyMap<string, string> | undefined;
  const queue = [...entries];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    const info = graph.has(id) ? null : infoOf(id);
    if (!info) continue;
    const iconIndex = info.importedIds.find((imported) => allIcons.test(imported));
    if (iconIndex) icons ??= exportedIcons(iconIndex, infoOf(iconIndex)?.code ?? '');
    const imports = [
      ...info.importedIds.filter((imported) => imported !== iconIndex),
      ...(icons && iconIndex ? importedIcons(id, info.code ?? '', icons) : []),
    ];
    const dynamicImports = info.dynamicallyImportedIds;
    graph.set(id, { size: info.code?.length ?? 0, imports, dynamicImports });
    queue.push(...imports, ...dynamicImports);
  }
  return graph;
}

/** @returns all modules that are reached, the starts among them */
export function reachedModules(
  graph: ModuleGraph,
  starts: Iterable<string>,
  ways: 'static' | 'all',
): Set<string> {
  const seen = new Set<string>();
  const queue = [...starts];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    const module = seen.has(id) ? undefined : graph.get(id);
    if (!module) continue;
    seen.add(id);
    queue.push(...module.imports, ...(ways === 'all' ? module.dynamicImports : []));
  }
  return seen;
}

/** @returns the module of each icon, by the name it is imported by */
function exportedIcons(index: string, code: string): Map<string, string> {
  const icons = new Map<string, string>();
  for (const [, list = '', path = ''] of code.matchAll(/export \{([^}]*)\} from ['"]([^'"]+)/g)) {
    for (const name of namesIn(list)) icons.set(name.exported, join(index, '..', path));
  }
  return icons;
}

function importedIcons(id: string, code: string, icons: ReadonlyMap<string, string>): string[] {
  const lists = code.matchAll(/import \{([^}]*)\} from ['"]lucide-react['"]/g);
  return [...lists].flatMap(([, list = '']) =>
    namesIn(list).map(({ own }) => {
      const icon = icons.get(own);
      if (!icon)
        throw new Error(`${id} imports the icon ${own}, which lucide-react does not have.`);
      return icon;
    }),
  );
}

/** @param list what stands in the braces of an import or export, such as `Check, X as Close` */
function namesIn(list: string): { own: string; exported: string }[] {
  return list
    .split(',')
    .map((name) => name.trim().split(/\s+as\s+/))
    .filter(([own]) => own)
    .map(([own = '', exported = own]) => ({ own, exported }));
}
