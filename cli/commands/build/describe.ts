import { join } from 'node:path';
import { shownPath } from '../../brand/makeProblem.ts';
import type { BuildResult } from '../../build/result.ts';
import type { Context } from '../../context.ts';

/** Bytes for people: `1.2 MB`, `640 kB`. */
export function formatBytes(bytes: number): string {
  return bytes >= 1_000_000
    ? `${(bytes / 1_000_000).toFixed(1)} MB`
    : `${Math.ceil(bytes / 1000)} kB`;
}

/** Milliseconds for people: `840 ms`, `3.2 s`. */
export function formatTime(ms: number): string {
  return ms >= 1000 ? `${(ms / 1000).toFixed(1)} s` : `${ms} ms`;
}

/** The table of sites and the closing sentence. */
export function describeBuild(result: BuildResult, { report, root, cwd }: Context): void {
  report.table(
    ['brand', 'site', 'files', 'first load', 'made in'],
    result.brands.map((brand) => {
      const first = brand.firstLoad[0];
      const load = first ? first.jsGzip + first.cssGzip + first.htmlGzip : 0;
      return [
        brand.id,
        formatBytes(brand.bytes),
        String(brand.files),
        formatBytes(load),
        brand.cached ? 'unchanged' : formatTime(brand.ms),
      ];
    }),
  );
  const fresh = result.brands.filter((brand) => !brand.cached).length;
  const folder = result.brands[0]?.out.replace(/[/\\][^/\\]+$/, '');
  report.say(
    `${result.brands.length} ${result.brands.length === 1 ? 'site' : 'sites'} ready, ${fresh} made now, in ${formatTime(result.ms)}${folder ? `: ${folder}` : ''}`,
  );
  const { drawn, fetched, sets } = result.images;
  if (fetched + sets > 0) {
    report.say(
      `Images: ${fetched} fetched, ${drawn} drawn; those of ${sets} brands sent for others`,
    );
  }
  if (!result.ok || folder === undefined) return;
  const out = folder === join(root, 'dist') ? '' : ` --out ${shownPath(cwd, folder)}`;
  report.say(`Look at them with: brand preview${out}`);
}
