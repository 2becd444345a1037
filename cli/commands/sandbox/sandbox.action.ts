import { createServer } from 'node:http';
import { loadBrands } from '../../brand/load.ts';
import { noBrands } from '../../brand/noBrands.ts';
import type { Context } from '../../context.ts';
import { BrandError } from '../../errors.ts';
import { dataFolder, type SandboxFlags } from '../../options/sandbox.option.ts';
import { closeServer, listen, takeUpgrades } from '../../serve/listen.ts';
import { sandboxBrand } from '../../serve/sandboxBrand.ts';
import { startSandbox } from '../../serve/sandboxServer.ts';
import { serveUntilInterrupted } from '../../serve/serveUntilInterrupted.ts';

/** Serves the backend alone until interrupted. */
export async function sandboxAction(
  ids: string[],
  flags: SandboxFlags & { port: number },
  context: Context,
): Promise<void> {
  const { report } = context;
  const brands = await soundBrands(ids, context);
  const dataDir = dataFolder(context, flags.data, 'alone');
  const sandbox = await startSandbox({ brands, dataDir, reset: flags.reset === true }, context);
  const server = createServer((request, response) => sandbox.handle(request, response));
  takeUpgrades(server, sandbox, 'end');
  const port = await listen(server, flags.port).catch(async (error) => {
    await sandbox.close();
    throw error;
  });
  const url = `http://localhost:${port}`;
  report.result({ ok: true, port, api: `${url}/api`, pages: `${url}/sandbox`, data: dataDir });
  report.data(`api    ${url}/api\npages  ${url}/sandbox\ndata   ${dataDir}`);
  await serveUntilInterrupted(context, { sandbox, seed: flags.seed }, () =>
    closeServer(server, sandbox),
  );
}

/** Brands with problems are left out and told; it is an error where none is left. */
async function soundBrands(ids: string[], context: Context) {
  const { brands, problems } = await loadBrands(context.brandsDir, ids, context);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (brands.length === 0 && errors.length === 0) throw noBrands();
  if (brands.length === 0) {
    throw new BrandError({
      code: 'brands-invalid',
      message: 'No brand is sound, so there is nobody to serve.',
      fix: 'Correct what is listed, or name only the brands that are sound.',
      exitCode: 2,
      problems: errors,
    });
  }
  context.report.problems(errors, 'words');
  return brands.map(({ brand }) => sandboxBrand(brand));
}
