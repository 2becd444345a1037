import type { Context } from '../../context.ts';
import type { LocalSite } from '../../deploy/localSite.ts';
import type { PublishPlan } from '../../deploy/plan.ts';
import type { Published } from '../../deploy/publishSite.ts';
import type { SiteFile } from '../../deploy/siteFile.ts';
import type { Store } from '../../deploy/store.ts';
import { type Target, toOption } from '../../deploy/target.ts';
import {
  describeFaults,
  describeVerification,
  rollbackHint,
  type Verification,
} from '../../deploy/verify.ts';
import { formatBytes } from '../build/describe.ts';

const sum = (files: readonly SiteFile[]): number =>
  files.reduce((total, { bytes }) => total + bytes, 0);
const count = (files: readonly unknown[], noun: string): string =>
  `${files.length} ${noun}${files.length === 1 ? '' : 's'}`;

/** The plan in one sentence, and file by file where it is the answer itself. */
export function describePlan(
  site: LocalSite,
  plan: PublishPlan,
  store: Store,
  { report }: Context,
  { whole }: { whole: boolean },
): void {
  const sent = [...plan.assets, ...plan.pages.flat()];
  const summary = `${site.id} to ${store.name}: ${count(sent, 'file')} to send, ${formatBytes(sum(sent))}; ${count(plan.kept, 'file')} there already, ${formatBytes(sum(plan.kept))}; ${count(plan.dropped, 'page')} to remove`;
  if (!whole) {
    report.say(summary);
    return;
  }
  const { bold } = report.style.data;
  const line = (file: SiteFile): string =>
    [
      `  + ${file.path}`,
      formatBytes(file.bytes),
      file.contentType,
      file.contentEncoding,
      file.cacheControl,
    ]
      .filter((part) => part !== undefined)
      .join('  ');
  report.data(
    [bold(summary), ...sent.map(line), ...plan.dropped.map((path) => `  - ${path}`)].join('\n'),
  );
}

export function planForMachines(plan: PublishPlan): object {
  const sent = [...plan.assets, ...plan.pages.flat()];
  return {
    sent: sent.map(({ path, bytes, contentType, contentEncoding, cacheControl }) => ({
      path,
      bytes,
      contentType,
      ...(contentEncoding ? { contentEncoding } : {}),
      cacheControl,
    })),
    sentBytes: sum(sent),
    kept: plan.kept.length,
    keptBytes: sum(plan.kept),
    dropped: plan.dropped,
  };
}

type Place = { store: Store; target: Target; context: Context };

/** What became of one brand, for people. */
export function describePublished(
  site: LocalSite,
  { outcome, plan, release, previous, removed }: Published,
  { store, context }: Place,
): void {
  const { report } = context;
  const sent = [...plan.assets, ...plan.pages.flat()];
  if (outcome === 'declined') report.say(`${site.id} was not published.`);
  if (outcome === 'unchanged') {
    report.data(`${site.id} is already published to ${store.name} as ${release}: nothing to send.`);
  }
  if (outcome === 'published') {
    report.data(
      `Published ${site.id} to ${store.name} as ${release}: ${count(sent, 'file')} sent, ${formatBytes(sum(sent))}; ${count(plan.kept, 'file')} there already.`,
    );
    if (previous !== null && previous !== release) report.say(`Before it: ${previous}.`);
    if (removed.releases.length > 0) {
      report.say(
        `Cleared away ${removed.releases.join(', ')} and ${count(removed.assets, 'file')} that only ${removed.releases.length === 1 ? 'it' : 'they'} needed.`,
      );
    }
  }
}

/** How the site looks from outside, and what to do where it is not what it should be. */
export function describeVerified(
  site: LocalSite,
  { outcome, previous, release }: Published,
  verification: Verification,
  { target, context: { report } }: Place,
): void {
  if (verification.by === 'none') return;
  const words = describeVerification(verification, site.id, target);
  if (verification.faults.length === 0) report.say(words);
  else {
    report.warn([words, ...describeFaults(verification.faults)].join('\n'));
    if (outcome === 'unchanged')
      report.warn(`Send every file anew: brand publish ${site.id} ${toOption(target)} --force`);
    else if (previous !== null && previous !== release) report.warn(rollbackHint(site.id, target));
  }
}
