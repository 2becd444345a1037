// What a fresh clone needs before anything else can run. Uses Node alone.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** Installs the dependencies of the lockfile when they are missing or belong to another lockfile. */
export function ensureDependencies() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(
      `Node ${process.versions.node} is too old. Install Node 20.19 or newer, then run this again.`,
    );
  }
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.lockfile-hash');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.error('Installing dependencies (once)…');
  const install = run('npm', [
    'ci',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (install !== 0)
    fail('npm could not install the dependencies. Check the network, then run this again.');
  writeFileSync(stamp, lock);
}

/** Chromium as root, without a graphics card, and silent towards the network. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const systemBrowsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** @returns {string | undefined} a Chromium that is there: the one named, Playwright's own, or the system's */
export function findChromium(own = '') {
  return [process.env['CHROMIUM_PATH'], own, ...systemPaths()].find(
    (path) => path && existsSync(path),
  );
}

/**
 * Finds a Chromium for the tests, or installs Debian's package when root.
 * @returns {Promise<string>} path of its executable
 */
export async function ensureChromium() {
  const { chromium } = await import('playwright');
  const found = findChromium(chromium.executablePath());
  if (found) return found;
  if (process.getuid?.() === 0 && commandPath('apt-get')) {
    console.error('Installing the Debian package chromium (once)…');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
    const installed = systemPaths()[0];
    if (installed) return installed;
  }
  return fail(
    "The tests need Chromium. Install it (npx playwright install chromium, or your system's package), or set CHROMIUM_PATH to its executable.",
  );
}

function systemPaths() {
  return systemBrowsers.flatMap((name) => commandPath(name) ?? []);
}

/** @returns {string | null} where a program of this name is found */
export function commandPath(name) {
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : null;
}

/** Runs a program with our terminal. @returns {number} its exit code */
export function run(command, args, env = {}) {
  const done = spawnSync(command, args, {
    cwd: root,
    stdio: ['inherit', 2, 2],
    env: { ...process.env, ...env },
  });
  return done.status ?? 1;
}

/** @returns {never} */
export function fail(sentence) {
  console.error(sentence);
  process.exit(4);
}

/**
 * Reads the one JSON answer a program prints before it goes on serving.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<any>}
 */
export function firstAnswer(child) {
  return new Promise((done, refuse) => {
    let text = '';
    child.on('exit', () => refuse(new Error('The program ended before it answered.')));
    child.stdout?.on('data', (data) => {
      text += data;
      try {
        done(JSON.parse(text));
      } catch {
        // Not whole yet.
      }
    });
  });
}
