import { Command } from 'commander';
import { contextOf } from '../../context.ts';
import { addExamples } from '../../examples.ts';

export const listCommand = addExamples(
  new Command('list')
    .description('Show the brands and what each has.')
    .action(async (_options: object, command: Command) =>
      (await import('./list.action.ts')).listAction(contextOf(command)),
    ),
  [
    ['brand list', 'a table'],
    ['brand list --json', 'for machines: {brands, problems}'],
  ],
);
