import { Command } from 'commander';
import { contextOf } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import { targetOptions } from '../../options/target.option.ts';

export const releasesCommand = new Command('releases')
  .description('List the releases of a brand that a target holds.')
  .argument('<id>', 'the brand')
  .action(async (id: string, options, command: Command) => {
    const { releasesAction } = await import('./releases.action.ts');
    await releasesAction(id, options, contextOf(command));
  });
for (const option of targetOptions()) releasesCommand.addOption(option);

addExamples(releasesCommand, [
  ['brand releases acme --to production', 'newest first, the current one marked'],
]);
