import type { DeployState } from './deployState.ts';
import { isAsset, type SiteFile } from './siteFile.ts';

export type KnownRelease = { id: string; files: SiteFile[] };

/** What is known of a target before anything is written to it. */
export type TargetView = {
  current: string | null;
  /** Pages of two releases may be mixed: an earlier run was cut while it put pages in place. */
  switching: string | null;
  /** Bytes of every live file, by path. */
  live: ReadonlyMap<string, number>;
  /** Everything published there that is still kept; also what was begun. */
  releases: readonly KnownRelease[];
};

export type PublishPlan = {
  /** Sent first, in any order: nothing names them yet. */
  assets: SiteFile[];
  /** Sent then, in groups, each after the one before. */
  pages: SiteFile[][];
  /** Already there. */
  kept: SiteFile[];
  /** Pages of the current release that the new one does not have, removed at the end. */
  dropped: string[];
};

/**
 * Pages in the order they are put in place. The worker comes after the page: one that is installed between
 * would keep the page of the release before under the name of its own. What tells open pages of a newer
 * release comes last: whoever takes it must find it whole.
 */
const lastPages = ['manifest.webmanifest', 'release.json', 'index.html', 'sw.js', 'latest.json'];

export function pageGroups(pages: readonly SiteFile[]): SiteFile[][] {
  const stage = ({ path }: SiteFile): number =>
    lastPages.indexOf(path.replace(/\.(?:br|gz)$/, '')) + 1;
  const groups = Array.from({ length: lastPages.length + 1 }, (): SiteFile[] => []);
  for (const page of pages) groups[stage(page)]?.push(page);
  return groups.filter((group) => group.length > 0);
}

const sameFile = (one: SiteFile, other: SiteFile): boolean =>
  one.sha256 === other.sha256 &&
  one.contentType === other.contentType &&
  one.contentEncoding === other.contentEncoding &&
  one.cacheControl === other.cacheControl;

/**
 * Pure. A file stays when it is there with its size and everything known of it agrees: an asset with
 * every release that has it, a page with the current release alone, unless pages may be mixed.
 * @param force send everything.
 */
export function planPublish(
  files: readonly SiteFile[],
  target: TargetView,
  force: boolean,
): PublishPlan {
  const known = new Map<string, SiteFile[]>();
  for (const { files: held } of target.releases) {
    for (const file of held) known.set(file.path, [...(known.get(file.path) ?? []), file]);
  }
  const current = target.releases.find(({ id }) => id === target.current)?.files ?? [];
  const currentPages = current.filter((file) => !isAsset(file));
  const pageThere = new Map(currentPages.map((file) => [file.path, file]));
  const stays = (file: SiteFile): boolean => {
    if (force || target.live.get(file.path) !== file.bytes) return false;
    if (!isAsset(file)) {
      const there = pageThere.get(file.path);
      return target.switching === null && there !== undefined && sameFile(there, file);
    }
    const mentions = known.get(file.path) ?? [];
    return mentions.length > 0 && mentions.every((mention) => sameFile(mention, file));
  };
  const sent = files.filter((file) => !stays(file));
  const paths = new Set(files.map(({ path }) => path));
  return {
    assets: sent.filter(isAsset),
    pages: pageGroups(sent.filter((file) => !isAsset(file))),
    kept: files.filter(stays),
    dropped: droppedPages(target, paths),
  };
}

/** Pages that only other releases have, of the current one and of one that was cut while it came in. */
function droppedPages(target: TargetView, wanted: ReadonlySet<string>): string[] {
  const from = target.releases.filter(({ id }) => id === target.current || id === target.switching);
  const pages = from.flatMap(({ files }) => files.filter((file) => !isAsset(file)));
  const paths = new Set(pages.map(({ path }) => path));
  return [...paths].filter((path) => !wanted.has(path) && target.live.has(path)).sort();
}

export type CleanUp = {
  /** Releases that cannot be gone back to any more. */
  releases: string[];
  /** Live paths that no kept release needs. */
  assets: string[];
};

/**
 * Pure. Releases that stopped being current `keepDays` ago or longer go, with the assets they alone have.
 * @param known null where the files of some release could not be read: then nothing goes.
 */
export function planCleanUp(
  state: DeployState,
  known: readonly KnownRelease[] | null,
  live: ReadonlyMap<string, number>,
  { now, keepDays }: { now: Date; keepDays: number },
): CleanUp {
  const limit = now.getTime() - keepDays * 86_400_000;
  const isOver = (release: DeployState['releases'][number]): boolean =>
    release.id !== state.current &&
    release.id !== state.switching?.to &&
    release.replaced !== null &&
    Date.parse(release.replaced) <= limit;
  const releases = state.releases.filter(isOver).map(({ id }) => id);
  if (known === null || releases.length === 0) return { releases: [], assets: [] };
  const gone = known.filter(({ id }) => releases.includes(id));
  const kept = known.filter(({ id }) => !releases.includes(id));
  const needed = new Set(kept.flatMap(({ files }) => files.map(({ path }) => path)));
  const assets = gone.flatMap(({ files }) => files.filter(isAsset).map(({ path }) => path));
  return {
    releases,
    assets: [...new Set(assets)].filter((path) => !needed.has(path) && live.has(path)).sort(),
  };
}
