import {
  type CompileOutput,
  scriptsBefore,
  sentBytes,
  startFiles,
  staticFiles,
} from '../compile/output.ts';
import type { ReleaseRecord } from '../stamp/release.ts';
import type { SitePlan } from '../stamp/site.ts';
import { budgets } from './budgets.data.ts';

/** @returns a sentence for every budget the site exceeds. */
export function overBudget(
  compile: CompileOutput,
  plan: SitePlan,
  record: ReleaseRecord,
): string[] {
  const brotli = (files: Iterable<string>): number => sentBytes(compile, files, 'brotli');
  const first = staticFiles(compile, [
    ...startFiles(compile),
    ...plan.featureEntries.map((entry) => entry.js.slice(1)),
  ]);
  const checks: [what: string, bytes: number, limit: number][] = [
    ['index.html', record.files['index.html.br']?.bytes ?? 0, budgets.page],
    ["the first page view's JavaScript", brotli(first.js), budgets.firstLoadJs],
    ["the first page view's CSS", brotli(first.css), budgets.firstLoadCss],
    ['all images', imageBytes(record), budgets.images],
  ];
  for (const file of plan.shared.filter(
    (path) => path.endsWith('.js') && !first.js.includes(path),
  )) {
    const before = scriptsBefore(compile, file);
    const own = staticFiles(compile, [file]).js.filter(
      (path) => !first.js.includes(path) && !before.has(path),
    );
    checks.push([file, brotli(own), budgets.lazyJs]);
  }
  return checks
    .filter(([, bytes, limit]) => bytes > limit)
    .map(([what, bytes, limit]) => `${what}: ${bytes} bytes, over the budget of ${limit}.`);
}

function imageBytes(record: ReleaseRecord): number {
  return Object.entries(record.files)
    .filter(([path]) => /\.(png|svg|ico)$/.test(path))
    .reduce((sum, [, { bytes }]) => sum + bytes, 0);
}
