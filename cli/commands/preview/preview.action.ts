import { join } from 'node:path';
import { buildSites } from '../../build/buildSites.ts';
import type { Context } from '../../context.ts';
import { BrandError } from '../../errors.ts';
import { outFolder } from '../../options/output.option.ts';
import { builtSites, startPreview } from '../../serve/previewServer.ts';
import { readRelease, totals } from '../../stamp/release.ts';
import { formatBytes } from '../build/describe.ts';

export type PreviewFlags = { out?: string; port: number; jobs: number; build?: boolean };

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
  const preview = await startPreview(out, flags.port, ids);
  const rows = served.map((id) => {
    const record = readRelease(join(out, id));
    const { files, bytes } = record ? totals(record) : { files: 0, bytes: 0 };
    return { id, url: `${preview.urlOf(id)}/`, files, bytes };
  });
  report.result({ ok: true, port: preview.port, sites: rows });
  report.table(
    ['brand', 'address', 'files', 'size'],
    rows.map(({ id, url, files, bytes }) => [id, url, String(files), formatBytes(bytes)]),
  );
  report.say('Press Ctrl-C to stop.');
  await aborted(context.signal);
  await preview.close();
  report.say('Stopped.');
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

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted) done();
    else signal.addEventListener('abort', () => done(), { once: true });
  });
}
