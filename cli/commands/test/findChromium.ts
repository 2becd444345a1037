import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { BrandError } from '../../errors.ts';

/** Debian's Chromium without its own windows, which a headless browser draws too: pages take half the time. */
const shellNames = ['chromium-headless-shell'];
const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * @returns the path of a Chromium: the one named by CHROMIUM_PATH, the system's headless shell,
 * Playwright's own, or the system's.
 * @throws BrandError (4) where Playwright or a Chromium is missing.
 */
export async function findChromium(env: NodeJS.ProcessEnv): Promise<string> {
  const named = env['CHROMIUM_PATH'];
  if (named) {
    if (isProgram(named)) return named;
    throw missing(`CHROMIUM_PATH names ${named}, which is no program.`);
  }
  const own = await ownPath();
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = (names: string[]) =>
    names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = [...onPath(shellNames), own, ...onPath(systemNames)].find(isProgram);
  if (found === undefined) throw missing('There is no Chromium on this machine.');
  return found;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Where Playwright puts the Chromium it installs. */
async function ownPath(): Promise<string> {
  try {
    return (await import('playwright')).chromium.executablePath();
  } catch (cause) {
    throw new BrandError({
      code: 'browser-missing',
      message: 'Playwright, which drives the browser, is not installed.',
      fix: 'Install all packages of the repository: npm ci --ignore-scripts.',
      exitCode: 4,
      cause,
    });
  }
}

function missing(message: string): BrandError {
  return new BrandError({
    code: 'browser-missing',
    message,
    fix: "Install one (npx playwright install --with-deps chromium, or your system's package), or set CHROMIUM_PATH to its program.",
    exitCode: 4,
  });
}
