import { Command } from 'commander';
import { contextOf } from '../../context.ts';
import { addExamples } from '../../examples.ts';

export const explainCommand = addExamples(
  new Command('explain')
    .description('Say what a problem code means, why it matters and how to fix it.')
    .argument('[code]', 'the code in brackets at the end of a problem; all codes when absent')
    .action(async (code: string | undefined, _options: object, command: Command) =>
      (await import('./explain.action.ts')).explainAction(code, contextOf(command)),
    ),
  [
    ['brand explain contrast-low', 'one code'],
    ['brand explain', 'every code, by topic'],
  ],
);
