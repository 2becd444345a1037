import {
  type CompileOutput,
  scriptsBefore,
  sentBytes,
  startFiles,
  staticFiles,
} from '../compile/output.ts';
import type { ReleaseRecord } from '../stamp/release.ts';
import type { SitePlan } from '../stamp/site.ts';
import { appBudgets, imageBudget } from './budgets.data.ts';

type Weight = [what: string, bytes: number, limit: number];

/** @returns a sentence for the budget that the brand's own artwork exceeds. */
export function heavyImages(record: ReleaseRecord): string[] {
  return tooHeavy([['all images', bytesOf(record, /\.(png|svg|ico)$/), imageBudget]]);
}

/** @returns a sentence for every budget that the app exceeds, whatever the brand. */
export function overweightOf(
  compile: CompileOutput,
  plan: SitePlan,
  record: ReleaseRecord,
): string[] {
  const brotli = (files: Iterable<string>): number => sentBytes(compile, files, 'brotli');
  const first = staticFiles(compile, [
    ...startFiles(compile),
    ...plan.featureEntries.map((entry) => entry.js.slice(1)),
  ]);
  const theme = bytesOf(record, /^i\/theme\.\w+\.css\.br$/);
  // What comes along with others is counted with those that are asked for.
  const askedFor = new Set(Object.values(compile.chunks).flatMap((one) => one.dynamicImports));
  const lazy = plan.shared.filter((path) => askedFor.has(path) && !first.js.includes(path));
  return tooHeavy([
    ['index.html', record.files['index.html.br']?.bytes ?? 0, appBudgets.page],
    ["the first page view's JavaScript", brotli(first.js), appBudgets.firstLoadJs],
    ["the first page view's CSS", brotli(first.css) + theme, appBudgets.firstLoadCss],
    ...lazy.map((file): Weight => {
      const before = scriptsBefore(compile, file);
      const own = staticFiles(compile, [file]).js.filter(
        (path) => !first.js.includes(path) && !before.has(path),
      );
      const name = file.replace(/^assets\/|-[\w-]{8}\.js$/g, '');
      return [file, brotli(own), appBudgets.lazyLibraries[name] ?? appBudgets.lazyJs];
    }),
  ]);
}

const tooHeavy = (weights: readonly Weight[]): string[] =>
  weights
    .filter(([, bytes, limit]) => bytes > limit)
    .map(([what, bytes, limit]) => `${what}: ${bytes} bytes, over the budget of ${limit}.`);

function bytesOf(record: ReleaseRecord, names: RegExp): number {
  return Object.entries(record.files)
    .filter(([path]) => names.test(path))
    .reduce((sum, [, { bytes }]) => sum + bytes, 0);
}
