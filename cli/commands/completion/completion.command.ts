import { Argument, Command } from 'commander';
import { contextOf } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import type { Shell } from './completionScript.ts';

export const completionCommand = addExamples(
  new Command('completion')
    .description('Print a script that completes commands, options and brand ids in a shell.')
    .addArgument(new Argument('<shell>', 'shell to write for').choices(['bash', 'zsh', 'fish']))
    .action(async (shell: Shell, _options: object, command: Command) =>
      (await import('./completion.action.ts')).completionAction(shell, command, contextOf(command)),
    ),
  [
    ['brand completion bash > ~/.local/share/bash-completion/completions/brand', 'bash'],
    ['brand completion zsh > "$HOME/.zfunc/_brand"', 'zsh'],
    ['brand completion fish > ~/.config/fish/completions/brand.fish', 'fish'],
  ],
);

/** Asked by the completion scripts: one brand id per line. */
export const completeCommand = new Command('__complete').action(
  async (_options: object, command: Command) =>
    (await import('./completion.action.ts')).completeAction(contextOf(command)),
);
