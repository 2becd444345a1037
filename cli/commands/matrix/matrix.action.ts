import { realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { discoverBrands } from '../../brand/discover.ts';
import type { Context } from '../../context.ts';
import { BrandError } from '../../errors.ts';
import { brandWeight } from './brandWeight.ts';
import { changedFiles } from './changedFiles.ts';
import type { MatrixOptions } from './matrix.command.ts';
import { makeShards } from './shards.ts';
import { type Affected, affectedBrands } from './touched.ts';

const defaultMaxShards = 20;

/** @throws BrandError (2) for a misnamed brand folder, which no job would build. */
export async function matrixAction(options: MatrixOptions, context: Context): Promise<void> {
  const { report } = context;
  const affected = await findAffected(options.since, context);
  const weighed = affected.brands.map((id) => ({
    id,
    weight: brandWeight(join(context.brandsDir, id)),
  }));
  const include = makeShards(weighed, options.maxShards ?? defaultMaxShards);
  const { all, reason, removed } = affected;
  report.result({ include, all, reason, removed });
  if (options.format === 'json') {
    report.data(JSON.stringify({ include, all, reason, removed }, null, 2));
  } else if (options.format === 'github') {
    // Other keys beside `include` would be read as dimensions of the matrix.
    report.data(`matrix=${JSON.stringify({ include })}\nany=${include.length > 0}`);
  } else if (include.length > 0) {
    report.table(
      ['JOB', 'BRANDS'],
      include.map(({ shard, of, brands }) => [`${shard}/${of}`, brands]),
    );
  }
  report.say(`${affected.brands.length} of ${affected.total} brands: ${reason}.`);
  if (removed.length > 0) report.say(`No longer there: ${removed.join(', ')}.`);
}

async function findAffected(
  since: string | undefined,
  { root, brandsDir, cwd }: Context,
): Promise<Affected & { total: number }> {
  const { folders, problems } = discoverBrands(brandsDir, cwd);
  if (problems.length > 0) {
    throw new BrandError({
      code: 'brands-invalid',
      message: 'Some brand folders are misnamed, so no job would build them.',
      fix: 'Rename them and run the command again.',
      exitCode: 2,
      problems,
    });
  }
  const ids = folders.map(({ id }) => id);
  const total = ids.length;
  if (since === undefined) {
    return { brands: ids, removed: [], all: true, reason: 'no --since', total };
  }
  const files = await changedFiles(brandsDir, since);
  const brandsPath = pathFrom(root, realpathSync(brandsDir));
  const paths = files.map((file) => pathFrom(root, file));
  // A folder of brands kept in a repository of its own may lie beside files of other projects.
  const ours = paths.filter((path) => !path.startsWith('../') || path.startsWith(`${brandsPath}/`));
  return { ...affectedBrands(ours, brandsPath, ids), total };
}

function pathFrom(root: string, path: string): string {
  return relative(root, path).split(sep).join('/');
}
