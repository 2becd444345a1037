import { loadBrands } from '../../brand/load.ts';
import type { Context } from '../../context.ts';
import { dataFolder, type SandboxFlags } from '../../options/sandbox.option.ts';
import { startDevServer } from '../../serve/devServer.ts';
import { sandboxBrand } from '../../serve/sandboxBrand.ts';
import { type SandboxServer, startSandbox } from '../../serve/sandboxServer.ts';
import { serveUntilInterrupted } from '../../serve/serveUntilInterrupted.ts';

export type DevFlags = SandboxFlags & { port: number };

/** Serves one brand from the sources until interrupted. */
export async function devAction(id: string, flags: DevFlags, context: Context): Promise<void> {
  const { report } = context;
  const sandbox = flags.sandbox === false ? null : await openBackend(id, flags, context);
  const server = await startDevServer(id, flags.port, context, sandbox).catch(async (error) => {
    await sandbox?.close();
    throw error;
  });
  const pages = sandbox ? `${server.url}sandbox` : null;
  report.result({ ok: true, brand: id, url: server.url, sandbox: pages });
  report.data(`${id}  ${server.url}`);
  report.say('Edits to app/ and to the brand folder show at once.');
  if (pages) report.say(`Demo people, SMS codes and faults of the backend: ${pages}`);
  await serveUntilInterrupted(context, { sandbox, seed: flags.seed }, () => server.close());
}

/** A brand with problems has no backend: the dev server says what is wrong with it. */
async function openBackend(
  id: string,
  flags: DevFlags,
  context: Context,
): Promise<SandboxServer | null> {
  const { brands } = await loadBrands(context.brandsDir, [id], context);
  if (brands.length === 0) return null;
  const dataDir = dataFolder(context, flags.data, `dev-${id}`);
  const known = brands.map(({ brand }) => sandboxBrand(brand));
  return startSandbox({ brands: known, dataDir, reset: flags.reset === true }, context);
}
