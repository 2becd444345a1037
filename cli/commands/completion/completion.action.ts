import type { Command } from 'commander';
import { discoverBrands } from '../../brand/discover.ts';
import type { Context } from '../../context.ts';
import { commandWords } from './commandWords.ts';
import { completionScript, type Shell } from './completionScript.ts';

export function completionAction(shell: Shell, command: Command, { report }: Context): void {
  const script = completionScript(shell, commandWords(command.parent ?? command));
  report.result({ shell, script });
  report.data(script);
}

/** Reads no brand file: it runs at every press of the tab key. */
export function completeAction({ report, brandsDir, cwd }: Context): void {
  const ids = idsOf(brandsDir, cwd);
  report.result({ ids });
  if (ids.length > 0) report.data(ids.join('\n'));
}

function idsOf(brandsDir: string, cwd: string): string[] {
  try {
    return discoverBrands(brandsDir, cwd).folders.map(({ id }) => id);
  } catch {
    // A completion has no place for words; the command itself will tell.
    return [];
  }
}
