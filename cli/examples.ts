import type { Command } from 'commander';

/** Help starts with what people copy. */
export function addExamples(
  command: Command,
  examples: readonly (readonly [line: string, purpose: string])[],
): Command {
  const width = Math.max(...examples.map(([line]) => line.length));
  const lines = examples.map(([line, purpose]) => `  ${line.padEnd(width)}  ${purpose}`);
  return command.addHelpText('before', `Examples:\n${lines.join('\n')}\n`);
}
