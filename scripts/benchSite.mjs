// A built site with the local backend, and the helpers of the end-to-end tests, for benches that drive it.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { root } from './setup.mjs';

/**
 * Bundles helpers of `tests/e2e/support`, which are TypeScript, so that a script can use them.
 * @param {string} bench names the folder below `.cache/bench`
 * @param {readonly string[]} names such as `chat`
 * @returns {Promise<any[]>} their modules, in the same order
 */
export async function loadSupport(bench, names) {
  const dir = join(root, '.cache/bench', bench);
  mkdirSync(dir, { recursive: true });
  const build = await rolldown({
    cwd: root,
    input: Object.fromEntries(names.map((name) => [name, `tests/e2e/support/${name}.ts`])),
    platform: 'node',
    tsconfig: false,
    logLevel: 'silent',
    external: (id) => !id.startsWith('.') && !isAbsolute(id) && !/^tests\//.test(id),
  });
  await build.write({ dir, format: 'esm', entryFileNames: '[name].mjs' });
  await build.close();
  return Promise.all(names.map((name) => import(pathToFileURL(join(dir, `${name}.mjs`)).href)));
}

/**
 * Builds a brand, or several, and serves them. Its first answer is JSON, as of `preview --json`.
 * @param {{brand: string | string[], out: string, port: number, isSeeded?: boolean}} site `out` is a folder of
 *   its own; the backend is empty, or fills with the demo world once it has answered
 */
export function serveSite({ brand, out, port, isSeeded = false }) {
  const server = spawn(
    process.execPath,
    [
      ...['cli/bin.js', 'preview', '--build', '--json', '--port', String(port)],
      ...(isSeeded ? [] : ['--no-seed']),
      ...['--data', join(out, '.data'), '--out', out, ...[brand].flat()],
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  // A bench that is ended from outside takes its server with it, so that the port is free again.
  process.once('SIGTERM', () => {
    server.kill('SIGINT');
    process.exit(143);
  });
  return server;
}
