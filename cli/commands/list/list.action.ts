import { type LoadedBrand, loadBrands } from '../../brand/load.ts';
import type { Context } from '../../context.ts';

/** Broken brands are told as problems and end the command with 2; the others are still listed. */
export async function listAction(context: Context): Promise<void> {
  const { report } = context;
  const { brands, problems } = await loadBrands(context.brandsDir, [], context);
  const rows = brands.map(describeBrand);
  report.result({ brands: rows, problems });
  if (rows.length > 0) {
    report.table(
      ['ID', 'NAME', 'COMBINE ID', 'PACKAGE', 'LANGUAGES', 'WITHOUT', ''],
      rows.map((row) => [
        row.id,
        row.name,
        row.combineId,
        String(row.packageId),
        row.locales.join(' '),
        row.excluded.join(' ') || '–',
        row.demo ? 'demo' : '',
      ]),
    );
  } else if (problems.length === 0) {
    report.say('There are no brands. Make the first one with `brand new <id>`.');
  }
  report.problems(problems, 'words');
  if (problems.some(({ severity }) => severity === 'error')) context.outcome.exitCode = 2;
}

function describeBrand({ id, brand }: LoadedBrand) {
  const { combineId, packageId, locale, locales, features, excluded, demo } = brand;
  const name = brand.name[locale] ?? id;
  return { id, name, combineId, packageId, locale, locales, features, excluded, demo };
}
