import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DeployState, emptyState } from './deployState.ts';
import { type KnownRelease, pageGroups, planCleanUp, planPublish } from './plan.ts';
import { isAsset, type SiteFile } from './siteFile.ts';

const day = 86_400_000;
const start = Date.parse('2026-11-01T00:00:00Z');

const assetNames = ['assets/a.1.js', 'assets/b.2.js', 'i/c.3.png', 'locales/d.4.json'];
const pageNames = [
  'index.html',
  'latest.json',
  'sw.js',
  'release.json',
  'manifest.webmanifest',
  'favicon.ico',
];

const file = (path: string, version: number): SiteFile => ({
  path,
  source: path,
  bytes: path.length + version,
  sha256: `${path}@${version}`,
  contentType: 'text/plain',
  cacheControl: /^(?:assets|i|locales)\//.test(path) ? 'public, immutable' : 'no-cache',
});

/** An asset has one content for life; a page another one in each release. */
const release = (id: string, version: number, assets: string[], pages: string[]): KnownRelease => ({
  id,
  files: [...assets.map((path) => file(path, 0)), ...pages.map((path) => file(path, version))],
});

const releases = fc
  .array(
    fc.record({
      assets: fc.subarray(assetNames, { minLength: 1 }),
      pages: fc.subarray(pageNames, { minLength: 1 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((list) =>
    list.map(({ assets, pages }, index) => release(`r${index}`, index, assets, pages)),
  );

const liveOf = (files: readonly SiteFile[]): Map<string, number> =>
  new Map(files.map(({ path, bytes }) => [path, bytes]));

describe('planPublish', () => {
  it('sends what is not there, and nothing that is', () => {
    fc.assert(
      fc.property(releases, fc.nat(), (all, pick) => {
        const current = all[pick % all.length] as KnownRelease;
        const next = all.at(-1) as KnownRelease;
        const live = liveOf([
          ...all.flatMap(({ files }) => files.filter(isAsset)),
          ...current.files,
        ]);
        const target = { current: current.id, switching: null, live, releases: all };
        const plan = planPublish(next.files, target, false);
        expect(plan.assets).toEqual([]);
        const pages = plan.pages
          .flat()
          .map(({ sha256 }) => sha256)
          .sort();
        const held = new Set(current.files.map(({ sha256 }) => sha256));
        const missing = next.files.filter((one) => !isAsset(one) && !held.has(one.sha256));
        expect(pages).toEqual(missing.map(({ sha256 }) => sha256).sort());
      }),
    );
  });

  it('makes the live files those of the release, whatever was there', () => {
    fc.assert(
      fc.property(
        releases,
        fc.subarray([...assetNames, ...pageNames]),
        fc.boolean(),
        (all, lost, cut) => {
          const [current] = all as [KnownRelease];
          const next = all.at(-1) as KnownRelease;
          const stored = new Map(
            all
              .flatMap(({ files }) => files)
              .filter(isAsset)
              .map((one) => [one.path, one]),
          );
          for (const one of current.files) stored.set(one.path, one);
          for (const path of lost) stored.delete(path);
          const target = {
            current: current.id,
            switching: cut ? next.id : null,
            live: liveOf([...stored.values()]),
            releases: all,
          };
          const plan = planPublish(next.files, target, false);
          for (const one of [...plan.assets, ...plan.pages.flat()]) stored.set(one.path, one);
          for (const path of plan.dropped) stored.delete(path);
          for (const one of next.files) expect(stored.get(one.path)?.sha256).toBe(one.sha256);
          const wanted = new Set(next.files.map(({ path }) => path));
          const pages = [...stored.values()].filter((one) => !isAsset(one)).map(({ path }) => path);
          expect(pages.filter((path) => !wanted.has(path))).toEqual([]);
        },
      ),
    );
  });

  it('sends assets again whose type or caching has changed', () => {
    const old = release('r0', 0, assetNames, pageNames);
    const target = { current: 'r0', switching: null, live: liveOf(old.files), releases: [old] };
    const changed = old.files.map((one) => ({ ...one, contentType: 'text/other' }));
    const plan = planPublish(changed, target, false);
    expect(plan.assets).toHaveLength(assetNames.length);
    expect(plan.kept).toEqual([]);
  });

  it('sends pages last, and the worker after the page it keeps', () => {
    const pages = release('r0', 0, [], [...pageNames, 'index.html.br', 'sw.js.gz']).files;
    const order = pageGroups(pages).map((group) => group.map(({ path }) => path));
    expect(order).toEqual([
      ['favicon.ico'],
      ['manifest.webmanifest'],
      ['release.json'],
      ['index.html', 'index.html.br'],
      ['sw.js', 'sw.js.gz'],
      ['latest.json'],
    ]);
  });
});

const stateOf = (all: readonly KnownRelease[], replacedDays: readonly number[]): DeployState => ({
  ...emptyState('heron'),
  current: all.at(-1)?.id ?? null,
  releases: all.map(({ id }, index) => ({
    id,
    digest: id,
    site: id,
    version: '1.0.0',
    files: 1,
    bytes: 1,
    by: null,
    commit: null,
    live: [],
    withdrawn: null,
    published: new Date(start).toISOString(),
    replaced:
      index === all.length - 1
        ? null
        : new Date(start + (replacedDays[index] ?? 0) * day).toISOString(),
  })),
});

describe('planCleanUp', () => {
  it('removes no file that the current or a kept release needs', () => {
    const days = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(releases, days, fc.integer({ min: 1, max: 60 }), (all, replaced, keepDays) => {
        const state = stateOf(all, replaced);
        const live = liveOf(all.flatMap(({ files }) => files));
        const now = new Date(start + 60 * day);
        const plan = planCleanUp(state, all, live, { now, keepDays });
        const kept = all.filter(({ id }) => !plan.releases.includes(id));
        const needed = new Set(kept.flatMap(({ files }) => files.map(({ path }) => path)));
        expect(plan.assets.filter((path) => needed.has(path))).toEqual([]);
        expect(plan.releases).not.toContain(state.current);
        const due = state.releases.filter(
          (one) =>
            one.replaced !== null && Date.parse(one.replaced) <= now.getTime() - keepDays * day,
        );
        expect(plan.releases).toEqual(due.map(({ id }) => id));
      }),
    );
  });

  it('removes nothing while the files of a release cannot be read', () => {
    const all = [release('r0', 0, assetNames, pageNames), release('r1', 1, [], pageNames)];
    const live = liveOf(all.flatMap(({ files }) => files));
    const now = new Date(start + 90 * day);
    const plan = planCleanUp(stateOf(all, [0]), null, live, { now, keepDays: 30 });
    expect(plan).toEqual({ releases: [], assets: [] });
  });
});
