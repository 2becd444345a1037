import { runPool } from '../build/pool.ts';
import { sha256 } from '../files/hash.ts';
import { fallbackFor, type HostRules, headersFor } from '../serve/hostRules.ts';
import type { ReleaseRecord } from '../stamp/release.ts';
import { type HttpAnswer, type HttpClient, openHttp } from './httpGet.ts';
import { contentTypeOf, hostFiles, variantOf } from './siteFile.ts';

/** One thing a live site does otherwise than its release says. */
export type LiveFault = { url: string; message: string };

export type LiveResult = {
  url: string;
  /** Requests made. */
  checked: number;
  faults: LiveFault[];
};

/** What the site should be: the record of the release, and the rules it carries for its host. */
export type ExpectedSite = { files: ReleaseRecord['files']; rules: HostRules };

const width = 8;
const usualTimeoutMs = 20_000;
/** After so many requests without an answer the rest is not asked: each may take its whole time. */
const mostSilent = 8;
/** Files that no site has. Hosts of older releases answer some of them with the page, as these told them to. */
const unknownName = 'brand-publish-looks-for-a-missing-file';
const missingFiles = [
  ...['assets', 'i', 'locales', 'pages', '.well-known'].map(
    (folder) => `/${folder}/${unknownName}.js`,
  ),
  `/${unknownName}.js`,
  `/.${unknownName}`,
];

type Probe = { path: string; accept: string; check: (answer: HttpAnswer) => string[] };

/** How many requests a verification makes: for the bar that shows how far it is. */
export const probeCount = (site: ExpectedSite): number => probesOf(site).length;

/**
 * Looks at a live site from outside: every file of the release in each encoding it is made in, with its
 * type and how long it may be kept; the headers that protect; the page for unknown paths, and none for
 * missing files.
 * @param base address of the site without a slash at its end.
 */
export async function verifyLive(
  base: string,
  site: ExpectedSite,
  {
    signal,
    step,
    timeoutMs = usualTimeoutMs,
  }: { signal: AbortSignal; step: () => void; timeoutMs?: number },
): Promise<LiveResult> {
  const client = openHttp({ timeoutMs, signal, width });
  const faults: LiveFault[] = [];
  const probes = probesOf(site);
  try {
    const [first, ...others] = probes;
    // A site that does not answer at all is told once, not once for each of its files.
    let silent = first === undefined || (await ask(client, base, first, faults)) ? 0 : mostSilent;
    let checked = 1;
    step();
    await runPool(others, width, async (probe) => {
      signal.throwIfAborted();
      if (silent >= mostSilent) return;
      checked += 1;
      if (!(await ask(client, base, probe, faults))) silent += 1;
      step();
    });
    signal.throwIfAborted();
    const left = probes.length - checked;
    if (left > 0 && checked > 1) {
      const message = `was asked for ${left} files less, because ${silent} requests got no answer`;
      faults.push({ url: base, message });
    }
    return { url: base, checked, faults: sorted(faults) };
  } finally {
    client.close();
  }
}

const sorted = (faults: readonly LiveFault[]): LiveFault[] =>
  faults.toSorted((a, b) => (a.url < b.url || (a.url === b.url && a.message < b.message) ? -1 : 1));

/** @returns false where nothing came back. */
async function ask(
  client: HttpClient,
  base: string,
  { path, accept, check }: Probe,
  faults: LiveFault[],
): Promise<boolean> {
  const url = base + path;
  try {
    const answer = await client.get(url, accept);
    for (const message of check(answer)) {
      if (!faults.some((one) => one.url === url && one.message === message)) {
        faults.push({ url, message });
      }
    }
    return true;
  } catch (error) {
    const detail = error instanceof Error ? error.message || error.name : String(error);
    faults.push({ url, message: `did not answer: ${detail}` });
    return false;
  }
}

function probesOf(site: ExpectedSite): Probe[] {
  const page = expectedAt(site, '/', 'index.html');
  const guarded = (answer: HttpAnswer): string[] => [...page(answer), ...guards(site, answer)];
  return [
    { path: '/', accept: 'identity', check: guarded },
    ...workersOf(site).map((path) => ({
      path,
      accept: 'identity',
      check: workerGuards(site, path),
    })),
    { path: '/', accept: 'br, gzip', check: page },
    ...Object.keys(site.files)
      .filter((path) => !variantOf(path) && !hostFiles.includes(path))
      .flatMap((path) => fileProbes(site, path)),
    { path: namedPage(site), accept: 'identity', check: fallback(site) },
    ...missingFiles
      .filter((path) => fallbackFor(site.rules, path)?.status !== 200)
      .map((path) => ({ path, accept: 'identity', check: missing })),
  ];
}

/** A page that the release names to its host; older ones name none, for any address was one. */
function namedPage({ rules }: ExpectedSite): string {
  return (
    rules.redirects.find(({ status, path }) => status === 200 && !path.includes('*'))?.path ??
    `/pages/${unknownName}`
  );
}

