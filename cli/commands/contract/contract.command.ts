import { Command, Option } from 'commander';
import { contextOf } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import { type ContractFormat, contractFormats } from './formats.ts';

export const contractCommand = addExamples(
  new Command('contract')
    .description('Print every call the app makes, for whoever writes the backend.')
    .addOption(
      new Option('--format <format>', 'how to print it')
        .choices([...contractFormats])
        .default('markdown'),
    )
    .action(async ({ format }: { format: ContractFormat }, command: Command) =>
      (await import('./contract.action.ts')).contractAction(format, contextOf(command)),
    ),
  [
    ['brand contract > contract.md', 'to read'],
    ['brand contract --format openapi > openapi.json', 'OpenAPI 3.1, for tools'],
    ['brand contract --format json', 'calls and errors, for programs of your own'],
  ],
);
