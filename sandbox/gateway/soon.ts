import type { Caller } from './handler.ts';
import type { Soon, TellSoon } from './telling.ts';

/** Milliseconds in which what many do at once is told once. */
const moment = 200;

/** @returns runs what is to be told, a moment after the first who asked for it by its name */
export function makeSoon(
  closing: AbortSignal,
  run: (caller: Caller, tell: TellSoon) => void,
): Soon {
  const waiting = new Map<string, NodeJS.Timeout>();
  closing.addEventListener('abort', () => {
    for (const timer of waiting.values()) clearTimeout(timer);
  });
  return (name, caller, tell) => {
    if (closing.aborted || waiting.has(name)) return;
    const start = () => {
      waiting.delete(name);
      run(caller, tell);
    };
    waiting.set(name, setTimeout(start, moment));
  };
}
