import { join } from 'node:path';
import type { Context } from '../../context.ts';
import { createReport } from '../../report.ts';

/** A context in a folder of its own. @param write takes the words that would go to the terminal. */
export function testContext(
  root: string,
  place: string,
  write: (text: string) => void = () => undefined,
): Context {
  return {
    root,
    cwd: place,
    brandsDir: join(place, 'brands'),
    cacheDir: join(place, 'cache'),
    signature: 'test',
    env: {},
    signal: new AbortController().signal,
    interrupt: () => undefined,
    report: createReport({
      stdout: { write: () => true },
      stderr: { write },
      env: {},
      json: false,
      quiet: false,
      color: false,
    }),
    interactive: false,
    outcome: { exitCode: 0 },
  };
}
