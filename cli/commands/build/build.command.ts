import { Command } from 'commander';
import { contextOf } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import { folderValue } from '../../options/folderValue.ts';
import { cacheFromOption, jobsOption, outOption } from '../../options/output.option.ts';

export const buildCommand = new Command('build')
  .description('Make one complete site per brand.')
  .argument('[ids...]', 'brands to build (default: all)')
  .addOption(outOption())
  .addOption(jobsOption())
  .option('--force', 'build even what is unchanged, and replace foreign folders')
  .option('--dry-run', 'print what would be made')
  .option('--app <dir>', 'stamp from a compile made with --compile-to', folderValue)
  .option('--compile-to <dir>', 'compile the app into a folder and stop', folderValue)
  .addOption(cacheFromOption())
  .action(async (ids: string[], options, command: Command) => {
    const { buildAction } = await import('./build.action.ts');
    await buildAction(ids, options, contextOf(command));
  });

addExamples(buildCommand, [
  ['brand build', 'every brand into dist/'],
  ['brand build anjung clatter', 'two of them'],
  ['brand build --dry-run', 'what would be made, without making it'],
  ['brand build --compile-to compiled', 'only compile, for other machines'],
  ['brand build --app compiled', 'stamp from such a compile'],
  ['brand build --cache-from s3://ci/brands', 'draw only what no other machine has drawn'],
]);
