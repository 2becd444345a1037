import { Command, InvalidArgumentError } from 'commander';
import { contextOf } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import { targetOptions, verifyOptions } from '../../options/target.option.ts';

const longestReason = 200;

function reasonValue(text: string): string {
  const reason = text.trim();
  if (reason !== '' && reason.length <= longestReason && !/\p{Control}/u.test(reason))
    return reason;
  throw new InvalidArgumentError(`It must be one line of 1 to ${longestReason} characters.`);
}

export const rollbackCommand = new Command('rollback')
  .description('Make an earlier release current again, without a build.')
  .argument('<id>', 'the brand')
  .argument('[release]', 'as `brand releases` shows it (default: the one that was live before)')
  .option(
    '--reason <text>',
    'why what is live now is withdrawn, as `brand releases` shows it',
    reasonValue,
  )
  .option('--dry-run', 'print what would be put back, without doing it')
  .option('--yes', 'do not ask before it')
  .action(async (id: string, release: string | undefined, options, command: Command) => {
    const { rollbackAction } = await import('./rollback.action.ts');
    await rollbackAction(id, release ?? null, options, contextOf(command));
  });
for (const option of [...targetOptions(), ...verifyOptions()]) rollbackCommand.addOption(option);

addExamples(rollbackCommand, [
  ['brand rollback acme --to production --reason "login is blank"', 'the one that was live before'],
  ['brand rollback acme 20261123-153000-3fa9c1 --to production', 'a certain one'],
]);
