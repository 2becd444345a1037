// Checks that the code of every screen and part finds its texts: what it uses is listed where it is loaded.
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';

/**
 * @typedef {{ file: string, line: number, namespaces: string[], targets: string[] }} Source
 * @typedef {{ imports: string[], uses: string[], brings: string[], sources: Source[] }} Module
 * @typedef {import('oxc-parser').Node} Node
 */

const defaultNamespace = 'shell.frame';

/**
 * @param {ReadonlyMap<string, string>} code source files by path below the app
 * @param {ReadonlySet<string>} namespaces all there are
 * @param {ReadonlySet<string>} start those that every first page carries, without the features' labels
 * @returns {string[]} one sentence per problem
 */
export function routeProblems(code, namespaces, start) {
  /** @type {Map<string, Module>} */
  const modules = new Map();
  for (const [file, text] of code) modules.set(file, readModule(file, text, namespaces));
  /** @param {string} namespace */
  const isCarried = (namespace) => start.has(namespace) || namespace.endsWith('.labels');
  const problems = [];
  for (const { file, line, namespaces: listed, targets } of [...modules.values()].flatMap(
    ({ sources }) => sources,
  )) {
    const { uses, brings } = reach(targets, modules);
    for (const [namespace, where] of uses) {
      if (isCarried(namespace) || brings.has(namespace) || listed.includes(namespace)) continue;
      problems.push(
        `app/${file}:${line} loads app/${targets[0]} without "${namespace}", which app/${where} uses.`,
      );
    }
    for (const namespace of listed) {
      if (!namespaces.has(namespace)) {
        problems.push(`app/${file}:${line} lists "${namespace}", which has no texts.`);
      } else if (isCarried(namespace)) {
        problems.push(
          `app/${file}:${line} lists "${namespace}", which the first page carries anyway.`,
        );
      } else if (!uses.has(namespace)) {
        problems.push(
          `app/${file}:${line} lists "${namespace}", which nothing in app/${targets[0]} uses.`,
        );
      }
    }
  }
  return [...problems, ...firstPageProblems(modules, isCarried)];
}

/**
 * The first page starts from the entry, which imports step by step, and from the features' faces.
 * @param {Map<string, Module>} modules
 * @param {(namespace: string) => boolean} isCarried
 */
function firstPageProblems(modules, isCarried) {
  const steps = [...modules.keys()].filter((file) =>
    /^shell\/boot\/boot\.tsx$|^features\/[^/]+\/feature\.tsx$/u.test(file),
  );
  const { uses, brings } = reach(steps, modules);
  return [...uses]
    .filter(([namespace]) => !isCarried(namespace) && !brings.has(namespace))
    .map(
      ([namespace, where]) =>
        `app/${where} is part of the first page, which does not carry "${namespace}".`,
    );
}

/**
 * What some modules and everything they import at once use, and what they bring in by themselves.
 * @param {readonly string[]} from
 * @param {Map<string, Module>} modules
 * @returns {{ uses: Map<string, string>, brings: Set<string> }} each namespace used with a file that uses it
 */
function reach(from, modules) {
  const seen = new Set(from);
  /** @type {Map<string, string>} */
  const uses = new Map();
  /** @type {Set<string>} */
  const brings = new Set();
  for (const file of seen) {
    const module = modules.get(file);
    for (const one of module?.imports ?? []) seen.add(one);
    for (const one of module?.uses ?? []) if (!uses.has(one)) uses.set(one, file);
    for (const one of module?.brings ?? []) brings.add(one);
  }
  return { uses, brings };
}

