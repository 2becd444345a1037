import { Command } from 'commander';
import { contextOf } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import { folderValue } from '../../options/folderValue.ts';
import { cacheFromOption, jobsOption } from '../../options/output.option.ts';

export const assetsCommand = new Command('assets')
  .description('Make only the images and the manifest.')
  .argument('[ids...]', 'brands (default: all)')
  .requiredOption('--out <dir>', 'folder that gets one folder per brand', folderValue)
  .addOption(jobsOption())
  .addOption(cacheFromOption())
  .action(async (ids: string[], options, command: Command) => {
    const { assetsAction } = await import('./assets.action.ts');
    await assetsAction(ids, options, contextOf(command));
  });

addExamples(assetsCommand, [
  ['brand assets anjung --out /tmp/anjung-images', 'images of one brand'],
  ['brand assets --out images', 'one folder per brand'],
]);
