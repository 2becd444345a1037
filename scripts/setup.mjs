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

/** Chromium without its own windows, which a headless browser draws too: pages take half the time. */
const headlessShell = 'chromium-headless-shell';

/** @returns {string | undefined} a Chromium that is there: the one named, Playwright's own, or the system's */
export function findChromium(own = '') {
  return findBrowser([own, ...systemBrowsers.map(commandPath)]);
}

/** @returns {string | undefined} what tests are driven in: the one named, the headless shell, or any Chromium */
export function findTestBrowser(own = '') {
  return findBrowser([commandPath(headlessShell), own, ...systemBrowsers.map(commandPath)]);
}

/** @param {(string | null)[]} paths */
function findBrowser(paths) {
  const found = [process.env['CHROMIUM_PATH'], ...paths].find((path) => path && existsSync(path));
  return found ?? undefined;
}

/** Finds the whole browser, as visitors have it, or installs it. @returns {Promise<string>} path of its executable */
export const ensureChromium = () => ensureBrowser(findChromium, ['chromium']);

/** Finds a browser for the tests, or installs one. @returns {Promise<string>} path of its executable */
export const ensureTestBrowser = () => ensureBrowser(findTestBrowser, [headlessShell, 'chromium']);

/**
 * @param {(own: string) => string | undefined} find
 * @param {string[]} packages of Debian, installed when root; the next one where one cannot be had
 */
async function ensureBrowser(find, packages) {
  const { chromium } = await import('playwright');
  const own = chromium.executablePath();
  const found = find(own);
  if (found) return found;
  if (process.getuid?.() === 0 && commandPath('apt-get')) {
    run('apt-get', ['update', '-qq']);
    for (const name of packages) {
      console.error(`Installing the Debian package ${name} (once)…`);
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
      const installed = find(own);
      if (installed) return installed;
    }
  }
  return fail(
    "This needs Chromium. Install it (npx playwright install chromium, or your system's package), or set CHROMIUM_PATH to its executable.",
  );
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
