import { expansionProblem, type SvgNode } from './svgExpansion.ts';
import {
  costlyElements,
  costlyStyle,
  drawingElements,
  motionElements,
  refusedEffects,
  silentElements,
  svgLimits,
  textElements,
} from './svgRules.data.ts';
import { readSvgSize } from './svgSize.ts';
import { SvgSyntaxError, type SvgToken, svgTokens } from './svgTokens.ts';
import {
  escapeXml,
  readAttributes,
  referencesIn,
  type SvgProblem,
  styleProblem,
} from './svgValues.ts';

export type SvgScan = {
  /** The drawing alone: allowed elements and attributes, local references, no text or comments. */
  clean: string;
  /** Size of the viewBox in user units; 0 when it could not be told. */
  width: number;
  height: number;
  /** Has parts whose drawing time cannot be told beforehand. */
  costly: boolean;
  problems: SvgProblem[];
};

type Open = { name: string; node: number; kept: boolean };

/** Root attributes that the rewritten root states itself. */
const frame = new Set(['width', 'height', 'viewBox', 'x', 'y']);

class Scanner {
  problems: SvgProblem[] = [];
  #nodes: SvgNode[] = [];
  #out: string[] = [];
  #stack: Open[] = [];
  #root: Map<string, string> | null = null;
  #pathData = 0;
  #filters = 0;
  #references = 0;
  #costly = false;

  /** One problem per code is enough: the file has to be exported again anyway. */
  report = (code: string, detail: string): void => {
    const known = this.problems.some((problem) => problem.code === code);
    if (!known) this.problems.push({ code, detail });
  };

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
      const stray = text.replace('\uFEFF', '').trim() !== '';
      if (stray) this.report('artwork-svg-syntax', 'text outside the drawing');
      return;
    }
    if (!inside.kept || inside.name !== 'style') return;
    const problem = styleProblem(text);
    if (problem) this.report('artwork-svg-reference', problem);
    else this.#out.push(escapeXml(text));
    if (costlyStyle.test(text)) this.#costly = true;
    this.#refer(inside.node, referencesIn(text));
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
    const shown = `<${name.slice(0, 40)}>`;
    if (local === 'script') this.report('artwork-svg-script', shown);
    else if (local === 'foreignobject') this.report('artwork-svg-foreign', shown);
    else if (this.#stack.at(-1)?.kept === false) return false;
    else if (name.includes(':') || silentElements.has(name)) return false;
    else if (drawingElements.has(name)) return true;
    else if (textElements.has(local)) this.report('artwork-svg-text', shown);
    else if (motionElements.has(local)) this.report('artwork-animated', shown);
    else if (refusedEffects.has(local)) this.report('artwork-svg-effect', shown);
    else this.report('artwork-svg-element', shown);
    return false;
  }

  /** @returns what forbids another element here, or null. */
  #limit(name: string): [code: string, detail: string] | null {
    const depth = this.#stack.length;
    if (depth === 0 && this.#root) return ['artwork-svg-syntax', 'a second root'];
    if (depth === 0 && name !== 'svg') {
      return ['artwork-svg-syntax', `a root named <${name.slice(0, 40)}>`];
    }
    if (depth >= svgLimits.depth) {
      return ['artwork-svg-complex', `more than ${svgLimits.depth} levels`];
    }
    if (this.#nodes.length < svgLimits.elements) return null;
    return ['artwork-svg-complex', `more than ${svgLimits.elements} elements`];
  }

  #open(token: SvgToken & { type: 'open' }): boolean {
    const { name, attributes, closed } = token;
    const limit = this.#limit(name);
    if (limit) {
      this.report(...limit);
      return false;
    }
    const kept = this.#isKept(name);
    const values = readAttributes(name, attributes, this.report);
    const node = this.#nodes.length;
    const parent = this.#stack.at(-1)?.node ?? -1;
    this.#nodes.push({ id: values.get('id') ?? '', parent, references: [] });
    if (kept) {
      this.#weigh(name, values, node);
      const isRoot = this.#root === null;
      const own = [...values].filter(([key]) => !isRoot || !frame.has(key));
      const text = own.map(([key, value]) => ` ${key}="${escapeXml(value)}"`).join('');
      this.#out.push(`<${name}${isRoot ? '\0' : ''}${text}${closed ? '/' : ''}>`);
    }
    this.#root ??= values;
    if (!closed) this.#stack.push({ name, node, kept });
    return true;
  }

  #weigh(name: string, values: ReadonlyMap<string, string>, node: number): void {
    if (costlyElements.has(name)) this.#costly = true;
    if (name === 'filter' && ++this.#filters > svgLimits.filters) {
      this.report('artwork-svg-complex', `more than ${svgLimits.filters} filters`);
    }
    for (const [key, value] of values) {
      if (key === 'd' || key === 'points') this.#pathData += value.length;
      else if (costlyStyle.test(key) || (key === 'style' && costlyStyle.test(value))) {
        this.#costly = true;
      }
      if (key === 'href') this.#refer(node, value.startsWith('#') ? [value.slice(1)] : []);
      else this.#refer(node, referencesIn(value));
    }
    if (this.#pathData > svgLimits.pathData) {
      this.report('artwork-svg-complex', 'more than 3 MB of path data');
    }
  }

  #refer(node: number, ids: readonly string[]): void {
    this.#references += ids.length;
    if (this.#references > svgLimits.expanded) {
      this.report('artwork-svg-complex', `more than ${svgLimits.expanded} references`);
      return;
    }
    this.#nodes[node]?.references.push(...ids);
  }

  finish(): SvgScan {
    const left = this.#stack.at(-1)?.name;
    if (this.problems.length === 0 && (left || !this.#root)) {
      this.report('artwork-svg-syntax', left ? `<${left}> left open` : 'no <svg> element');
    }
    const expansion = expansionProblem(this.#nodes);
    if (expansion) this.report('artwork-svg-complex', expansion);
    const { quickElements, quickPathData } = svgLimits;
    const costly =
      this.#costly || this.#nodes.length > quickElements || this.#pathData > quickPathData;
    const { problems } = this;
    const size = readSvgSize(this.#root ?? new Map());
    if ('problem' in size) {
      if (this.#root) this.report(size.code, size.problem);
      return { clean: '', width: 0, height: 0, costly, problems };
    }
    const { width, height, viewBox } = size;
    const scale = 512 / Math.max(width, height);
    const head = ` xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="${viewBox}"`;
    return { clean: this.#out.join('').replace('\0', head), width, height, costly, problems };
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
