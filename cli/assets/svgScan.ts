import { readPngHeader } from './pngHeader.ts';
import { expansionProblem, type SvgNode } from './svgExpansion.ts';
import {
  costlyElements,
  drawingAttributes,
  drawingElements,
  motionElements,
  refusedEffects,
  silentElements,
  svgLimits,
  textElements,
} from './svgRules.data.ts';
import { readSvgSize } from './svgSize.ts';
import { SvgSyntaxError, type SvgToken, svgTokens } from './svgTokens.ts';

export type SvgProblem = { code: string; detail: string };

export type SvgScan = {
  /** The drawing alone: allowed elements and attributes, local references, no text or comments. */
  clean: string;
  /** Size of the viewBox in user units; 0 when it could not be told. */
  width: number;
  height: number;
  /** Has parts whose drawing time cannot be told from their number. */
  costly: boolean;
  problems: SvgProblem[];
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** @returns what is wrong with a style sheet or style attribute, or null. */
function styleProblem(css: string): string | null {
  const bare = css.replace(/\/\*[\s\S]*?(\*\/|$)/g, '').toLowerCase();
  if (bare.includes('\\')) return 'a style with escaped characters';
  if (bare.includes('@import') || bare.includes('@font-face')) return 'a style that loads a file';
  return referenceProblem(bare);
}

function referenceProblem(value: string): string | null {
  for (const [, target] of value.matchAll(
    /(?:url|src|image|image-set)\s*\(\s*["']?\s*([^"')]*)/gi,
  )) {
    if (!target?.startsWith('#')) return `url(${(target ?? '').slice(0, 60)})`;
  }
  if (/javascript:|expression\s*\(/i.test(value)) return 'a script in a value';
  return null;
}

function embeddedProblem(href: string): string | null {
  const hit = /^data:image\/png;base64,([A-Za-z0-9+/=\s]*)$/.exec(href);
  if (!hit?.[1]) return 'an embedded picture that is not a base64 PNG';
  if (hit[1].length > svgLimits.embedded) return 'an embedded picture of more than 1.5 MB';
  const header = readPngHeader(Buffer.from(hit[1], 'base64'));
  if ('problem' in header) return `an embedded PNG that ${header.problem}`;
  const side = Math.max(header.width, header.height);
  return side > svgLimits.embeddedSide ? `an embedded picture ${side} pixels long` : null;
}

class Scanner {
  problems: SvgProblem[] = [];
  nodes: SvgNode[] = [];
  #out: string[] = [];
  #stack: { name: string; node: number; kept: boolean }[] = [];
  #pathData = 0;
  #filters = 0;
  #root: Map<string, string> | null = null;
  costly = false;

  report(code: string, detail: string): void {
    const known = this.problems.some((problem) => problem.code === code);
    if (!known) this.problems.push({ code, detail });
  }

  /** @returns false when reading on makes no sense. */
  take(token: SvgToken): boolean {
    if (token.type === 'open') return this.#open(token);
    if (token.type === 'close') return this.#close(token.name);
    if (token.type === 'text') this.#text(token.text);
    if (token.type === 'doctype' && token.subset) {
      this.report('artwork-svg-doctype', 'a DOCTYPE with declarations of its own');
      return false;
    }
    if (token.type === 'instruction' && /^xml-stylesheet$/i.test(token.target)) {
      this.report('artwork-svg-reference', 'an xml-stylesheet instruction');
    }
    return true;
  }

  #text(text: string): void {
    const inside = this.#stack.at(-1);
    if (!inside) {
      if (text.replace('\uFEFF', '').trim())
        this.report('artwork-svg-syntax', 'text outside the drawing');
      return;
    }
    if (!inside.kept || inside.name !== 'style') return;
    const problem = styleProblem(text);
    if (problem) this.report('artwork-svg-reference', problem);
    else this.#out.push(escaped(text));
    if (/dasharray|filter|pattern|mask/.test(text)) this.costly = true;
    const node = this.nodes[inside.node];
    if (node)
      node.references.push(
        ...[...text.matchAll(/url\(\s*["']?#([^"')\s]+)/g)].map((hit) => hit[1] ?? ''),
      );
  }

  #close(name: string): boolean {
    const open = this.#stack.pop();
    if (open?.name !== name) {
      this.report('artwork-svg-syntax', `</${name}> where </${open?.name ?? 'nothing'}> was due`);
      return false;
    }
    if (open.kept) this.#out.push(`</${name}>`);
    return true;
  }

  #isKept(name: string): boolean {
    const local = (name.split(':').at(-1) ?? name).toLowerCase();
    if (local === 'script') this.report('artwork-svg-script', '<script>');
    else if (local === 'foreignobject') this.report('artwork-svg-foreign', '<foreignObject>');
    if (this.#stack.at(-1)?.kept === false) return false;
    if (name.includes(':') || silentElements.has(name)) return false;
    if (drawingElements.has(name)) return true;
    if (textElements.has(local)) this.report('artwork-svg-text', `<${name}>`);
    else if (motionElements.has(local)) this.report('artwork-animated', `<${name}>`);
    else if (refusedEffects.has(local)) this.report('artwork-svg-effect', `<${name}>`);
    else if (local !== 'script' && local !== 'foreignobject') {
      this.report('artwork-svg-element', `<${name.slice(0, 40)}>`);
    }
    return false;
  }

  #open(token: SvgToken & { type: 'open' }): boolean {
    const { name, attributes, closed } = token;
    const isRoot = this.#stack.length === 0;
    if (isRoot && (this.#root || name !== 'svg')) {
      this.report(
        'artwork-svg-syntax',
        this.#root ? 'a second root' : `a root named <${name.slice(0, 40)}>`,
      );
      return false;
    }
    if (this.nodes.length >= svgLimits.elements || this.#stack.length >= svgLimits.depth) {
      const deep = this.#stack.length >= svgLimits.depth;
      const detail = deep
        ? `more than ${svgLimits.depth} levels`
        : `more than ${svgLimits.elements} elements`;
      this.report('artwork-svg-complex', detail);
      return false;
    }
    if (attributes.length > svgLimits.attributes) {
      this.report('artwork-svg-complex', `${attributes.length} attributes on one element`);
    }
    const kept = this.#isKept(name);
    const values = this.#attributes(name, attributes);
    if (isRoot) this.#root = values;
    const node: SvgNode = {
      id: values.get('id') ?? '',
      parent: this.#stack.at(-1)?.node ?? -1,
      references: [],
    };
    this.nodes.push(node);
    if (kept) this.#keep(name, values, node, isRoot, closed);
    if (!closed) this.#stack.push({ name, node: this.nodes.length - 1, kept });
    return true;
  }

  #keep(
    name: string,
    values: Map<string, string>,
    node: SvgNode,
    isRoot: boolean,
    closed: boolean,
  ): void {
    if (costlyElements.has(name)) this.costly = true;
    if (name === 'filter' && ++this.#filters > svgLimits.filters) {
      this.report('artwork-svg-complex', `more than ${svgLimits.filters} filters`);
    }
    for (const [key, value] of values) {
      if (key.startsWith('stroke-dash') || value.includes('dasharray')) this.costly = true;
      for (const hit of value.matchAll(/url\(\s*["']?#([^"')\s]+)/g))
        node.references.push(hit[1] ?? '');
    }
    const href = values.get('href');
    if (href?.startsWith('#')) node.references.push(href.slice(1));
    const own = isRoot ? [] : [...values].map(([key, value]) => ` ${key}="${escaped(value)}"`);
    const rootStyle = isRoot
      ? [...values]
          .filter(([key]) => !['width', 'height', 'viewBox', 'x', 'y'].includes(key))
          .map(([key, value]) => ` ${key}="${escaped(value)}"`)
      : [];
    this.#out.push(
      `<${name}${isRoot ? '\0' : ''}${[...own, ...rootStyle].join('')}${closed ? '/' : ''}>`,
    );
  }

  #attributes(element: string, attributes: [string, string][]): Map<string, string> {
    const values = new Map<string, string>();
    for (const [full, value] of attributes) {
      const key = full === 'xlink:href' ? 'href' : full;
      if (/^on/i.test(full.split(':').at(-1) ?? ''))
        this.report('artwork-svg-handler', `${full}="…"`);
      if (
        values.has(key) &&
        full === key &&
        attributes.filter(([name]) => name === full).length > 1
      ) {
        this.report('artwork-svg-syntax', `"${full}" twice on <${element.slice(0, 40)}>`);
      }
      if (full === 'xmlns' && value !== 'http://www.w3.org/2000/svg') {
        this.report('artwork-svg-syntax', `the namespace "${value.slice(0, 60)}"`);
      }
      if (!drawingAttributes.has(key)) continue;
      if (key === 'href') {
        const problem = value.startsWith('#') ? null : `"${value.slice(0, 60)}"`;
        if (element === 'image') {
          const embedded = value.startsWith('data:') ? embeddedProblem(value) : null;
          if (embedded) this.report('artwork-svg-image', embedded);
          else if (problem && !value.startsWith('data:'))
            this.report('artwork-svg-reference', problem);
        } else if (problem) this.report('artwork-svg-reference', problem);
      } else {
        const problem = key === 'style' ? styleProblem(value) : referenceProblem(value);
        if (problem) this.report('artwork-svg-reference', problem);
      }
      if (key === 'd' || key === 'points') this.#pathData += value.length;
      values.set(key, value);
    }
    if (this.#pathData > svgLimits.pathData) {
      this.report('artwork-svg-complex', 'more than 3 MB of path data');
    }
    return values;
  }

  finish(): SvgScan {
    if (!this.#root) this.report('artwork-svg-syntax', 'no <svg> element');
    else if (this.#stack.length > 0)
      this.report('artwork-svg-syntax', `<${this.#stack.at(-1)?.name}> left open`);
    const expansion = expansionProblem(this.nodes);
    if (expansion) this.report('artwork-svg-complex', expansion);
    const size = readSvgSize(this.#root ?? new Map());
    if ('problem' in size) {
      if (this.#root) this.report(size.code, size.problem);
      return { clean: '', width: 0, height: 0, costly: this.costly, problems: this.problems };
    }
    const scale = 512 / Math.max(size.width, size.height);
    const head = ` xmlns="http://www.w3.org/2000/svg" width="${size.width * scale}" height="${size.height * scale}" viewBox="${size.viewBox}"`;
    const clean = this.#out.join('').replace('\0', head);
    return {
      clean,
      width: size.width,
      height: size.height,
      costly: this.costly,
      problems: this.problems,
    };
  }
}

/** Checks a drawing against the allow list and rewrites it with nothing else in it. Never throws. */
export function scanSvg(source: string): SvgScan {
  const scanner = new Scanner();
  try {
    for (const token of svgTokens(source)) if (!scanner.take(token)) break;
  } catch (error) {
    if (!(error instanceof SvgSyntaxError)) throw error;
    scanner.report(
      error.entity ? 'artwork-svg-doctype' : 'artwork-svg-syntax',
      `${error.message} at character ${error.at}`,
    );
  }
  return scanner.finish();
}
