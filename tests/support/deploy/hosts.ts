import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { generateHandler } from '@cloudflare/pages-shared/dist/asset-server/handler.js';
import netlify from 'netlify-redirector';
import { generateRedirectsEvaluator } from 'redirects-in-workers';
import { headersFor, parseHostRules } from '../../../cli/serve/hostRules.ts';

/** What a host answers: a file of the site, or where it leads to. */
export type HostAnswer = { status: number; file?: string | null; location?: string };
/** Asked for a path, in a site's folder; `policies` are all that hold for what it answers. */
export type Host = (path: string) => Promise<HostAnswer & { policies: string[] }>;

/** Several fields of one name are one field whose values stand between commas (RFC 9110, §5.3). */
export const policiesOf = (field: string | null | undefined): string[] =>
  field ? field.split(',').map((policy) => policy.trim()) : [];

const textOf = (folder: string, path: string): string => readFileSync(join(folder, path), 'utf8');

const isFile = (folder: string, path: string): boolean =>
  existsSync(join(folder, path)) && statSync(join(folder, path)).isFile();

/**
 * Netlify: its own engine for the redirects, files before rules, and `404.html` behind them; of a header
 * that several rules set the last, as its command line serves a site.
 */
export async function netlifyHost(folder: string): Promise<Host> {
  const rules = await netlify.parsePlain(textOf(folder, '_redirects'), {});
  const headers = parseHostRules(textOf(folder, '_headers'), '');
  const answer = (path: string): HostAnswer => {
    if (path === '/') return { status: 200, file: 'index.html' };
    if (isFile(folder, path)) return { status: 200, file: path.slice(1) };
    const request = { scheme: 'https', host: 'site.example', path, query: '' };
    const nothing = (): string => '';
    const rule = rules.match({ ...request, getHeader: nothing, getCookie: nothing });
    if (!rule) return { status: 404, file: '404.html' };
    if (rule.status !== 200) return { status: rule.status, location: rule.to };
    return { status: 200, file: rule.to === '/' ? 'index.html' : rule.to.slice(1) };
  };
  return async (path) => {
    const policy = headersFor(headers, path).get('Content-Security-Policy');
    return { ...answer(path), policies: policiesOf(policy) };
  };
}

/** The rules of `_headers` as Cloudflare's asset server takes them. */
function cloudflareHeaders(folder: string): Record<string, { set: Record<string, string> }> {
  const blocks = textOf(folder, '_headers')
    .replace(/^#.*\n/gm, '')
    .trim()
    .split('\n\n');
  return Object.fromEntries(
    blocks.map((block) => {
      const [path = '', ...lines] = block.split('\n');
      const fields = lines.map((line) => /^ {2}([^:]+): (.*)$/.exec(line)?.slice(1) ?? []);
      return [path, { set: Object.fromEntries(fields) as Record<string, string> }];
    }),
  );
}

/** Cloudflare Pages: wrangler's parser of the redirects, and the asset server behind it. */
export function cloudflareHost(folder: string): Host {
  const rules = generateRedirectsEvaluator(textOf(folder, '_redirects'));
  const headers = { version: 2 as const, rules: cloudflareHeaders(folder) };
  const assets = {
    fetch: (request: Request) =>
      generateHandler<string>({
        request,
        metadata: { headers },
        findAssetEntryForPath: async (path) => (isFile(folder, path) ? path.slice(1) : null),
        getAssetKey: (file) => file,
        negotiateContent: () => ({ encoding: null }),
        fetchAsset: async (file) => ({
          body: new Blob([file]).stream(),
          contentType: 'text/plain',
        }),
        logError: (error) => {
          throw error;
        },
      }),
  };
  return async (path) => {
    const request = new Request(`https://site.example${path}`);
    const answer = (await rules(request, assets)) ?? (await assets.fetch(request));
    const policies = policiesOf(answer.headers.get('content-security-policy'));
    const location = answer.headers.get('location');
    if (location !== null) return { status: answer.status, location, policies };
    return { status: answer.status, file: await answer.text(), policies };
  };
}

type Location = { kind: string; match: string; body: string };

/** nginx: how it chooses a location (ngx_http_core_module, `location`), and the few directives a site uses. */
export function nginxHost(folder: string): Host {
  const text = textOf(folder, 'nginx.conf');
  const locations = [...text.matchAll(/^ {2}location (?:(=|~|\^~) )?(\S+) \{([^}]*)\}/gm)].map(
    ([, kind = '', match = '', body = '']): Location => ({ kind, match, body }),
  );
  const notFound = /error_page 404 \/(\S+);/.exec(text)?.[1] ?? null;
  const answer = (path: string, body: string): HostAnswer => {
    const [, status, location] = /return (\d+)(?: (\S+))?;/.exec(body) ?? [];
    if (location !== undefined) return { status: Number(status), location };
    const [, tried = ''] = /try_files (.*) =404;/.exec(body) ?? [];
    const files = tried.split(' ').map((name) => name.replace('$uri', path));
    const file = files.find((name) => name !== '' && isFile(folder, name));
    if (file === undefined) return { status: 404, file: notFound };
    return { status: 200, file: file.slice(1) };
  };
  return async (path) => {
    const { body } = chosen(locations, path);
    const added = [...body.matchAll(/add_header Content-Security-Policy "([^"]*)"/g)];
    return { ...answer(path, body), policies: added.map(([, policy = '']) => policy) };
  };
}

function chosen(locations: readonly Location[], path: string): Location {
  const exact = locations.find(({ kind, match }) => kind === '=' && match === path);
  if (exact) return exact;
  const [longest] = locations
    .filter(({ kind, match }) => (kind === '' || kind === '^~') && path.startsWith(match))
    .sort((a, b) => b.match.length - a.match.length);
  const first = locations.find(({ kind, match }) => kind === '~' && new RegExp(match).test(path));
  const found = longest?.kind === '^~' ? longest : (first ?? longest);
  if (!found) throw new Error(`No location of the configuration is for ${path}.`);
  return found;
}
