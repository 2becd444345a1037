import type { Context } from '../context.ts';

/** Asks on a terminal; only called where a person can answer. */
export async function confirmed(message: string, { signal, interrupt }: Context): Promise<boolean> {
  const prompts = await import('@clack/prompts');
  const answer = await prompts.confirm({ message, initialValue: false, output: process.stderr });
  if (!prompts.isCancel(answer)) return answer;
  interrupt();
  throw signal.reason;
}
