import { join, resolve } from 'node:path';
import { buildSites } from '../../build/buildSites.ts';
import type { Context } from '../../context.ts';
import { BrandError } from '../../errors.ts';
import { sha256 } from '../../files/hash.ts';
import { outFolder } from '../../options/output.option.ts';
import { dataFolder, type SandboxFlags } from '../../options/sandbox.option.ts';
import { builtSites, startPreview } from '../../serve/previewServer.ts';
import { siteBrand } from '../../serve/sandboxBrand.ts';
import { type SandboxServer, startSandbox } from '../../serve/sandboxServer.ts';
import { serveUntilInterrupted } from '../../serve/serveUntilInterrupted.ts';
import { readRelease, totals } from '../../stamp/release.ts';
import { formatBytes } from '../build/describe.ts';

export type PreviewFlags = SandboxFlags & {
  out?: string;
  port: number;
  jobs: number;
  build?: boolean;
};

/** Serves until interrupted. */
export async function previewAction(
  ids: string[],
  flags: PreviewFlags,
  context: Context,
): Promise<void> {
  const out = outFolder(context, flags.out);
  const { report } = context;
  if (flags.build) {
    const result = await buildSites(context, ids, { out, jobs: flags.jobs, force: false });
    report.problems(result.problems, 'words');
    for (const { message, fix } of result.failures) report.warn(`${message}\n  ${fix}`);
  }
  const served = chooseSites(out, ids);
  const sandbox = flags.sandbox === false ? null : await openBackend(out, served, flags, context);
  const preview = await startPreview(out, flags.port, ids, sandbox).catch(async (error) => {
    await sandbox?.close();
    throw error;
  });
  const rows = served.map((id) => {
    const record = readRelease(join(out, id));
    const { files, bytes } = record ? totals(record) : { files: 0, bytes: 0 };
    return { id, url: `${preview.urlOf(id)}/`, files, bytes };
  });
  const pages = sandbox ? `http://localhost:${preview.port}/sandbox` : null;
  report.result({ ok: true, port: preview.port, sites: rows, sandbox: pages });
  report.table(
    ['brand', 'address', 'files', 'size'],
    rows.map(({ id, url, files, bytes }) => [id, url, String(files), formatBytes(bytes)]),
  );
  if (pages) report.say(`Demo people, SMS codes and faults of the backend: ${pages}`);
  await serveUntilInterrupted(context, { sandbox, seed: flags.seed }, () => preview.close());
}

function chooseSites(out: string, ids: string[]): string[] {
  const built = builtSites(out);
  const missing = ids.find((id) => !built.includes(id));
  if (missing === undefined && built.length > 0) return ids.length > 0 ? ids : built;
  throw new BrandError({
    code: 'site-missing',
    message:
      missing === undefined
        ? `There are no built sites in ${out}.`
        : `${missing} is not built in ${out}.`,
    fix: 'Build first: brand preview --build.',
    exitCode: 2,
  });
}

/** For the brands of the sites themselves: what is served need not be in the folder of brands. */
function openBackend(
  out: string,
  served: readonly string[],
  flags: PreviewFlags,
  context: Context,
): Promise<SandboxServer> {
  const brands = served.flatMap((id) => siteBrand(join(out, id)) ?? []);
  const usual = resolve(context.root, 'dist');
  const name = out === usual ? 'preview' : `preview-${sha256(out).slice(0, 8)}`;
  const dataDir = dataFolder(context, flags.data, name);
  return startSandbox({ brands, dataDir, reset: flags.reset === true }, context);
}
