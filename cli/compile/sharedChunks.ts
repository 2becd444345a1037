import { type ModuleGraph, reachedModules } from './moduleGraph.ts';

export type SharedChunkOptions = {
  /** The module that every page begins with. */
  entry: string;
  /** The entries that a brand may leave out, each by itself. */
  features: readonly string[];
  /** Modules that are there before any page asks for code, with all that they import. */
  alwaysThere: readonly string[];
};

/** Modules that the same pages need, and which therefore come in one file. */
type Group = {
  /** The features of which each has all of the modules; '' where every brand has them. */
  owners: string;
  modules: string[];
  /** Bytes of source. */
  size: number;
  /** Those of the modules loaded on demand that need it, by their number. */
  pages: ReadonlySet<number>;
  /** Other groups that its modules import. */
  imports: Set<Group>;
};

/** Bytes of source that cost a phone as much as one more request: its headers, its compiling, its linking. */
const bytesOfRequest = 6_000;

/**
 * Which modules that several pages share come in one file. The bundler by itself makes a file for each set of
 * pages, hundreds of them with a few hundred bytes each; here two become one where the requests that this saves
 * are worth more than the bytes that a page then fetches without need. What belongs to one feature never comes
 * with what belongs to another, so that a brand without it has nothing of it; and no two files import one another.
 * @returns the name of its file by module; what is missing there is left to the bundler
 */
export function sharedChunks(graph: ModuleGraph, options: SharedChunkOptions): Map<string, string> {
  const { entry, features, alwaysThere } = options;
  const there = reachedModules(graph, [entry, ...features, ...alwaysThere], 'static');
  const onDemand = new Set([...graph.values()].flatMap(({ dynamicImports }) => dynamicImports));
  const roots = [...onDemand].filter((id) => graph.has(id) && !there.has(id)).sort();
  const pages = pagesOf(graph, roots, there);
  const owners = ownersOf(graph, entry, features);
  const alone = new Set(onDemand);
  let all: Group[];
  let circling: Group[];
  do {
    all = groupsOf(graph, { pages, owners, alone });
    circling = all.filter((group) => group.modules.length > 1 && isCircle(group, group));
    for (const module of circling.flatMap(({ modules }) => modules)) alone.add(module);
  } while (circling.length > 0);
  const shared = all.filter(
    ({ modules: [first = ''], pages }) => pages.size > 1 && !onDemand.has(first),
  );
  join(shared, all);
  const names = new Map<string, string>();
  for (const [number, { modules }] of shared.entries()) {
    for (const module of modules) names.set(module, `shared${number}`);
  }
  return names;
}

/**
 * @returns for each module that comes on demand, the numbers of the roots that bring it, without those by
 * whose time another of them has brought it
 */
function pagesOf(
  graph: ModuleGraph,
  roots: readonly string[],
  there: ReadonlySet<string>,
): Map<string, number[]> {
  const pages = new Map<string, number[]>();
  for (const [number, root] of roots.entries()) {
    for (const id of reachedModules(graph, [root], 'static')) {
      if (!there.has(id)) pages.set(id, [...(pages.get(id) ?? []), number]);
    }
  }
  const before = loadedBefore(graph, roots, pages);
  for (const [id, own] of pages) {
    pages.set(
      id,
      own.filter((page) => !own.some((other) => before[page]?.has(other))),
    );
  }
  return pages;
}

/**
 * @returns for each root, the others that are there whenever it is asked for: all ways to it lead through them
 * (its dominators, in the words of flow graphs)
 */
function loadedBefore(
  graph: ModuleGraph,
  roots: readonly string[],
  pages: ReadonlyMap<string, readonly number[]>,
): readonly ReadonlySet<number>[] {
  const asking = roots.map((): { who: readonly number[] }[] => []);
  const numberOf = new Map(roots.map((root, number) => [root, number]));
  for (const [id, { dynamicImports }] of graph) {
    for (const asked of dynamicImports) {
      const number = numberOf.get(asked);
      if (number !== undefined) asking[number]?.push({ who: pages.get(id) ?? [] });
    }
  }
  // At first everything counts as loaded before everything; what one way lacks is taken away until nothing changes.
  const before = roots.map(() => new Set(roots.keys()));
  const isLoaded = (other: number, { who }: { who: readonly number[] }) =>
    who.length > 0 && who.every((asker) => asker === other || before[asker]?.has(other));
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const [number, own] of before.entries()) {
      for (const other of own) {
        if (other !== number && asking[number]?.every((way) => isLoaded(other, way))) continue;
        own.delete(other);
        isChanged = true;
      }
    }
  }
  return before;
}

