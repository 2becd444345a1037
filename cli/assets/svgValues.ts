import { readPngHeader } from './pngHeader.ts';
import { drawingAttributes, svgLimits } from './svgRules.data.ts';

export type SvgProblem = { code: string; detail: string };
export type Report = (code: string, detail: string) => void;

const namespace = 'http://www.w3.org/2000/svg';
const excerpt = (text: string) => text.slice(0, 60);

/** Escapes text for an attribute or an element. */
export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Ids a value refers to: `url(#a)` gives `a`. */
export function referencesIn(value: string): string[] {
  if (!value.includes('#')) return [];
  return [...value.matchAll(/url\(\s*["']?#([^"')\s]+)/gi)].map((hit) => hit[1] ?? '');
}

/** @returns what in a value leads out of the file, or null. */
function referenceProblem(value: string): string | null {
  const calls = value.matchAll(/(?:url|src|image|image-set)\s*\(\s*["']?\s*([^"')]*)/gi);
  for (const [, target = ''] of calls) {
    if (!target.startsWith('#')) return `url(${excerpt(target)})`;
  }
  return /javascript:|expression\s*\(/i.test(value) ? 'a script in a value' : null;
}

/** @returns what is wrong with a style sheet or style attribute, or null. */
export function styleProblem(css: string): string | null {
  const bare = css.replace(/\/\*[\s\S]*?(\*\/|$)/g, '').toLowerCase();
  if (bare.includes('\\')) return 'a style with escaped characters';
  if (bare.includes('@import') || bare.includes('@font-face')) return 'a style that loads a file';
  return referenceProblem(bare);
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

function checkValue(element: string, key: string, value: string, report: Report): void {
  if (key === 'href' && element === 'image' && value.startsWith('data:')) {
    const problem = embeddedProblem(value);
    if (problem) report('artwork-svg-image', problem);
  } else if (key === 'href') {
    if (!value.startsWith('#')) report('artwork-svg-reference', `"${excerpt(value)}"`);
  } else {
    const problem = key === 'style' ? styleProblem(value) : referenceProblem(value);
    if (problem) report('artwork-svg-reference', problem);
  }
}

/**
 * Checks an element's attributes and keeps those that draw.
 * @returns the kept ones by name; `xlink:href` becomes `href`.
 */
export function readAttributes(
  element: string,
  attributes: readonly [string, string][],
  report: Report,
): Map<string, string> {
  const kept = new Map<string, string>();
  if (attributes.length > svgLimits.attributes) {
    report('artwork-svg-complex', `${attributes.length} attributes on one element`);
    return kept;
  }
  const seen = new Set<string>();
  for (const [name, value] of attributes) {
    if (seen.has(name)) report('artwork-svg-syntax', `"${excerpt(name)}" twice on one element`);
    seen.add(name);
    if (/^on/i.test(name.split(':').at(-1) ?? '')) {
      report('artwork-svg-handler', `${excerpt(name)}="…"`);
    }
    if (name === 'xmlns' && value !== namespace) {
      report('artwork-svg-syntax', `the namespace "${excerpt(value)}"`);
    }
    const key = name === 'xlink:href' ? 'href' : name;
    if (!drawingAttributes.has(key)) continue;
    checkValue(element, key, value, report);
    kept.set(key, value);
  }
  return kept;
}