/** What a file needs for its tree to say anything of texts: to read the tree is what takes long. */
const speaksOfTexts = /useTranslation|getFixedT|loadTexts|\bns\b|import\(|['"`}][\w.-]+:/u;

/**
 * @param {string} file path below the app
 * @param {string} text
 * @param {ReadonlySet<string>} namespaces
 * @returns {Module}
 */
export function readModule(file, text, namespaces) {
  const parsed = parseSync(file, text);
  const { module } = parsed;
  /** @param {string} specifier */
  const resolve = (specifier) => posix.join(posix.dirname(file), specifier);
  const imports = [...module.staticImports, ...module.staticExports].flatMap((one) => {
    const isType = one.entries.length > 0 && one.entries.every((entry) => entry.isType);
    if (isType) return [];
    const request =
      'moduleRequest' in one
        ? one.moduleRequest.value
        : one.entries.find((entry) => entry.moduleRequest)?.moduleRequest?.value;
    return request?.startsWith('.') ? [resolve(request)] : [];
  });
  /** @type {Module} */
  const found = { imports, uses: [], brings: [], sources: [] };
  if (!speaksOfTexts.test(text)) return found;
  const { program } = parsed;
  const constants = constantsOf(program);
  visit(program, (node) => {
    found.uses.push(...usedBy(node, namespaces));
    if (isCallOf(node, 'loadTexts')) found.brings.push(...stringsIn(node.arguments[0], constants));
    if (node.type !== 'ObjectExpression') return;
    const load = propertyOf(node, 'load');
    const targets = load ? dynamicImports(deref(load, constants)).map(resolve) : [];
    if (targets.length === 0) return;
    const line = text.slice(0, node.start).split('\n').length;
    const listed = stringsIn(propertyOf(node, 'namespaces'), constants);
    found.sources.push({ file, line, namespaces: listed, targets });
  });
  found.uses = [...new Set(found.uses)];
  return found;
}

/**
 * The namespaces a node asks for by itself: hooks, fixed translators, `ns` options, and whole names
 * such as `form:phone`.
 * @param {any} node
 * @param {ReadonlySet<string>} namespaces
 * @returns {string[]}
 */
function usedBy(node, namespaces) {
  if (isCallOf(node, 'useTranslation')) {
    return node.arguments.length === 0 ? [defaultNamespace] : stringsIn(node.arguments[0]);
  }
  if (isCallOf(node, 'getFixedT')) return stringsIn(node.arguments[1]);
  if (node.type === 'Property' && nameOf(node.key) === 'ns') return stringsIn(node.value);
  const words =
    node.type === 'TemplateElement'
      ? node.value.raw
      : node.type === 'Literal' && typeof node.value === 'string'
        ? node.value
        : '';
  const namespace = /^([\w.-]+):/u.exec(words)?.[1];
  return namespace !== undefined && namespaces.has(namespace) ? [namespace] : [];
}

/** @param {any} node @param {string} name @returns {boolean} */
function isCallOf(node, name) {
  if (node.type !== 'CallExpression') return false;
  const { callee } = node;
  return nameOf(callee.type === 'MemberExpression' ? callee.property : callee) === name;
}

/** @param {any} node @returns {string | undefined} */
function nameOf(node) {
  return node.type === 'Identifier' ? node.name : undefined;
}

/** @param {any} object @param {string} name @returns {any} the value of a property, or undefined */
function propertyOf(object, name) {
  return object.properties.find(
    (/** @type {any} */ one) => one.type === 'Property' && nameOf(one.key) === name,
  )?.value;
}

/** @param {any} program @returns {Map<string, any>} what the constants of a module are set to */
function constantsOf(program) {
  /** @type {Map<string, any>} */
  const constants = new Map();
  visit(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.init && nameOf(node.id)) {
      constants.set(String(nameOf(node.id)), node.init);
    }
  });
  return constants;
}

/** @param {any} node @param {Map<string, any>} constants @returns {any} */
function deref(node, constants) {
  return constants.get(nameOf(node) ?? '') ?? node;
}

/** @param {any} node @param {Map<string, any>} [constants] @returns {string[]} */
function stringsIn(node, constants = new Map()) {
  /** @type {string[]} */
  const strings = [];
  if (node) {
    visit(deref(node, constants), (one) => {
      if (one.type === 'Literal' && typeof one.value === 'string') strings.push(one.value);
    });
  }
  return strings;
}

/** @param {any} node @returns {string[]} specifiers of the relative modules it loads */
function dynamicImports(node) {
  /** @type {string[]} */
  const specifiers = [];
  visit(node, (one) => {
    if (one.type === 'ImportExpression' && String(one.source.value).startsWith('.')) {
      specifiers.push(one.source.value);
    }
  });
  return specifiers;
}

/** @param {any} node @param {(node: any) => void} look called with every node of the tree */
function visit(node, look) {
  if (Array.isArray(node)) {
    for (const one of node) visit(one, look);
  } else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') look(node);
    for (const value of Object.values(node)) {
      if (value && typeof value === 'object') visit(value, look);
    }
  }
}

/**
 * @param {string} folder the app
 * @returns {Set<string>} the namespaces every first page carries
 */
export function startNamespaces(folder) {
  const file = join(folder, 'brand/namespaces.ts');
  if (!existsSync(file)) return new Set([defaultNamespace]);
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  return new Set(stringsIn(constantsOf(program).get('startNamespaces')));
}
