import { join } from 'node:path';
import type { LoadedBrand } from '../../brand/load.ts';
import { buildSites } from '../../build/buildSites.ts';
import type { Context } from '../../context.ts';
import { BrandError } from '../../errors.ts';
import { startPreview } from '../../serve/previewServer.ts';
import { siteBrand } from '../../serve/sandboxBrand.ts';
import { startSandbox } from '../../serve/sandboxServer.ts';
import type { TestSite } from './testResult.ts';

type Served = { sites: TestSite[]; close: () => Promise<void> };

type BuildOptions = { out: string; jobs: number; app?: string };

/** Builds the brands' sites where they are not there yet. @throws BrandError as `brand build` does. */
export async function buildForTest(
  ids: readonly string[],
  options: BuildOptions,
  context: Context,
): Promise<void> {
  const { problems, failures } = await buildSites(context, ids, { ...options, force: false });
  context.report.problems(problems, 'words');
  const [first] = failures;
  if (!first) return;
  throw new BrandError({ ...first, exitCode: first.code === 'verify-failed' ? 3 : 1 });
}

/**
 * Serves built sites with an empty backend of their own.
 * @param data an empty folder for what the backend keeps.
 * @throws BrandError (4) where the port is taken.
 */
export async function serveForTest(
  brands: readonly LoadedBrand[],
  { out, port, data }: { out: string; port: number; data: string },
  context: Context,
): Promise<Served> {
  const ids = brands.map(({ id }) => id);
  const known = ids.flatMap((id) => siteBrand(join(out, id)) ?? []);
  // The codes it would send are read by the tests, not by a person.
  const report = { ...context.report, say: () => undefined };
  const start = { brands: known, dataDir: data, reset: false };
  const sandbox = await startSandbox(start, { ...context, report });
  const preview = await startPreview(out, port, ids, sandbox).catch(async (error) => {
    await sandbox.close();
    throw error;
  });
  return {
    sites: brands.map(({ id, brand }) => ({
      id,
      origin: preview.urlOf(id),
      folder: join(out, id),
      // A brand with lines of its own calls them from wherever its site is served.
      backend: brand.lines.api.every((line) => line.startsWith('/')) ? 'sandbox' : 'operator',
    })),
    close: async () => {
      await preview.close();
      await sandbox.close();
    },
  };
}
