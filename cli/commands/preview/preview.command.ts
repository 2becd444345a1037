import { Command } from 'commander';
import { contextOf } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import { jobsOption, outOption, portOption } from '../../options/output.option.ts';
import { noSandboxOption, sandboxOptions } from '../../options/sandbox.option.ts';

export const previewCommand = new Command('preview')
  .description('Serve built sites, each at http://<id>.localhost, with a local backend.')
  .argument('[ids...]', 'brands to serve (default: all that are built)')
  .addOption(outOption())
  .addOption(portOption())
  .addOption(jobsOption())
  .option('--build', 'build them first')
  .action(async (ids: string[], options, command: Command) => {
    const { previewAction } = await import('./preview.action.ts');
    await previewAction(ids, options, contextOf(command));
  });
for (const option of [...sandboxOptions(), noSandboxOption()]) previewCommand.addOption(option);

addExamples(previewCommand, [
  ['brand preview', 'serve every site of dist/, each at its own host'],
  ['brand preview anjung', 'serve one'],
  ['brand preview --build', 'build first'],
  ['brand preview --reset', 'with the backend as on its first day'],
]);
