import { readFileSync, rmSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Brand } from '../../app/brand/brand.ts';
import { isOfFeature } from '../../app/brand/namespaces.ts';
import { verifyImage } from '../assets/verify.ts';
import { onceFor } from '../compile/onceFor.ts';
import type { Compile } from '../compile/output.ts';
import { BrandError } from '../errors.ts';
import { sha256 } from '../files/hash.ts';
import { listFiles } from '../files/walk.ts';
import { mediaTypes } from '../serve/mediaTypes.data.ts';
import { readText } from '../stamp/prerender.ts';
import type { ReleaseRecord } from '../stamp/release.ts';
import type { SitePlan } from '../stamp/site.ts';
import {
  errorNames,
  type ForbiddenText,
  featureMarks,
  makeSearch,
  namespaceTexts,
  type Search,
} from './leaks.ts';
import { heavyImages, overweightOf } from './overBudget.ts';
import { policyFaults } from './policyFaults.ts';
import { cssReferences, htmlReferences, type Reference, siteUrlsIn } from './references.ts';

export type VerifyInput = {
  brand: Brand;
  plan: SitePlan;
  compile: Compile;
  /** Images with the size they must decode to; those from the cache passed when they were made. */
  images: {
    url: string;
    width: number;
    height: number;
    type: string;
    cached: boolean;
    cacheFile: string;
  }[];
  /** Looks for marks of the other brands. */
  foreign: Search;
};

/**
 * Reads a finished folder back: what is listed is there, every address leads to a file of the right
 * type, images decode, nothing of another brand or of a left-out feature is in it, the page's policy lets
 * the page through, its images are not too heavy.
 * @returns a sentence for every budget that the app exceeds, which is no fault of the brand.
 * @throws BrandError with exit code 3 that lists everything found.
 */
export async function verifySite(
  input: VerifyInput,
  folder: string,
  record: ReleaseRecord,
): Promise<string[]> {
  const read = reader(folder);
  const present = listFiles(folder);
  const shared = new Set(input.plan.shared);
  const own = present.filter((path) => !shared.has(path) && isText(path));
  const failures = [
    ...wrongFiles(input, folder, record, present),
    ...deadReferences(references(input, read, own), record),
    ...(await brokenImages(input, folder)),
    ...leaks(input, read, own),
    ...policyFaults(read('index.html'), input.brand.lines),
    ...heavyImages(record),
  ];
  if (failures.length === 0) return overweightOf(input.compile, input.plan, record);
  throw new BrandError({
    code: 'verify-failed',
    message: `The site of ${input.brand.id} is not fit to publish: ${failures.join(' ')}`,
    fix: 'The previous site was kept. Run "brand explain verify-failed" for what each check means.',
    exitCode: 3,
  });
}

const isText = (path: string): boolean =>
  /\.(html|js|css|json|webmanifest|svg|txt|conf)$|^_/.test(path);

/** Reads texts of a folder, each once. */
function reader(folder: string): (path: string) => string {
  const known = new Map<string, string>();
  return (path) => {
    const text = known.get(path) ?? readFileSync(join(folder, path), 'utf8');
    known.set(path, text);
    return text;
  };
}

/** What shared files hold is read where they come from: that those of a site are the same is checked by their hashes. */
const sharedReader = (compile: Compile): ((path: string) => string) =>
  reader(join(compile.folder, 'files'));

function wrongFiles(
  { compile, plan }: VerifyInput,
  folder: string,
  record: ReleaseRecord,
  present: readonly string[],
): string[] {
  const unlisted = new Set(present.filter((path) => path !== 'release.json'));
  const shared = new Set(plan.shared);
  const failures: string[] = [];
  for (const [path, { sha256: expected }] of Object.entries(record.files)) {
    if (!unlisted.delete(path)) failures.push(`${path} is missing.`);
    else if (/\.(js|css|json|html|webmanifest)$/.test(path)) {
      const file = join(folder, path);
      const actual = shared.has(path)
        ? linkedHash(compile, path, file)
        : sha256(readFileSync(file));
      if (actual !== expected) failures.push(`${path} differs from its hash.`);
    }
  }
  for (const path of unlisted) failures.push(`${path} is not listed in release.json.`);
  return failures;
}

type HashedFile = { dev: number; ino: number; size: number; mtimeMs: number; hash: string };

