import { Command } from 'commander';
import { contextOf } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import { idsArgument } from '../../options/ids.argument.ts';
import { portOption } from '../../options/output.option.ts';
import { sandboxOptions } from '../../options/sandbox.option.ts';

export const sandboxCommand = new Command('sandbox')
  .description('Run the local backend alone: calls, uploads, demo people, faults.')
  .addArgument(idsArgument())
  .addOption(portOption(4180))
  .action(async (ids: string[], options, command: Command) => {
    const { sandboxAction } = await import('./sandbox.action.ts');
    await sandboxAction(ids, options, contextOf(command));
  });
for (const option of sandboxOptions()) sandboxCommand.addOption(option);

addExamples(sandboxCommand, [
  ['brand sandbox', 'serve it at http://localhost:4180/sandbox'],
  ['brand sandbox --data ~/demo --reset', 'start afresh, in a folder of your own'],
]);
