import { Command, InvalidArgumentError } from 'commander';
import { contextOf } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import { idsArgument } from '../../options/ids.argument.ts';
import { jobsOption, outOption } from '../../options/output.option.ts';
import { keepDaysOption, targetOptions, verifyOptions } from '../../options/target.option.ts';

function commitValue(text: string): string {
  if (/^[\w./+-]{4,100}$/.test(text)) return text;
  throw new InvalidArgumentError('It must be the id of a commit, such as 3fa9c1e.');
}

export const publishCommand = new Command('publish')
  .description('Send built sites to their host, and look at them there.')
  .addArgument(idsArgument())
  .option('--build', 'build them first')
  .option('--dry-run', 'print what would be sent, without sending it')
  .option('--yes', 'do not ask before sending')
  .option('--force', 'send unchanged files too, and into a place that holds other files')
  .option(
    '--commit <id>',
    'what the sites were built from (default: the commit that is checked out)',
    commitValue,
  )
  .addOption(outOption())
  .addOption(jobsOption())
  .action(async (ids: string[], options, command: Command) => {
    const { publishAction } = await import('./publish.action.ts');
    await publishAction(ids, options, contextOf(command));
  });
for (const option of [...targetOptions(), ...verifyOptions(), keepDaysOption()]) {
  publishCommand.addOption(option);
}

addExamples(publishCommand, [
  ['brand publish acme --to production', 'to a target of deploy.json'],
  ['brand publish acme --build --to production', 'build first'],
  ['brand publish --to /mnt/sites --dry-run', 'what every site would send to a folder'],
  ['brand publish acme --to s3://sites/live --endpoint https://s3.example.com', 'to a bucket'],
]);