/** Hash of a file that many sites have under a name of their own: read once, where it is one file. */
function linkedHash(compile: Compile, path: string, file: string): string {
  const hashed = onceFor(compile, 'linked files', () => new Map<string, HashedFile>());
  const { dev, ino, size, mtimeMs } = statSync(file);
  const known = hashed.get(path);
  const isSame = known?.dev === dev && known.ino === ino && known.size === size;
  if (isSame && known.mtimeMs === mtimeMs) return known.hash;
  const hash = sha256(readFileSync(file));
  hashed.set(path, { dev, ino, size, mtimeMs, hash });
  return hash;
}

function references(
  { brand, plan, compile }: VerifyInput,
  read: (path: string) => string,
  own: string[],
): Reference[] {
  const worker = /^self\.__BRAND_SW=(.*);$/m.exec(read('sw.js'))?.[1];
  const precache = worker ? (JSON.parse(worker) as { precache: { url: string }[] }).precache : [];
  return [
    ...htmlReferences(read('index.html'), brand.origin),
    ...siteUrlsIn(JSON.parse(read('manifest.webmanifest'))).map((url) => ({
      from: 'manifest.webmanifest',
      url,
    })),
    ...precache.map(({ url }) => ({ from: 'sw.js', url })),
    ...referencesOf(own, read),
    ...onceFor(compile, `references ${plan.shared.join()}`, () =>
      referencesOf(plan.shared, sharedReader(compile)),
    ),
  ];
}

const referencesOf = (texts: string[], read: (path: string) => string): Reference[] =>
  texts.filter((path) => path.endsWith('.css')).flatMap((path) => cssReferences(path, read(path)));

function deadReferences(found: Reference[], record: ReleaseRecord): string[] {
  return found.flatMap(({ from, url, type }) => {
    const path = url === '/' ? 'index.html' : url.slice(1);
    if (!record.files[path]) return [`${from} refers to ${url}, which is not in the site.`];
    const actual = mediaTypes[extname(path).slice(1)];
    if (type && !actual?.startsWith(type))
      return [`${from} needs ${url} to be ${type}, but it is ${actual}.`];
    return [];
  });
}

async function brokenImages(input: VerifyInput, folder: string): Promise<string[]> {
  const failures: string[] = [];
  for (const image of input.images) {
    if (image.cached) continue;
    const failure = await verifyImage(join(folder, image.url), image);
    if (!failure) continue;
    failures.push(`${image.url}: ${failure}`);
    rmSync(image.cacheFile, { force: true });
  }
  return failures;
}

function leaks(input: VerifyInput, read: (path: string) => string, own: string[]): string[] {
  const { brand, plan, compile } = input;
  // Brands with the same features and languages share the search, and the answer for shared files.
  const cut = `${plan.dropped.join()} ${brand.locales.join()}`;
  const features = onceFor(compile, cut, () => makeSearch(droppedTexts(input)));
  const found = (from: typeof read, path: string, ...searches: Search[]): string[] =>
    searches
      .flatMap((search) => search(from(path)))
      .map(({ text, of }) => `${path} contains "${text}", which belongs to ${of}.`);
  return [
    // The compile never sees a brand, so shared files are searched for features alone.
    ...onceFor(compile, `leaks ${cut}`, () => {
      const readShared = sharedReader(compile);
      return plan.shared.filter(isText).flatMap((path) => found(readShared, path, features));
    }),
    // release.json holds names and hashes of files that are searched themselves.
    ...own
      .filter((path) => path !== 'release.json')
      .flatMap((path) => found(read, path, features, input.foreign)),
  ];
}

function droppedTexts({ brand, plan, compile }: VerifyInput): ForbiddenText[] {
  const kept = Object.values(plan.resources).flatMap((files) =>
    Object.values(files).map((url) => readText(compile, url.slice(1))),
  );
  return plan.dropped.flatMap((id): ForbiddenText[] => {
    const texts = brand.locales
      .flatMap((locale) => Object.entries(compile.locales[locale] ?? {}))
      .filter(([namespace]) => isOfFeature(namespace, id))
      .map(([namespace, file]) => ({ namespace, text: readText(compile, file) }));
    const marks = texts.flatMap(({ namespace, text }) => [
      ...namespaceTexts(text, kept),
      namespace,
      ...(namespace === `${id}.errors` ? errorNames(text, kept) : []),
    ]);
    return [...new Set([...featureMarks(id), ...marks])].map((text) => ({
      text,
      of: `the feature ${id}`,
    }));
  });
}
