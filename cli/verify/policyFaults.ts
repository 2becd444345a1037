import type { Brand } from '../../app/brand/brand.ts';
import { cspHash } from '../files/hash.ts';
import { unescapeHtml } from '../stamp/markup.ts';
import { letsThrough, parsePolicy } from './policySources.ts';

const metaPattern = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/g;
/** What is fetched, run or applied as soon as it is read. Data blocks are none of it. */
const governedPattern =
  /<(?:style|link)\b|<script(?![^>]*\btype="(?:application\/json|text\/plain)")/;
const inlinePattern = /<(style|script)>(.*?)<\/\1>/gs;

/**
 * Reads the policy that a page states, as a browser does.
 * @param lines where the app connects to
 * @returns a sentence for each way in which it would fail the page: it is not there in time, it is loose,
 * or it stops what the page itself holds or a line.
 */
export function policyFaults(html: string, { api, im, codeUrls }: Brand['lines']): string[] {
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
  const connect = directives.get('connect-src') ?? [];
  for (const line of [...api, im, ...codeUrls]) {
    if (line.startsWith('/') || letsThrough(connect, line)) continue;
    faults.push(`The Content-Security-Policy of index.html stops the line ${line}.`);
  }
  return faults;
}