/** @returns by module, the features whose code leads to it; '' where the code of every brand does */
function ownersOf(
  graph: ModuleGraph,
  entry: string,
  features: readonly string[],
): Map<string, string> {
  const everywhere = reachedModules(graph, [entry], 'all');
  const owners = new Map<string, string>();
  for (const [number, feature] of features.entries()) {
    for (const id of reachedModules(graph, [feature], 'all')) {
      if (!everywhere.has(id)) owners.set(id, `${owners.get(id) ?? ''} ${number}`);
    }
  }
  return owners;
}

/** @returns the groups as the bundler would make them, but for modules that stay alone */
function groupsOf(
  graph: ModuleGraph,
  {
    pages,
    owners,
    alone,
  }: {
    pages: ReadonlyMap<string, readonly number[]>;
    owners: ReadonlyMap<string, string>;
    alone: ReadonlySet<string>;
  },
): Group[] {
  const groups = new Map<string, Group>();
  const groupOf = new Map<string, Group>();
  for (const id of [...pages.keys()].sort()) {
    const own = { owners: owners.get(id) ?? '', pages: new Set(pages.get(id)) };
    const key = alone.has(id) ? id : `${own.owners}:${[...own.pages]}`;
    const group = groups.get(key) ?? { ...own, modules: [], size: 0, imports: new Set<Group>() };
    groups.set(key, group);
    groupOf.set(id, group);
    group.modules.push(id);
    group.size += graph.get(id)?.size ?? 0;
  }
  for (const [id, group] of groupOf) {
    for (const imported of graph.get(id)?.imports ?? []) {
      const other = groupOf.get(imported);
      if (other && other !== group) group.imports.add(other);
    }
  }
  return [...groups.values()];
}

/** Makes one group of the two that gain most by it, again and again, while any do. */
function join(shared: Group[], all: readonly Group[]): void {
  let pairs = shared.flatMap((one, at) => pairsOf(one, shared.slice(at + 1)));
  for (let best = takeBest(pairs); best; best = takeBest(pairs)) {
    const { one, other } = best;
    one.modules.push(...other.modules);
    one.size += other.size;
    one.pages = new Set([...one.pages, ...other.pages]);
    one.imports = new Set([...one.imports, ...other.imports]);
    for (const group of all) if (group.imports.delete(other)) group.imports.add(one);
    one.imports.delete(one);
    shared.splice(shared.indexOf(other), 1);
    const isOfBoth = (group: Group) => group === one || group === other;
    pairs = [
      ...pairs.filter((pair) => !isOfBoth(pair.one) && !isOfBoth(pair.other)),
      ...pairsOf(
        one,
        shared.filter((group) => group !== one),
      ),
    ];
  }
}

type Pair = { one: Group; other: Group; gain: number };

/** @returns the pairs of the one with others that gain by being one */
function pairsOf(one: Group, others: readonly Group[]): Pair[] {
  return others
    .map((other) => ({ one, other, gain: gainOf(one, other) }))
    .filter(({ gain }) => gain > 0);
}

/** Takes out the best pair, and any better ones that would go in a circle: they do until one of them changes. */
function takeBest(pairs: Pair[]): Pair | undefined {
  while (pairs.length > 0) {
    const best = pairs.reduce((one, other) => (other.gain > one.gain ? other : one));
    pairs.splice(pairs.indexOf(best), 1);
    if (!isCircle(best.one, best.other) && !isCircle(best.other, best.one)) return best;
  }
  return undefined;
}

/** @returns what one file instead of two saves, in bytes of source over all pages; below 0 where it costs */
function gainOf(one: Group, other: Group): number {
  if (one.owners !== other.owners) return 0;
  let both = 0;
  for (const page of one.pages) if (other.pages.has(page)) both += 1;
  const bytesInVain = (one.pages.size - both) * other.size + (other.pages.size - both) * one.size;
  return both * bytesOfRequest - bytesInVain;
}

/** @returns whether another that the one imports leads to the other, so that one file of both would go in a circle */
function isCircle(one: Group, other: Group): boolean {
  const seen = new Set<Group>();
  const queue = [...one.imports].filter((group) => group !== other);
  for (let group = queue.pop(); group; group = queue.pop()) {
    if (group === other) return true;
    if (seen.has(group)) continue;
    seen.add(group);
    queue.push(...group.imports);
  }
  return false;
}
