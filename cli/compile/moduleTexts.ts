import { posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'rolldown/utils';

/** What a module says of texts, as far as one can tell without running it. */
export type ModuleTexts = {
  /** Modules that come along with it, by path below the app. */
  imports: string[];
  /** Namespaces that it asks for. */
  uses: string[];
  /** Namespaces that it brings in by itself. */
  brings: string[];
  sources: LoadedSource[];
};

/** An object whose `load` imports modules: a screen, or a part of one. */
export type LoadedSource = {
  /** Where its `load` starts in the text of the module. */
  at: number;
  line: number;
  /** The modules that it imports, by path below the app. */
  targets: string[];
  /** Somebody has written its namespaces by hand. */
  isListed: boolean;
};

const defaultNamespace = 'shell.frame';

/** What a file needs for its tree to say anything of texts: to read the tree is what takes long. */
const speaksOfTexts = /useTranslation|getFixedT|loadTexts|\bns\b|import\(|['"`}][\w.-]+:/u;

/** Nodes of one module, in the order in which they stand there. */
type Found = {
  calls: ESTree.CallExpression[];
  objects: ESTree.ObjectExpression[];
  imports: ESTree.ImportExpression[];
  strings: ESTree.StringLiteral[];
  templates: ESTree.TemplateElement[];
  /** What the constants of the module are set to. */
  constants: Map<string, ESTree.Expression>;
};

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
  if (!speaksOfTexts.test(text)) return { imports, uses: [], brings: [], sources: [] };
  const found = findNodes(parsed.program);
  return {
    imports,
    uses: [...new Set(usedBy(found, namespaces))],
    brings: callsOf(found, 'loadTexts').flatMap((call) => stringsIn(call.arguments[0], found)),
    sources: found.objects.flatMap((object) => {
      const load = propertyOf(object, 'load');
      const targets = load ? importedBy(load.value, found).map(resolve) : [];
      if (!load || targets.length === 0) return [];
      const line = text.slice(0, object.start).split('\n').length;
      const isListed = propertyOf(object, 'namespaces') !== undefined;
      return [{ at: load.start, line, targets, isListed }];
    }),
  };
}

function findNodes(program: ESTree.Program): Found {
  const found: Found = {
    calls: [],
    objects: [],
    imports: [],
    strings: [],
    templates: [],
    constants: new Map(),
  };
  new Visitor({
    CallExpression: (node) => void found.calls.push(node),
    ObjectExpression: (node) => void found.objects.push(node),
    ImportExpression: (node) => void found.imports.push(node),
    TemplateElement: (node) => void found.templates.push(node),
    Literal: (node) => {
      if (typeof node.value === 'string') found.strings.push(node as ESTree.StringLiteral);
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init) found.constants.set(id.name, init);
    },
  }).visit(program);
  return found;
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
    ...callsOf(found, 'useTranslation').flatMap((call) =>
      call.arguments.length === 0 ? [defaultNamespace] : stringsIn(call.arguments[0], found),
    ),
    ...callsOf(found, 'getFixedT').flatMap((call) => stringsIn(call.arguments[1], found)),
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

/** @returns the nodes that stand inside another one, or inside the constant that it names. */
function inside<Node extends Placed>(
  node: ESTree.Node | undefined,
  nodes: readonly Node[],
  { constants }: Found,
): Node[] {
  if (!node) return [];
  const place = (node.type === 'Identifier' && constants.get(node.name)) || node;
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
