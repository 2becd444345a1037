import { relative, sep } from 'node:path';
import type { Brand } from '../../app/brand/brand.ts';
import { checkBrands } from '../../app/brand/check.ts';
import { resolveBrand } from '../../app/brand/resolve.ts';
import type { BrandSource } from '../../app/brand/schema.ts';
import { type Artwork, type ArtworkRole, readArtwork } from '../assets/artwork.ts';
import { sha256 } from '../files/hash.ts';
import type { Problem } from '../problem.ts';
import { checkedFindings } from './checkedFindings.ts';
import { type BrandFolder, chooseFolders, discoverBrands } from './discover.ts';
import { sortProblems } from './makeProblem.ts';
import { placeFinding } from './place.ts';
import { type BrandFile, readBrandFile } from './readBrandFile.ts';
import { strayFiles } from './strayFiles.ts';

export type LoadedBrand = {
  id: string;
  /** Absolute. */
  dir: string;
  brand: Brand;
  source: BrandSource;
  artwork: Partial<Record<ArtworkRole, Artwork>>;
  /** Everything the brand's site is made from; paths inside the folder, sorted. */
  files: { path: string; sha256: string }[];
};

export type LoadPlace = {
  /** Paths in problems are written relative to it. */
  cwd: string;
  /** Where verdicts are kept; without it everything is checked anew. */
  cacheDir?: string;
  /** Changes with the rules; part of each verdict's key. */
  signature?: string;
  /** A folder about to become a brand, checked together with the brands that are there. */
  draft?: BrandFolder;
};

export type Loaded = {
  /** Brands without errors, sorted by id. */
  brands: LoadedBrand[];
  /** Everything wrong with the brands asked for, sorted by brand and place. */
  problems: Problem[];
};

/**
 * Reads and checks brand folders. Bad folders become problems, never exceptions.
 * @param ids brands wanted; none means all.
 * @throws BrandError (2) for an unknown id or a missing `brandsDir`, (4) for an unreadable one.
 */
export async function loadBrands(
  brandsDir: string,
  ids: readonly string[],
  place: LoadPlace,
): Promise<Loaded> {
  const { folders: found, problems: misnamed } = discoverBrands(brandsDir, place.cwd);
  const folders = place.draft ? [...found, place.draft] : found;
  const known = [...folders.map(({ id }) => id), ...misnamed.map(({ brand }) => brand)];
  const chosen = new Set(
    chooseFolders(
      known.map((id) => ({ id })),
      ids,
      known,
    ).map(({ id }) => id),
  );
  const files = folders.map((folder) => readBrandFile(folder, place.cwd));
  const wanted = files.filter(({ folder }) => chosen.has(folder.id));
  const checked = await Promise.all(wanted.map((file) => checkFolder(file, place)));
  const problems = [
    ...misnamed.filter(({ brand }) => chosen.has(brand)),
    ...clashes(files, chosen),
    ...checked.flatMap((result) => result.problems),
  ];
  const broken = new Set(
    problems.filter(({ severity }) => severity === 'error').map(({ brand }) => brand),
  );
  return {
    brands: checked.flatMap(({ brand }) => (brand && !broken.has(brand.id) ? [brand] : [])),
    problems: sortProblems(problems),
  };
}

/** What two brands may not share: every brand counts, and the ones asked for are told. */
function clashes(files: readonly BrandFile[], chosen: ReadonlySet<string>): Problem[] {
  // A clash is told to every brand but the first, so the ones asked for come last.
  const ordered = files.toSorted(
    (a, b) => Number(chosen.has(a.folder.id)) - Number(chosen.has(b.folder.id)),
  );
  const named = ordered.flatMap(({ folder, source }) =>
    source ? [{ id: folder.id, source }] : [],
  );
  const byId = new Map(files.map((file) => [file.folder.id, file]));
  return checkBrands(named).flatMap(({ id, finding }) => {
    const file = chosen.has(id) ? byId.get(id) : undefined;
    return file?.document ? [placeFinding(finding, file.document, file.at)] : [];
  });
}

async function checkFolder(
  file: BrandFile,
  place: LoadPlace,
): Promise<{ brand: LoadedBrand | null; problems: Problem[] }> {
  const { folder, at, document, source } = file;
  if (!document || !source) {
    const stray = strayFiles(folder, ['brand.json'], place.cwd);
    return { brand: null, problems: [...file.problems, ...stray] };
  }
  const brand = resolveBrand(folder.id, source);
  const { artwork, findings } = await readArtwork(folder.dir, brand.icons, place);
  const used = Object.values(brand.icons).filter((path) => path !== null);
  const problems = [
    ...file.problems,
    ...checkedFindings(file.bytes, source, place).map((found) => placeFinding(found, document, at)),
    ...findings.map(({ role, ...found }) =>
      placeFinding({ ...found, path: ['icons', role] }, document, at),
    ),
    ...strayFiles(folder, ['brand.json', ...used], place.cwd),
  ];
  const files = filesOf(folder, file.bytes, artwork);
  return { brand: { ...folder, brand, source, artwork, files }, problems };
}

function filesOf(
  { dir }: BrandFolder,
  bytes: Buffer,
  artwork: LoadedBrand['artwork'],
): LoadedBrand['files'] {
  const hashes = new Map([['brand.json', sha256(bytes)]]);
  for (const { path, sha256: hash } of Object.values(artwork)) {
    hashes.set(relative(dir, path).split(sep).join('/'), hash);
  }
  return [...hashes]
    .map(([path, hash]) => ({ path, sha256: hash }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