/** A file is asked for in every encoding: a host may serve an old compressed copy beside a new file. */
function fileProbes(site: ExpectedSite, path: string): Probe[] {
  const check = expectedAt(site, `/${path}`, path);
  const accepts = [
    'identity',
    ...(Object.hasOwn(site.files, `${path}.br`) ? ['br'] : []),
    ...(Object.hasOwn(site.files, `${path}.gz`) ? ['gzip'] : []),
  ];
  return accepts.map((accept) => ({ path: `/${path}`, accept, check }));
}

function expectedAt(site: ExpectedSite, at: string, path: string): Probe['check'] {
  const cache = headersFor(site.rules, at).get('Cache-Control');
  const type = contentTypeOf(path, site.rules);
  const hash = site.files[path]?.sha256;
  return ({ status, headers, body }) => {
    if (status !== 200) return [`answers ${status} instead of the file`];
    return [
      ...(sha256(body) === hash ? [] : ['is not the file of this release']),
      ...wrongType(headers['content-type'], type),
      ...(cache === undefined || sameCache(headers['cache-control'], cache)
        ? []
        : [
            `has Cache-Control ${shown(headers['cache-control'])} instead of ${JSON.stringify(cache)}`,
          ]),
    ];
  };
}

const shown = (value: string | undefined): string =>
  value === undefined ? 'missing' : JSON.stringify(value);

/** The type counts, and the charset where one is given: hosts spell the rest in their own ways. */
function wrongType(found: string | undefined, wanted: string): string[] {
  const kind = (text: string): string => text.split(';')[0]?.trim().toLowerCase() ?? '';
  const same =
    found !== undefined && (kind(found) === kind(wanted) || isAlias(kind(found), kind(wanted)));
  return same ? [] : [`has Content-Type ${shown(found)} instead of ${JSON.stringify(wanted)}`];
}

/** Two names of one type, both registered or usual. */
const aliases = [
  ['text/javascript', 'application/javascript'],
  ['image/x-icon', 'image/vnd.microsoft.icon'],
];
const isAlias = (one: string, other: string): boolean =>
  aliases.some((names) => names.includes(one) && names.includes(other));

/** Directives in any order. `no-cache` is also what `max-age=0, must-revalidate` says (RFC 9111, §5.2.2.4). */
function sameCache(found: string | undefined, wanted: string): boolean {
  const words = (text: string): string[] =>
    text
      .toLowerCase()
      .split(',')
      .map((word) => word.trim())
      .sort();
  if (found === undefined) return false;
  const there = words(found);
  if (wanted === 'no-cache' && there.includes('max-age=0') && there.includes('must-revalidate'))
    return true;
  return words(wanted).every((word) => there.includes(word));
}

/** The headers every answer of the site should carry, looked at on its page. */
function guards(site: ExpectedSite, { headers }: HttpAnswer): string[] {
  const wanted = site.rules.headers.find(({ pattern }) => pattern.test('/any/path'))?.values ?? [];
  return wanted.flatMap(([name, value]) => wrongGuard(name, value, headers[name.toLowerCase()]));
}

const policyHeader = 'Content-Security-Policy';

/** The service worker, and one of the scripts among which other workers are: one rule is for them all. */
function workersOf({ files }: ExpectedSite): string[] {
  const paths = Object.keys(files);
  const script = paths.find((path) => /^assets\/.*\.js$/.test(path));
  return ['sw.js', script].flatMap((path) =>
    path && Object.hasOwn(files, path) ? [`/${path}`] : [],
  );
}

/** The page's own policy does not hold for workers: they take that of their own answer. */
function workerGuards({ rules }: ExpectedSite, path: string): Probe['check'] {
  const wanted = headersFor(rules, path).get(policyHeader);
  return ({ headers }) =>
    wanted === undefined
      ? []
      : wrongGuard(policyHeader, wanted, headers[policyHeader.toLowerCase()]);
}

/** A host may send further policies with one, joined by commas: then all of them hold. */
function wrongGuard(name: string, wanted: string, found: string | undefined): string[] {
  const values = name === policyHeader ? (found?.split(',') ?? []) : [found];
  if (values.some((value) => value?.trim() === wanted)) return [];
  return [`has ${name} ${shown(found)} instead of ${JSON.stringify(wanted)}`];
}

function fallback(site: ExpectedSite): Probe['check'] {
  return ({ status, headers, body }) => {
    if (status !== 200) {
      return [`answers ${status}; a page's path must answer the page with 200`];
    }
    const same = sha256(body) === site.files['index.html']?.sha256;
    return [
      ...wrongType(headers['content-type'], 'text/html; charset=utf-8'),
      ...(same ? [] : ['does not answer the page of this release for the path of a page']),
    ];
  };
}

function missing({ status, headers }: HttpAnswer): string[] {
  const kept = headers['cache-control']?.includes('immutable') === true;
  return [
    ...(status === 404 || status === 410
      ? []
      : [`answers ${status}; a missing file must answer 404`]),
    ...(kept ? ['lets a missing file be remembered for a year'] : []),
  ];
}
