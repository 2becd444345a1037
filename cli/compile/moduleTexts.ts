import { posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'rolldown/utils';
import { type Declarations, declarations } from './declarations.ts';

/** What a module says of texts, as far as one can tell without running it. */
export type ModuleTexts = {
  /** Modules that come along with it, by path below the app. */
  imports: string[];
  /** Namespaces that it asks for. */
  uses: string[];
  /** Namespaces that it brings in by itself. */
  brings: string[];
  sources: LoadedSource[];
  /** One sentence for each place where this cannot be told, or where somebody has written it by hand. */
  problems: string[];
};

/** An object whose `load` imports modules: a screen, or a part of one. */
type LoadedSource = {
  /** Where its `load` starts in the text of the module. */
  at: number;
  /** The modules that it imports, by path below the app. */
  targets: string[];
};

const defaultNamespace = 'shell.frame';

/** What a file needs for its tree to say anything of texts: to read the tree is what takes long. */
const speaksOfTexts = /useTranslation|getFixedT|loadTexts|\bns\b|\bload\b|['"`}][\w.-]+:/u;

/** What tests load and ask for comes with no page. */
const isTest = /\.test\.tsx?$/u;

/** Nodes of one module, in the order in which they stand there. */
type Found = {
  calls: ESTree.CallExpression[];
  objects: ESTree.ObjectExpression[];
  imports: ESTree.ImportExpression[];
  strings: ESTree.StringLiteral[];
  templates: ESTree.TemplateElement[];
} & Pick<Declarations, 'meantBy' | 'declares'>;

/**
 * @param file path below the app
 * @param namespaces all there are
 */
export function readModuleTexts(
  file: string,
  text: string,
  namespaces: ReadonlySet<string>,
): ModuleTexts {
  const parsed = parseSync(file, text);
  const resolve = (specifier: string) => posix.join(posix.dirname(file), specifier);
  const { staticImports, staticExports } = parsed.module;
  const imports = [
    ...staticImports.map(({ entries, moduleRequest }) => ({ entries, moduleRequest })),
    ...staticExports.map(({ entries }) => ({
      entries,
      moduleRequest: entries.find((entry) => entry.moduleRequest)?.moduleRequest,
    })),
  ].flatMap(({ entries, moduleRequest }) => {
    const isType = entries.length > 0 && entries.every((entry) => entry.isType);
    return !isType && moduleRequest?.value.startsWith('.') ? [resolve(moduleRequest.value)] : [];
  });
  const nothing = { imports, uses: [], brings: [], sources: [], problems: [] };
  if (!speaksOfTexts.test(text)) return nothing;
  const found = findNodes(parsed.program);
  const sources = found.objects.flatMap((object) => {
    const load = propertyOf(object, 'load');
    const targets = load ? importedBy(load.value, found).map(resolve) : [];
    return load && targets.length > 0 ? [{ at: load.start, targets, object }] : [];
  });
  const problems = [
    ...unfollowedLoads(found).map((node) => [node, unfollowed] as const),
    ...askedFor(found).flatMap(({ call, namespaces: asked }) =>
      asked ? [] : [[call, untold] as const],
    ),
    ...sources
      .filter(({ object }) => propertyOf(object, 'namespaces'))
      .map(({ object }) => [object, listedByHand] as const),
  ].map(([{ start }, what]) => `app/${file}:${text.slice(0, start).split('\n').length} ${what}`);
  return {
    imports,
    uses: [...new Set(usedBy(found, namespaces))],
    brings: callsOf(found, 'loadTexts').flatMap((call) => stringsIn(call.arguments[0], found)),
    sources: sources.map(({ at, targets }) => ({ at, targets })),
    problems: isTest.test(file) ? [] : problems,
  };
}

const unfollowed =
  'has a "load" that cannot be followed to what it imports: write the function in this module.';
const untold = 'asks for texts of a namespace that cannot be told from this module: name it here.';
const listedByHand = 'lists namespaces, which follow from what it loads: delete the list.';

function findNodes(program: ESTree.Program): Found {
  const { visitor, ...declared } = declarations();
  const found: Found = {
    calls: [],
    objects: [],
    imports: [],
    strings: [],
    templates: [],
    ...declared,
  };
  new Visitor({
    ...visitor,
    CallExpression: (node) => void found.calls.push(node),
    ObjectExpression: (node) => void found.objects.push(node),
    ImportExpression: (node) => void found.imports.push(node),
    TemplateElement: (node) => void found.templates.push(node),
    Literal: (node) => {
      if (typeof node.value === 'string') found.strings.push(node as ESTree.StringLiteral);
    },
  }).visit(program);
  return found;
}

/** @returns each `load` of an object that may import a module, and does not show here which. */
function unfollowedLoads(found: Found): ESTree.Node[] {
  return found.objects.flatMap((object) => {
    const load = propertyOf(object, 'load');
    if (!load) return [];
    const imports = inside(load.value, found.imports, found);
    const isFollowed =
      imports.length > 0
        ? imports.every(({ source }) => source.type === 'Literal')
        : /Function|Literal/u.test(found.meantBy(load.value)?.type ?? '');
    return isFollowed ? [] : [load];
  });
}

type Asked = {
  call: ESTree.CallExpression;
  /** Null where the module does not say which. */
  namespaces: string[] | null;
};

/** @returns what the hooks and fixed translators of a module ask for. */
function askedFor(found: Found): Asked[] {
  const hooks = callsOf(found, 'useTranslation');
  // The module of the hook itself hands on what others ask for.
  const isHook = found.declares('useTranslation');
  const fixed = isHook ? [] : callsOf(found, 'getFixedT');
  return [
    ...hooks.map((call) => ({ call, named: call.arguments[0] })),
    ...fixed.map((call) => ({ call, named: call.arguments[1] })),
  ].map(({ call, named }) => ({
    call,
    namespaces: named ? namespacesIn(named, found) : [defaultNamespace],
  }));
}

/** @returns the namespaces that an argument names; null where it is not made of names and constants alone. */
function namespacesIn(node: ESTree.Node, found: Found): string[] | null {
  const all = (nodes: readonly (ESTree.Node | null)[]): string[] | null => {
    const each = nodes.map((one) => one && namespacesIn(one, found));
    return each.every((one) => one !== null) ? each.flat() : null;
  };
  const meant = found.meantBy(node);
  switch (meant?.type) {
    case 'Literal':
      return typeof meant.value === 'string' ? [meant.value] : null;
    case 'ArrayExpression':
      return all(meant.elements);
    case 'SpreadElement':
      return namespacesIn(meant.argument, found);
    case 'ConditionalExpression':
      return all([meant.consequent, meant.alternate]);
    default:
      return null;
  }
}

/**
 * The namespaces that a module asks for by itself: by hooks, fixed translators, `ns` options, and whole
 * names such as `form:phone`.
 */
function usedBy(found: Found, namespaces: ReadonlySet<string>): string[] {
  const words = [
    ...found.strings.map(({ value }) => value),
    ...found.templates.map(({ value }) => value.raw),
  ];
  return [
    ...askedFor(found).flatMap((asked) => asked.namespaces ?? []),
    ...found.objects.flatMap((object) => stringsIn(propertyOf(object, 'ns')?.value, found)),
    ...words.flatMap((word) => {
      const namespace = /^([\w.-]+):/u.exec(word)?.[1];
      return namespace !== undefined && namespaces.has(namespace) ? [namespace] : [];
    }),
  ];
}

/** @returns the calls of a function or method of this name. */
function callsOf({ calls }: Found, name: string): ESTree.CallExpression[] {
  return calls.filter(({ callee }) => {
    const named = callee.type === 'MemberExpression' ? callee.property : callee;
    return named.type === 'Identifier' && named.name === name;
  });
}

function propertyOf(object: ESTree.ObjectExpression, name: string) {
  return object.properties.find(
    (one): one is ESTree.ObjectProperty =>
      one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === name,
  );
}

type Placed = { start: number; end: number };

/** @returns the nodes that stand inside another one, or inside what it names. */
function inside<Node extends Placed>(
  node: ESTree.Node | undefined,
  nodes: readonly Node[],
  { meantBy }: Found,
): Node[] {
  const place = node && meantBy(node);
  if (!place) return [];
  return nodes.filter(({ start, end }) => start >= place.start && end <= place.end);
}

function stringsIn(node: ESTree.Node | undefined, found: Found): string[] {
  return inside(node, found.strings, found).map(({ value }) => value);
}

/** @returns specifiers of the relative modules that a loader imports. */
function importedBy(node: ESTree.Node, found: Found): string[] {
  return inside(node, found.imports, found).flatMap(({ source }) =>
    source.type === 'Literal' && typeof source.value === 'string' && source.value.startsWith('.')
      ? [source.value]
      : [],
  );
}
