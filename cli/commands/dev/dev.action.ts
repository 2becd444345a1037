import type { Context } from '../../context.ts';
import { startDevServer } from '../../serve/devServer.ts';

/** Serves one brand from the sources until interrupted. */
export async function devAction(
  id: string,
  flags: { port: number },
  context: Context,
): Promise<void> {
  const { report, signal } = context;
  const server = await startDevServer(id, flags.port, context);
  report.result({ ok: true, brand: id, url: server.url });
  report.data(`${id}  ${server.url}`);
  report.say('Edits to app/ and to the brand folder show at once. Press Ctrl-C to stop.');
  await new Promise<void>((done) => {
    if (signal.aborted) done();
    else signal.addEventListener('abort', () => done(), { once: true });
  });
  await server.close();
  report.say('Stopped.');
}
