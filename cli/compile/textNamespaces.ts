import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { startNamespaces } from '../../app/brand/namespaces.ts';
import { type ModuleTexts, readModuleTexts } from './moduleTexts.ts';

/** A text that belongs into a module, before what stands at this place. */
type Insertion = { at: number; text: string };

type TextNamespaces = {
  /**
   * @param file path below the app
   * @returns what the compile adds to its text: `namespaces` beside each `load`
   * @throws Error where somebody has written them by hand, or where they cannot be told
   */
  addedTo(file: string, text: string): Insertion[];
  /** @returns one sentence for each namespace that the first page uses and does not carry. */
  firstPageProblems(): string[];
  /** A file below the app has changed, or come, or gone. */
  forget(file: string): void;
};

/** What stands in a module that loads or asks for texts: to read its tree takes long. */
const mayMatter = /\bload\b|\buseTranslation\(|\bgetFixedT\(/u;

/**
 * Gives each object whose `load` imports a screen or part the namespaces of text that its code uses, as
 * the property `namespaces`: all that the imported modules, and whatever comes along with them, ask for,
 * without what the first page carries and what they bring in by themselves.
 */
export function textNamespacesPlugin(root: string): Plugin {
  const app = join(root, 'app');
  const texts = textNamespaces(app);
  /** Modules as they were when they were given their namespaces, by id. */
  const given = new Map<string, { text: string; added: string }>();
  const addedTo = (id: string, text: string): Insertion[] => {
    const file = relative(app, id.split('?')[0] as string).replaceAll('\\', '/');
    const isOther = file.startsWith('..') || !mayMatter.test(text);
    return isOther ? [] : texts.addedTo(file, text);
  };
  return {
    name: 'text-namespaces',
    // The sources are read as they were written.
    enforce: 'pre',
    buildStart() {
      if (this.environment.mode !== 'build') return;
      const problems = texts.firstPageProblems();
      if (problems.length > 0) this.error(problems.join('\n'));
    },
    transform: {
      filter: { id: /\.tsx?$/u, code: mayMatter },
      handler(text, id) {
        const added = addedTo(id, text);
        if (this.environment.mode === 'dev') given.set(id, { text, added: JSON.stringify(added) });
        // Nothing moves to another line.
        return added.length === 0 ? null : { code: withInsertions(text, added), map: null };
      },
    },
    watchChange(id) {
      texts.forget(relative(app, id).replaceAll('\\', '/'));
    },
    /** A module far below a screen says which texts the screen needs: so the one that loads it changes, too. */
    hotUpdate({ modules }) {
      const { moduleGraph } = this.environment;
      const stale = [...given].flatMap(([id, { text, added }]) =>
        JSON.stringify(addedTo(id, text)) === added ? [] : (moduleGraph.getModuleById(id) ?? []),
      );
      return stale.length === 0 ? undefined : [...new Set([...modules, ...stale])];
    },
    configureVitest({ experimental_defineCacheKeyGenerator: defineKey }) {
      defineKey(({ id, sourceCode }) => JSON.stringify(addedTo(id, sourceCode)));
    },
  };
}

function withInsertions(text: string, insertions: readonly Insertion[]): string {
  return [...insertions]
    .sort((one, other) => other.at - one.at)
    .reduce((whole, { at, text: added }) => whole.slice(0, at) + added + whole.slice(at), text);
}

/** @param app its folder; each file is read once, until it is forgotten. */
export function textNamespaces(app: string): TextNamespaces {
  let modules = new Map<string, { text: string; texts: ModuleTexts }>();
  let namespaces: ReadonlySet<string> | null = null;
  const read = (file: string, text: string): ModuleTexts => {
    namespaces ??= new Set(listed(join(app, 'locales/en-US')).map((name) => name.slice(0, -5)));
    return readModuleTexts(file, text, namespaces);
  };
  const known = (file: string) => {
    const path = join(app, file);
    if (!modules.has(file) && /\.tsx?$/u.test(file) && existsSync(path)) {
      const text = readFileSync(path, 'utf8');
      modules.set(file, { text, texts: read(file, text) });
    }
    return modules.get(file);
  };
  const moduleOf = (file: string): ModuleTexts | undefined => known(file)?.texts;
  return {
    addedTo(file, text) {
      const module = known(file);
      const { sources, problems } = module?.text === text ? module.texts : read(file, text);
      if (problems.length > 0) throw new Error(problems.join('\n'));
      return sources.flatMap(({ at, targets }) => {
        const needed = [...neededBy(targets, moduleOf).keys()].sort();
        if (needed.length === 0) return [];
        return [{ at, text: `namespaces: ${JSON.stringify(needed)}, ` }];
      });
    },
    firstPageProblems() {
      const steps = [
        'shell/boot/boot.tsx',
        ...listed(join(app, 'features')).map((id) => `features/${id}/feature.tsx`),
      ];
      return [...neededBy(steps, moduleOf)].map(
        ([namespace, file]) =>
          `app/${file} is part of the first page, which does not carry "${namespace}".`,
      );
    },
    forget(file) {
      if (file.startsWith('locales/')) namespaces = null;
      if (namespaces === null) modules = new Map();
      else modules.delete(file);
    },
  };
}

function listed(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/**
 * What some modules and everything they import at once use, without what the page has anyway and what
 * they bring in by themselves.
 * @returns each namespace with a file that uses it
 */
function neededBy(
  from: readonly string[],
  moduleOf: (file: string) => ModuleTexts | undefined,
): Map<string, string> {
  const seen = new Set(from);
  const needed = new Map<string, string>();
  const brought = new Set<string>();
  for (const file of seen) {
    const module = moduleOf(file);
    for (const one of module?.imports ?? []) seen.add(one);
    for (const one of module?.uses ?? []) if (!needed.has(one)) needed.set(one, file);
    for (const one of module?.brings ?? []) brought.add(one);
  }
  for (const namespace of needed.keys()) {
    if (isCarried(namespace) || brought.has(namespace)) needed.delete(namespace);
  }
  return needed;
}

/** Whether every first page has the texts of a namespace. */
function isCarried(namespace: string): boolean {
  return (
    (startNamespaces as readonly string[]).includes(namespace) || namespace.endsWith('.labels')
  );
}
