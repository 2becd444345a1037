import type { Context } from '../../context.ts';
import { confirmed } from '../../deploy/confirm.ts';
import { expectedLocal } from '../../deploy/expectedSite.ts';
import { type LocalSite, readLocalSite } from '../../deploy/localSite.ts';
import { type Published, type PublishOptions, publishSite } from '../../deploy/publishSite.ts';
import type { Store } from '../../deploy/store.ts';
import { siteAddress, type Target, type TargetFlags } from '../../deploy/target.ts';
import { notVerified, type Verification, verifyPublished } from '../../deploy/verify.ts';
import { BrandError } from '../../errors.ts';
import { describeFailure } from '../../failure.ts';
import { siteBrand } from '../../serve/sandboxBrand.ts';
import { describePlan, describePublished, describeVerified, planForMachines } from './describe.ts';

export type PublishFlags = TargetFlags & {
  out?: string;
  jobs: number;
  build?: boolean;
  dryRun?: boolean;
  yes?: boolean;
  force?: boolean;
  commit?: string;
  verify: boolean;
};

/** What became of one brand. */
export type BrandOutcome = {
  id: string;
  outcome: Published['outcome'] | 'failed' | 'interrupted';
  published?: Published;
  verification?: Verification;
  failure?: ReturnType<typeof describeFailure>;
};

export const isGood = ({ outcome, verification }: BrandOutcome): boolean =>
  outcome !== 'failed' && outcome !== 'interrupted' && (verification?.faults.length ?? 0) === 0;

type Work = {
  store: Store;
  target: Target;
  /** Folder of built sites. */
  out: string;
  flags: PublishFlags;
  made: PublishOptions['made'];
  context: Context;
  /** The only brand: its failure is the command's. */
  alone: boolean;
};

/** Publishes one brand, looks at it, and tells both. */
export async function publishOne(id: string, work: Work): Promise<BrandOutcome> {
  const { store, target, out, flags, context, alone } = work;
  const { report, signal } = context;
  let published: Published;
  let site: LocalSite;
  try {
    site = readLocalSite(out, id, target.encoding);
    published = await send(site, work);
  } catch (error) {
    if (signal.aborted) return interruptedBrand(id, error, context);
    if (alone) throw error;
    const failure = describeFailure(error);
    report.warn(`${id}: ${failure.message}\n  ${failure.fix}`);
    return { id, outcome: 'failed', failure };
  }
  const place = { store, target, context };
  describePublished(site, published, place);
  const looked = published.outcome === 'published' || published.outcome === 'unchanged';
  if (!looked || !flags.verify)
    return { id, outcome: published.outcome, published, verification: notVerified };
  const verification = await verifyPublished(
    {
      store,
      brand: id,
      url: siteAddress(target, id, siteBrand(site.folder)?.origin ?? null),
      expected: () => expectedLocal(site),
      files: site.files,
    },
    context,
  );
  describeVerified(site, published, verification, place);
  return { id, outcome: published.outcome, published, verification };
}

/** An interruption alone leaves the site as it was; a store that fails besides says what it left. */
function interruptedBrand(id: string, error: unknown, { report }: Context): BrandOutcome {
  const words =
    error instanceof BrandError ? error.message : 'interrupted; the live site is unchanged.';
  report.warn(`${id}: ${words}`);
  return { id, outcome: 'interrupted' };
}

async function send(
  site: LocalSite,
  { store, target, flags, made, context }: Work,
): Promise<Published> {
  const { report, signal } = context;
  let finish = (): void => undefined;
  try {
    const published = await publishSite(store, site, {
      made,
      keepDays: target.keepDays,
      force: flags.force === true,
      dryRun: flags.dryRun === true,
      signal,
      warn: (words) => report.warn(words),
      confirm: async (plan) => {
        if (!context.interactive || flags.yes) return true;
        describePlan(site, plan, store, context, { whole: false });
        return confirmed(`Publish ${site.id} to ${target.name}?`, context);
      },
      start: (plan) => {
        const total = plan.assets.length + plan.pages.flat().length;
        const progress = report.progress(total, `publishing ${site.id}`);
        finish = () => progress.done();
        return () => progress.step();
      },
    });
    finish();
    if (published.outcome === 'planned')
      describePlan(site, published.plan, store, context, { whole: true });
    return published;
  } finally {
    finish();
  }
}

export function forMachines({
  id,
  outcome,
  published,
  verification,
  failure,
}: BrandOutcome): object {
  if (failure) {
    const { code, message, fix } = failure;
    return { id, outcome, error: { code, message, fix } };
  }
  if (!published) return { id, outcome };
  const { release, previous, removed, plan } = published;
  return { id, outcome, release, previous, ...planForMachines(plan), removed, verification };
}
