import { Command, Option } from 'commander';
import { contextOf } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import { wholeNumber } from '../../options/wholeNumber.ts';

export type MatrixOptions = { since?: string; maxShards?: number; format?: 'json' | 'github' };

export const matrixCommand = addExamples(
  new Command('matrix')
    .description('Split the brands into jobs for continuous integration.')
    .addOption(new Option('--since <ref>', 'only brands that changed since this commit or branch'))
    .addOption(
      new Option('--max-shards <count>', 'most jobs to make, 1 to 256 (default: 20)').argParser(
        wholeNumber(1, 256),
      ),
    )
    .addOption(
      new Option('--format <format>', 'github prints lines for $GITHUB_OUTPUT').choices([
        'json',
        'github',
      ]),
    )
    .action(async (options: MatrixOptions, command: Command) =>
      (await import('./matrix.action.ts')).matrixAction(options, contextOf(command)),
    ),
  [
    ['brand matrix', 'every brand'],
    ['brand matrix --since origin/main', 'only what changed'],
    ['brand matrix --since origin/main --format github >> "$GITHUB_OUTPUT"', 'in a workflow'],
  ],
);
