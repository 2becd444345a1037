import { buildSites } from '../../build/buildSites.ts';
import { overlapping, sourceFolders } from '../../build/outputFolder.ts';
import type { Context } from '../../context.ts';
import { checkedOutCommit, deployer } from '../../deploy/deployer.ts';
import { chooseTarget, openStore, type Target } from '../../deploy/target.ts';
import { BrandError, interrupted } from '../../errors.ts';
import { outFolder } from '../../options/output.option.ts';
import { builtSites } from '../../serve/previewServer.ts';
import {
  type BrandOutcome,
  forMachines,
  isGood,
  type PublishFlags,
  publishOne,
} from './publishOne.ts';

/** Publishes the brands one after another; one that fails does not keep the others back. */
export async function publishAction(
  ids: string[],
  flags: PublishFlags,
  context: Context,
): Promise<void> {
  const { report, signal } = context;
  const out = outFolder(context, flags.out);
  const target = chooseTarget(flags, context);
  guardFolder(target, out, context);
  if (flags.build) await buildFirst(ids, { out, jobs: flags.jobs }, context);
  const chosen = chooseSites(out, ids);
  guardAddress(target, chosen);
  const store = await openStore(target);
  const outcomes: BrandOutcome[] = [];
  try {
    const made = {
      by: deployer(context.env),
      commit: flags.commit ?? (await checkedOutCommit(context.brandsDir, context.env)),
    };
    const work = { store, target, out, flags, made, context, alone: chosen.length === 1 };
    for (const id of chosen) {
      outcomes.push(await publishOne(id, work));
      if (signal.aborted) break;
    }
  } finally {
    store.close();
  }
  report.result({
    ok: outcomes.every(isGood) && !signal.aborted,
    target: target.name,
    place: store.name,
    brands: outcomes.map(forMachines),
    ...(signal.aborted ? { error: interrupted } : {}),
  });
  const bad = outcomes.filter((one) => !isGood(one));
  if (chosen.length > 1) describeRest(chosen, bad, outcomes.length, context);
  if (bad[0]) context.outcome.exitCode = bad[0].failure?.exitCode || 3;
}

/** Of many brands the ones to look after, at the end where they are seen. */
function describeRest(
  chosen: readonly string[],
  bad: readonly BrandOutcome[],
  begun: number,
  { report }: Context,
): void {
  const list = bad.map(({ id }) => id).join(', ');
  if (bad.length > 0)
    report.warn(`${bad.length} of ${chosen.length} not as they should be: ${list}.`);
  if (begun < chosen.length) report.warn(`Not begun: ${chosen.slice(begun).join(', ')}.`);
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

/** @throws BrandError (2) for any that is not built, before the first one is sent. */
function chooseSites(out: string, ids: string[]): string[] {
  const built = builtSites(out);
  const chosen = ids.length > 0 ? [...new Set(ids)] : built;
  const missing = chosen.filter((id) => !built.includes(id));
  if (chosen.length > 0 && missing.length === 0) return chosen;
  const [id] = missing;
  const more = missing.length > 1 ? ` and ${missing.length - 1} more are` : ' is';
  throw new BrandError({
    code: 'site-missing',
    message: id
      ? `${id}${more} not built in ${out}. Nothing was sent.`
      : `There are no built sites in ${out}.`,
    fix: `Build first: brand build${id ? ` ${id}` : ''}, or add --build.`,
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
