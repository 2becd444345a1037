import type { Context } from '../context.ts';
import type { SandboxServer } from './sandboxServer.ts';

type Served = { sandbox: SandboxServer | null; seed: boolean };

/**
 * Makes the demo people beside the serving, waits for Ctrl-C, then closes: the server first, so that no
 * request meets a closed database.
 */
export async function serveUntilInterrupted(
  { report, signal }: Context,
  { sandbox, seed }: Served,
  closeServer: () => Promise<void>,
): Promise<void> {
  const seeding = sandbox && seed ? seedAndTell(sandbox, report) : Promise.resolve();
  report.say('Press Ctrl-C to stop.');
  await new Promise<void>((done) => {
    if (signal.aborted) done();
    else signal.addEventListener('abort', () => done(), { once: true });
  });
  await closeServer();
  await sandbox?.close();
  await seeding;
  report.say('Stopped.');
}

async function seedAndTell(sandbox: SandboxServer, report: Context['report']): Promise<void> {
  try {
    const made = await sandbox.seed();
    if (made > 0) report.say(`${made} demo people are there; the overview lists them.`);
  } catch (error) {
    report.warn(
      `The demo people could not all be made: ${error instanceof Error ? error.message : error}`,
    );
  }
}
