import type { Context } from '../../context.ts';
import { printable } from '../../report/text.ts';
import { formatTime } from '../build/describe.ts';
import type { TestResult } from './testResult.ts';

/** The table of brands, why something was left out, and each failure with its place. */
export function describeTest(
  { brands, failures, passed, failed, ms }: TestResult,
  { report }: Context,
): void {
  const rows = brands.map((brand) => [
    brand.id,
    brand.site,
    String(brand.passed),
    String(brand.failed),
    String(brand.skippedBecause.length),
    formatTime(brand.ms),
  ]);
  report.table(['brand', 'site', 'passed', 'failed', 'left out', 'time'], rows);
  for (const { id, skippedBecause } of brands) {
    const features = new Set(skippedBecause.flatMap(({ feature }) => feature ?? []));
    if (features.size > 0)
      report.say(`Left out of ${id}, which excludes: ${[...features].join(', ')}.`);
    for (const reason of new Set(skippedBecause.flatMap((one) => one.reason ?? []))) {
      const count = skippedBecause.filter((one) => one.reason === reason).length;
      report.say(
        `Left out of ${id}, ${count === 1 ? '1 journey' : `${count} journeys`}: ${reason}`,
      );
    }
  }
  for (const failure of [...brands.flatMap((brand) => brand.failures), ...failures]) {
    const { file, line, title, reason } = failure;
    report.warn(`FAIL  ${printable(title)}\n      ${file}:${line}: ${printable(reason)}`);
  }
  report.say(`${passed} passed, ${failed} failed, in ${formatTime(ms)}`);
}
