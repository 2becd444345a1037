import { cspHash } from '../files/hash.ts';
import { unescapeHtml } from '../stamp/markup.ts';

const metaPattern = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/g;
/** What is fetched, run or applied as soon as it is read. Data blocks are none of it. */
const governedPattern =
  /<(?:style|link)\b|<script(?![^>]*\btype="(?:application\/json|text\/plain)")/;
const inlinePattern = /<(style|script)>(.*?)<\/\1>/gs;

/**
 * Reads the policy that a page states, as a browser does.
 * @returns a sentence for each way in which it would fail the page: it is not there in time, it is loose,
 * or it stops what the page itself holds.
 */
export function policyFaults(html: string): string[] {
  const [meta, ...others] = html.matchAll(metaPattern);
  if (!meta || others.length > 0) return ['index.html must state one Content-Security-Policy.'];
  const directives = parsePolicy(unescapeHtml(meta[1] ?? ''));
  const faults: string[] = [];
  if (html.search(governedPattern) < meta.index)
    faults.push('index.html states its Content-Security-Policy after something that it governs.');
  if ([...directives.values()].flat().some((source) => source.startsWith("'unsafe-")))
    faults.push('The Content-Security-Policy of index.html is loose.');
  for (const [, name = '', text = ''] of html.matchAll(inlinePattern)) {
    if (directives.get(`${name}-src`)?.includes(cspHash(text))) continue;
    faults.push(`The Content-Security-Policy of index.html stops its own inline ${name}.`);
  }
  return faults;
}

/** @returns the sources of each directive. */
function parsePolicy(text: string): Map<string, string[]> {
  return new Map(
    text.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}
