import { buildSites } from '../../build/buildSites.ts';
import { overlapping, sourceFolders } from '../../build/outputFolder.ts';
import type { Context } from '../../context.ts';
import { confirmed } from '../../deploy/confirm.ts';
import { expectedLocal } from '../../deploy/expectedSite.ts';
import { type LocalSite, readLocalSite } from '../../deploy/localSite.ts';
import { type Published, publishSite } from '../../deploy/publishSite.ts';
import type { Store } from '../../deploy/store.ts';
import {
  chooseTarget,
  openStore,
  siteAddress,
  type Target,
  type TargetFlags,
} from '../../deploy/target.ts';
import { type Verification, verifyPublished } from '../../deploy/verify.ts';
import { BrandError } from '../../errors.ts';
import { describeFailure } from '../../failure.ts';
import { outFolder } from '../../options/output.option.ts';
import { builtSites } from '../../serve/previewServer.ts';
import { siteBrand } from '../../serve/sandboxBrand.ts';
import { describePlan, describePublished, planForMachines } from './describe.ts';

export type PublishFlags = TargetFlags & {
  out?: string;
  jobs: number;
  build?: boolean;
  dryRun?: boolean;
  yes?: boolean;
  force?: boolean;
  verify: boolean;
};

/** What became of one brand. */
export type BrandOutcome = {
  id: string;
  outcome: Published['outcome'] | 'failed';
  published?: Published;
  verification?: Verification;
  failure?: ReturnType<typeof describeFailure>;
};

/** Publishes the brands one after another; one that fails does not keep the others back. */
export async function publishAction(
  ids: string[],
  flags: PublishFlags,
  context: Context,
): Promise<void> {
  const { report } = context;
  const out = outFolder(context, flags.out);
  const target = chooseTarget(flags, context);
  guardFolder(target, out, context);
  if (flags.build) await buildFirst(ids, { out, jobs: flags.jobs }, context);
  const chosen = chooseSites(out, ids);
  guardAddress(target, chosen);
  const store = await openStore(target);
  const outcomes: BrandOutcome[] = [];
  try {
    for (const id of chosen) {
      const site = readLocalSite(out, id, target.encoding);
      outcomes.push(
        await publishOne(store, site, { target, flags, context, alone: chosen.length === 1 }),
      );
      if (context.signal.aborted) break;
    }
  } finally {
    store.close();
  }
  report.result({
    ok: outcomes.every(isGood),
    target: target.name,
    place: store.name,
    brands: outcomes.map(forMachines),
  });
  const bad = outcomes.find((one) => !isGood(one));
  if (bad) context.outcome.exitCode = bad.failure?.exitCode || 3;
}

const isGood = ({ outcome, verification }: BrandOutcome): boolean =>
  outcome !== 'failed' && (verification?.faults.length ?? 0) === 0;

type Work = { target: Target; flags: PublishFlags; context: Context; alone: boolean };

async function publishOne(store: Store, site: LocalSite, work: Work): Promise<BrandOutcome> {
  const { context, alone } = work;
  try {
    return await sendAndVerify(store, site, work);
  } catch (error) {
    if (alone || context.signal.aborted) throw error;
    const failure = describeFailure(error);
    context.report.warn(`${site.id}: ${failure.message}\n  ${failure.fix}`);
    return { id: site.id, outcome: 'failed', failure };
  }
}

async function sendAndVerify(
  store: Store,
  site: LocalSite,
  { target, flags, context }: Work,
): Promise<BrandOutcome> {
  const { report, signal } = context;
  const { id } = site;
  let finish = (): void => undefined;
  try {
    const published = await publishSite(store, site, {
      keepDays: target.keepDays,
      force: flags.force === true,
      dryRun: flags.dryRun === true,
      signal,
      warn: (words) => report.warn(words),
      confirm: async (plan) => {
        if (!context.interactive || flags.yes) return true;
        describePlan(site, plan, store, context, { whole: false });
        return confirmed(`Publish ${id} to ${target.name}?`, context);
      },
      start: (plan) => {
        const total = plan.assets.length + plan.pages.flat().length;
        const progress = report.progress(total, `publishing ${id}`);
        finish = () => progress.done();
        return () => progress.step();
      },
    });
    finish();
    if (published.outcome === 'planned')
      describePlan(site, published.plan, store, context, { whole: true });
    const looked = published.outcome === 'published' || published.outcome === 'unchanged';
    const verification =
      !looked || !flags.verify
        ? noVerification
        : await verifyPublished(
            {
              store,
              brand: id,
              url: siteAddress(target, id, siteBrand(site.folder)?.origin ?? null),
              expected: expectedLocal(site),
              files: site.files,
            },
            context,
          );
    describePublished(site, published, verification, { store, target, context });
    return { id, outcome: published.outcome, published, verification };
  } finally {
    finish();
  }
}

const noVerification: Verification = { by: 'none', url: null, checked: 0, faults: [] };

function forMachines({ id, outcome, published, verification, failure }: BrandOutcome): object {
  if (failure) {
    const { code, message, fix } = failure;
    return { id, outcome, error: { code, message, fix } };
  }
  if (!published) return { id, outcome };
  const { release, previous, removed, plan } = published;
  return { id, outcome, release, previous, ...planForMachines(plan), removed, verification };
}

async function buildFirst(
  ids: string[],
  options: { out: string; jobs: number },
  context: Context,
): Promise<void> {
  const result = await buildSites(context, ids, { ...options, force: false });
  context.report.problems(result.problems, 'words');
  if (result.ok) return;
  const [first] = result.failures;
  throw new BrandError({
    code: 'publish-unbuilt',
    message: `${first?.message ?? 'A site was not built.'} Nothing was sent.`,
    fix: first?.fix ?? 'Correct what is listed, then run this again.',
    exitCode: 1,
  });
}

function chooseSites(out: string, ids: string[]): string[] {
  if (ids.length > 0) return [...new Set(ids)];
  const built = builtSites(out);
  if (built.length > 0) return built;
  throw new BrandError({
    code: 'site-missing',
    message: `There are no built sites in ${out}.`,
    fix: 'Build first: brand build, or add --build.',
    exitCode: 2,
  });
}

/** A published folder lies outside everything that is built from or into. */
function guardFolder(target: Target, out: string, { root, brandsDir }: Context): void {
  if (target.kind !== 'folder') return;
  const clash = overlapping([...sourceFolders(root), brandsDir, out], target.path);
  if (clash === undefined) return;
  throw new BrandError({
    code: 'out-unsafe',
    message: `${target.path} cannot be published to, because it overlaps ${clash}.`,
    fix: 'Choose a folder of its own with --to, for example --to /mnt/sites.',
    exitCode: 2,
  });
}

/** Several brands have an address each. */
function guardAddress({ siteUrl, name }: Target, ids: readonly string[]): void {
  if (siteUrl === null || ids.length < 2 || siteUrl.includes('{id}')) return;
  throw new BrandError({
    code: 'site-address',
    message: `${siteUrl} of ${name} is one address, but ${ids.length} brands are published.`,
    fix: 'Write {id} where the brand belongs, e.g. https://{id}.example.com, or name one brand.',
    exitCode: 2,
  });
}
