import { loadBrands } from '../../brand/load.ts';
import { noBrands } from '../../brand/noBrands.ts';
import type { Context } from '../../context.ts';
import { summarise } from '../../report/problems.ts';

/** Ends with 2 where a brand has an error; warnings alone are fine. */
export async function checkAction(ids: readonly string[], context: Context): Promise<void> {
  const { report } = context;
  const { brands, problems } = await loadBrands(context.brandsDir, ids, context);
  if (brands.length === 0 && problems.length === 0) throw noBrands();
  const ok = problems.every(({ severity }) => severity !== 'error');
  report.result({ ok, problems });
  report.problems(problems, 'data');
  if (!ok) context.outcome.exitCode = 2;
  const { green, red, yellow } = report.style.words;
  const count = `${brands.length} brand${brands.length === 1 ? '' : 's'}`;
  if (problems.length === 0) {
    report.say(`${green('ok')}  ${count}, nothing to correct`);
    return;
  }
  const first = problems.find(({ severity }) => severity === 'error') ?? problems[0];
  report.say('');
  report.say(`${ok ? yellow('ok') : red('failed')}  ${summarise(problems)}`);
  report.say(`\`brand explain ${first?.code}\` says what a code means and how to fix it.`);
}
