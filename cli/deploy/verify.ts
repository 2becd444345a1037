import type { Context } from '../context.ts';
import { BrandError } from '../errors.ts';
import type { SiteFile } from './siteFile.ts';
import type { Store } from './store.ts';
import { type Target, toOption } from './target.ts';
import type { ExpectedSite, LiveFault } from './verifyLive.ts';

/** How a published site was looked at, and what was found. */
export type Verification = {
  /** Over its own address; in the folder itself, because nobody said where it is served; or not. */
  by: 'address' | 'files' | 'none';
  url: string | null;
  checked: number;
  faults: LiveFault[];
};

type Work = {
  store: Store;
  brand: string;
  /** Where the site is served; null where nobody said. */
  url: string | null;
  /** Only needed where the site is looked at over its address. */
  expected: () => ExpectedSite | Promise<ExpectedSite>;
  files: readonly SiteFile[];
};

export const notVerified: Verification = { by: 'none', url: null, checked: 0, faults: [] };

/**
 * Verifies a site after a publication or a rollback, with a bar of its own. What was done stays done: an
 * interruption only ends the looking, and a store that fails is a fault.
 */
export async function verifyPublished(work: Work, context: Context): Promise<Verification> {
  const { report, signal } = context;
  try {
    if (!signal.aborted) return await look(work, context);
  } catch (error) {
    if (error instanceof BrandError) {
      const url = work.url ?? work.store.name;
      const faults = [{ url, message: `cannot be verified: ${error.message}` }];
      return { by: work.url === null ? 'files' : 'address', url: work.url, checked: 0, faults };
    }
    if (!signal.aborted) throw error;
  }
  report.warn(`${work.brand}: interrupted; it was not verified.`);
  return notVerified;
}

async function look(
  { store, brand, url, expected, files }: Work,
  { report, signal }: Context,
): Promise<Verification> {
  if (url === null) {
    const { verifyStored } = await import('./verifyStored.ts');
    const progress = report.progress(files.length, `reading ${brand} back`);
    const step = (): void => progress.step();
    try {
      const faults = await verifyStored(store, brand, files, { signal, step });
      return { by: 'files', url: null, checked: files.length, faults };
    } finally {
      progress.done();
    }
  }
  const { probeCount, verifyLive } = await import('./verifyLive.ts');
  const site = await expected();
  const progress = report.progress(probeCount(site), `verifying ${url}`);
  const step = (): void => progress.step();
  try {
    return { by: 'address', ...(await verifyLive(url, site, { signal, step })) };
  } finally {
    progress.done();
  }
}

const shownFaults = 12;

/** What a verification found, for people: alike faults of many files in one line. */
export function describeFaults(faults: readonly LiveFault[]): string[] {
  const groups = new Map<string, string[]>();
  for (const { url, message } of faults) groups.set(message, [...(groups.get(message) ?? []), url]);
  const lines = [...groups].map(([message, urls]) => {
    const more = urls.length > 1 ? ` (and ${urls.length - 1} more)` : '';
    return `  ${urls[0]}${more} ${message}`;
  });
  const rest = lines.length - shownFaults;
  return rest > 0 ? [...lines.slice(0, shownFaults), `  and ${rest} more kinds`] : lines;
}

/** The closing sentence of a verification. */
export function describeVerification(
  { by, url, checked, faults }: Verification,
  brand: string,
  target: Target,
): string {
  if (by === 'none') return 'Not verified.';
  const where = by === 'address' ? `at ${url}` : `in ${target.name}`;
  if (faults.length > 0) return `${brand} ${where} is not what was published:`;
  return by === 'address'
    ? `Verified ${where}: ${checked} requests, all as they should be.`
    : `Verified the ${checked} files ${where}; not over HTTP, because nobody said where it is served. Add --site URL ${target.kind === 'folder' ? 'or siteUrl of the target' : ''}`.trimEnd() +
        '.';
}

export const rollbackHint = (brand: string, target: Target): string =>
  `Go back with: brand rollback ${brand} ${toOption(target)}`;
