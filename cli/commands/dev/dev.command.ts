import { Command } from 'commander';
import { contextOf } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import { portOption } from '../../options/output.option.ts';
import { noSandboxOption, sandboxOptions } from '../../options/sandbox.option.ts';

export const devCommand = new Command('dev')
  .description('Work on the app as one brand, with hot reload.')
  .argument('<id>', 'brand to show')
  .addOption(portOption())
  .action(async (id: string, options, command: Command) => {
    const { devAction } = await import('./dev.action.ts');
    await devAction(id, options, contextOf(command));
  });
for (const option of [...sandboxOptions(), noSandboxOption()]) devCommand.addOption(option);

addExamples(devCommand, [
  ['brand dev anjung', 'serve it while you edit app/ or brands/anjung/'],
  ['brand dev anjung --port 5000', 'on another port'],
]);
