import { join } from 'node:path';
import type { LoadedBrand } from '../../brand/load.ts';
import type { Context } from '../../context.ts';
import { BrandError, systemCode } from '../../errors.ts';
import { type ReleaseRecord, readRelease } from '../../stamp/release.ts';
import { type Answer, getText } from './getText.ts';
import type { TestSite } from './testResult.ts';

/**
 * Looks whether each brand's site is what is published at its address.
 * @param address may contain `{id}`.
 * @param out folder of sites built here: one of the same brand must be of the same release.
 * @throws BrandError (4) where a site does not answer, (3) where it is another brand or release.
 */
export function publishedSites(
  brands: readonly LoadedBrand[],
  address: string,
  out: string,
  context: Context,
): Promise<TestSite[]> {
  return Promise.all(
    brands.map(async ({ id, brand }) => {
      const origin = address.replaceAll('{id}', id);
      const release = await publishedRelease(origin, id, context.signal);
      const here = readRelease(join(out, id));
      if (here !== null && here.id !== release.id) throw otherRelease(origin, release, here, out);
      if (here === null)
        context.report.say(`${id} is not built in ${out}, so its release was not compared.`);
      const isOwnBackend = brand.lines.api[0]?.startsWith('/') === true;
      const isSandbox = isOwnBackend && (await hasSandbox(origin, context.signal));
      const folder = here === null ? null : join(out, id);
      return { id, origin, folder, backend: isSandbox ? 'sandbox' : 'operator' };
    }),
  );
}

async function publishedRelease(
  origin: string,
  id: string,
  signal: AbortSignal,
): Promise<Pick<ReleaseRecord, 'id' | 'brand'>> {
  const address = `${origin}/release.json`;
  const answer = await getText(address, signal).catch((cause) => {
    signal.throwIfAborted();
    throw new BrandError({
      code: 'site-unreachable',
      message: `${origin} does not answer (${whyNot(cause)}).`,
      fix: 'Correct --site, or see that the host is up, its name is known and its certificate is good.',
      exitCode: 4,
      cause,
    });
  });
  const release = releaseIn(answer);
  if (release === null)
    throw foreign(
      `${origin} serves no site of this command: its release.json answers ${told(answer)}.`,
    );
  if (release.brand !== id)
    throw foreign(`${origin} serves the brand ${release.brand}, not ${id}.`);
  return release;
}

/** The code of the failure, as of the network, else its words. */
function whyNot(cause: unknown): string {
  const code = systemCode(cause);
  if (code === 'ABORT_ERR') return 'no answer in time';
  return code || (cause instanceof Error ? cause.message : String(cause));
}

function told({ status, location }: Answer): string {
  if (location !== undefined) return `${status} and leads to ${location}`;
  return status === 200 ? 'something else than the record of a release' : `${status}`;
}

function releaseIn({ status, text }: Answer): Pick<ReleaseRecord, 'id' | 'brand'> | null {
  if (status !== 200) return null;
  try {
    const { id, brand } = JSON.parse(text) as Partial<ReleaseRecord>;
    return typeof id === 'string' && typeof brand === 'string' ? { id, brand } : null;
  } catch {
    return null;
  }
}

function foreign(message: string): BrandError {
  const fix = 'Correct --site or the id, or publish the site of this brand there.';
  return new BrandError({ code: 'site-foreign', message, fix, exitCode: 3 });
}

function otherRelease(
  origin: string,
  there: Pick<ReleaseRecord, 'id'>,
  here: ReleaseRecord,
  out: string,
): BrandError {
  return new BrandError({
    code: 'site-outdated',
    message: `${origin} serves release ${there.id}, but ${join(out, here.brand)} is release ${here.id}.`,
    fix: 'Publish that folder, or name the folder of the published sites with --out.',
    exitCode: 3,
  });
}

/** Whether the site's own host answers as the sandbox does, where anything may be tried. */
async function hasSandbox(origin: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { status, text } = await getText(`${origin}/sandbox`, signal);
    return status === 200 && Array.isArray((JSON.parse(text) as { people?: unknown }).people);
  } catch {
    // The page, or nothing: the backend is somebody else's.
    signal.throwIfAborted();
    return false;
  }
}
