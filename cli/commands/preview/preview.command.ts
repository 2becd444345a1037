import { Command } from 'commander';
import { contextOf } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import { jobsOption, outOption, portOption } from '../../options/output.option.ts';

export const previewCommand = new Command('preview')
  .description('Serve built sites with their own headers, each at http://<id>.localhost.')
  .argument('[ids...]', 'brands to serve (default: all that are built)')
  .addOption(outOption())
  .addOption(portOption())
  .addOption(jobsOption())
  .option('--build', 'build them first')
  .action(async (ids: string[], options, command: Command) => {
    const { previewAction } = await import('./preview.action.ts');
    await previewAction(ids, options, contextOf(command));
  });

addExamples(previewCommand, [
  ['brand preview', 'serve every site of dist/, each at its own host'],
  ['brand preview anjung', 'serve one'],
  ['brand preview --build', 'build first'],
]);
