import { Command, Option } from 'commander';
import { contextOf } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import { folderValue } from '../../options/folderValue.ts';
import { jobsOption, outOption, portOption } from '../../options/output.option.ts';
import { expressionValue } from './expressionValue.ts';
import { siteValue } from './siteValue.ts';

export const testCommand = new Command('test')
  .description('Run the end-to-end suite for brands, built here or already published.')
  .argument('[ids...]', 'brands to test (default: all)')
  .addOption(
    new Option(
      '--site <url>',
      'test what is published there; {id} in it stands for the brand',
    ).argParser(siteValue),
  )
  .addOption(outOption())
  .option('--app <dir>', 'stamp from a compile made with `brand build --compile-to`', folderValue)
  .addOption(jobsOption('journeys made at the same time'))
  .addOption(portOption(0, 'port to serve the sites on; 0 takes any that is free'))
  .addOption(
    new Option(
      '--grep <text>',
      'only journeys whose title matches this regular expression',
    ).argParser(expressionValue),
  )
  .option('--results <file>', 'write the JSON answer into a file too')
  .action(async (ids: string[], options, command: Command) => {
    const { testAction } = await import('./test.action.ts');
    await testAction(ids, options, contextOf(command));
  });

addExamples(testCommand, [
  ['brand test', 'build every brand, and test it with a local backend'],
  ['brand test acme', 'one of them'],
  ['brand test acme --site https://acme.com', 'the site that is published there'],
  ['brand test --site https://{id}.example.com', 'every brand where it is published'],
  ['brand test acme --results acme.json', 'with the results in a file'],
]);
