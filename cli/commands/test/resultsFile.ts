import { BrandError, systemCode } from '../../errors.ts';
import { describeFailure, failureAnswer } from '../../failure.ts';
import { writeAtomic } from '../../files/writeAtomic.ts';

/** Stands in the file while a run lasts, and stays where it is killed. */
const unfinished = {
  ok: false,
  error: {
    code: 'interrupted',
    message: 'The run was interrupted before it ended.',
    fix: 'Run it again.',
  },
};

/**
 * Keeps what a run answers in the file of `--results`: its result, or why there is none. Never what an
 * earlier run has left there.
 * @param file absolute; undefined where nothing is to be kept.
 * @throws BrandError (4) before the run where the file cannot be written; what the run throws.
 */
export async function keepAnswer(
  file: string | undefined,
  signal: AbortSignal,
  run: () => Promise<object>,
): Promise<void> {
  if (file === undefined) {
    await run();
    return;
  }
  write(file, unfinished);
  try {
    write(file, await run());
  } catch (error) {
    if (!signal.aborted) write(file, failureAnswer(describeFailure(error)));
    throw error;
  }
}

function write(file: string, answer: object): void {
  try {
    writeAtomic(file, `${JSON.stringify(answer, null, 2)}\n`);
  } catch (cause) {
    throw new BrandError({
      code: 'file-unwritable',
      message: `${file} cannot be written (${systemCode(cause) || 'unknown reason'}).`,
      fix: 'Choose another file with --results.',
      exitCode: 4,
      cause,
    });
  }
}
