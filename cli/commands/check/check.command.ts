import { Command } from 'commander';
import { contextOf } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import { idsArgument } from '../../options/ids.argument.ts';

export const checkCommand = addExamples(
  new Command('check')
    .description('List everything wrong with the brands, each with its place and its fix.')
    .addArgument(idsArgument())
    .action(async (ids: string[], _options: object, command: Command) =>
      (await import('./check.action.ts')).checkAction(ids, contextOf(command)),
    ),
  [
    ['brand check', 'every brand'],
    ['brand check acme beta', 'two of them'],
    ['brand check --json', 'for machines: {ok, problems}'],
  ],
);
