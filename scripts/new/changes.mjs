// What a generator is about to write. It is all worked out before anything is written, so that what is refused
// leaves the tree as it was.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** What is asked for cannot be made; the message says why, and what to do. */
export class Refusal extends Error {}

/** New files, and changed ones, of a tree. Paths are those below its root. */
export class Changes {
  /** @type {Map<string, string>} */
  #texts = new Map();
  /** @type {Set<string>} */
  #created = new Set();

  /** @param {string} root */
  constructor(root) {
    this.root = root;
  }

  /** @param {string} path */
  isThere(path) {
    return this.#texts.has(path) || existsSync(join(this.root, path));
  }

  /** @param {string} path @returns {string} as it will be */
  read(path) {
    const text = this.#texts.get(path);
    if (text !== undefined) return text;
    if (!existsSync(join(this.root, path))) throw new Refusal(`${path} is not there.`);
    return readFileSync(join(this.root, path), 'utf8');
  }

  /** @param {string} path @param {string} text */
  create(path, text) {
    if (this.isThere(path)) throw new Refusal(`${path} is there already: choose another name.`);
    this.#texts.set(path, text);
    this.#created.add(path);
  }

  /** @param {string} path @param {(text: string) => string} change */
  edit(path, change) {
    this.#texts.set(path, change(this.read(path)));
  }

  /** @param {string} path a JSON file @param {(value: any) => void} change changes it in place */
  editJson(path, change) {
    this.edit(path, (text) => {
      const value = JSON.parse(text);
      change(value);
      return `${JSON.stringify(value, null, 2)}\n`;
    });
  }

  /**
   * @param {string} path a module @param {string} name of a constant in it @param {string} code an element of
   * the list, or a property of the object, that the constant is
   * @param {string} [before] an element or key that it stands before; at the end without one
   */
  insert(path, name, code, before) {
    this.edit(path, (text) => {
      const place = literalOf(path, text, name);
      if (!place) throw new Refusal(`${path} has no list or object ${name} to add to.`);
      const next = before && place.members.find((one) => text.slice(...one).startsWith(before));
      if (next) return `${text.slice(0, next[0])}${code},\n${text.slice(next[0])}`;
      const inside = text.slice(place.start + 1, place.end - 1).trimEnd();
      const comma = place.members.length === 0 || inside.endsWith(',') ? '' : ',';
      const head = text.slice(0, place.start + 1) + inside;
      return `${head}${comma}\n${code},\n${text.slice(place.end - 1)}`;
    });
  }

  /** @param {string} path a module @param {string} statement */
  addImport(path, statement) {
    this.edit(path, (text) => (text.includes(statement) ? text : `${statement}\n${text}`));
  }

  /** @returns {{ created: string[], changed: string[] }} */
  write() {
    for (const [path, text] of this.#texts) {
      mkdirSync(dirname(join(this.root, path)), { recursive: true });
      writeFileSync(join(this.root, path), text);
    }
    const paths = [...this.#texts.keys()].sort();
    return {
      created: paths.filter((path) => this.#created.has(path)),
      changed: paths.filter((path) => !this.#created.has(path)),
    };
  }
}

/**
 * @param {string} path @param {string} text @param {string} name of a constant, or of a property of one
 * @returns {{ start: number, end: number, members: [number, number][] } | null} where its literal stands
 */
function literalOf(path, text, name) {
  const { program } = parseSync(path, text);
  /** @type {ReturnType<typeof literalOf>} */
  let found = null;
  const visit = (node) => {
    if (found || node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) return void node.forEach(visit);
    const isNamed =
      (node.type === 'VariableDeclarator' && node.id.name === name) ||
      (node.type === 'Property' && (node.key.name ?? node.key.value) === name);
    const value = isNamed && bare(node.init ?? node.value);
    if (value && (value.type === 'ArrayExpression' || value.type === 'ObjectExpression')) {
      const members = value.elements ?? value.properties;
      found = {
        start: value.start,
        end: value.end,
        members: members.map((one) => /** @type {[number, number]} */ ([one.start, one.end])),
      };
      return;
    }
    for (const key of Object.keys(node)) if (key !== 'type') visit(node[key]);
  };
  visit(program.body);
  return found;
}

/** A value without `as const` or `satisfies` after it. */
function bare(node) {
  if (!node) return node;
  const isWrapped = node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression';
  return isWrapped ? bare(node.expression) : node;
}
