import { Command } from 'commander';
import { contextOf } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import { targetOptions, verifyOptions } from '../../options/target.option.ts';

export const rollbackCommand = new Command('rollback')
  .description('Make an earlier release current again, without a build.')
  .argument('<id>', 'the brand')
  .argument('[release]', 'as `brand releases` shows it (default: the one before the current one)')
  .option('--dry-run', 'print what would be put back, without doing it')
  .option('--yes', 'do not ask before it')
  .action(async (id: string, release: string | undefined, options, command: Command) => {
    const { rollbackAction } = await import('./rollback.action.ts');
    await rollbackAction(id, release ?? null, options, contextOf(command));
  });
for (const option of [...targetOptions(), ...verifyOptions()]) rollbackCommand.addOption(option);

addExamples(rollbackCommand, [
  ['brand rollback acme --to production', 'the release before'],
  ['brand rollback acme 20261123-153000-3fa9c1 --to production', 'a certain one'],
]);
