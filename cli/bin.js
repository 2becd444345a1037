#!/usr/bin/env node
// Node 20 runs no TypeScript, so the command bundles itself on first use and after every change of
// its sources; the bundle is kept in .cache/cli/<signature>. Later starts only compare file times.
import { createHash, randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import * as nodeModule from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

// libuv reads it when the first file or image job starts; each brand's images are many small jobs.
process.env['UV_THREADPOOL_SIZE'] ??= '8';

const root = dirname(dirname(fs.realpathSync(fileURLToPath(import.meta.url))));
const sourceFolders = ['cli', 'app/brand', 'app/contract', 'app/lib', 'sandbox'];
const sourceFiles = ['cli/bin.js', 'app/version.json', 'package-lock.json'];
/** Small packages without files of their own, taken into the bundle: fewer files to find and parse. */
const bundledPackages = ['commander', 'jsonc-parser', 'valibot', 'culori/fn'];
const keptBundles = 3;
const oneHour = 3_600_000;

/**
 * @param {string} sentence
 * @param {string} fix
 */
function stop(sentence, fix) {
  if (process.argv.includes('--json')) {
    const error = { code: 'environment', message: sentence, fix };
    console.log(JSON.stringify({ ok: false, error }, null, 2));
  } else {
    console.error(`error  ${sentence}\n       ${fix}`);
  }
  process.exitCode = 4;
}

/**
 * @param {string} folder
 * @param {string[]} found
 */
function collectSources(folder, found) {
  let entries;
  try {
    entries = fs.readdirSync(folder, { withFileTypes: true });
  } catch {
    // A folder that does not exist yet has no sources.
    return;
  }
  for (const entry of entries) {
    if (entry.name === 'node_modules' || entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) collectSources(path, found);
    else if (/\.(?:ts|json)$/.test(entry.name) && !/\.test\.ts$/.test(entry.name)) found.push(path);
  }
}

/** Changes when a source is edited, added, removed or renamed, or when Node's major changes. */
function sourceSignature() {
  /** @type {string[]} */
  const paths = sourceFiles.map((path) => join(root, path));
  for (const folder of sourceFolders) collectSources(join(root, folder), paths);
  const hash = createHash('sha256').update(process.version);
  for (const path of paths.sort()) {
    const stat = fs.statSync(path, { throwIfNoEntry: false });
    hash.update(`${relative(root, path)}\0${stat?.size}\0${stat?.mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Where caches may be kept: the repository, or a private temporary folder if that is read-only. */
function cacheFolder() {
  const inside = join(root, '.cache');
  try {
    fs.mkdirSync(inside, { recursive: true });
    fs.accessSync(inside, fs.constants.W_OK);
    return inside;
  } catch {
    const place = createHash('sha256').update(root).digest('hex').slice(0, 12);
    const outside = join(tmpdir(), `brand-cache-${userInfo().uid}-${place}`);
    fs.mkdirSync(outside, { recursive: true, mode: 0o700 });
    if (process.getuid && fs.lstatSync(outside).uid !== process.getuid()) {
      throw new Error(`${outside} belongs to somebody else`);
    }
    // Bundles import packages by name; Node finds them through this link.
    const link = join(outside, 'node_modules');
    if (!fs.existsSync(link)) fs.symlinkSync(join(root, 'node_modules'), link, 'junction');
    return outside;
  }
}

/** @param {string} folder */
async function bundle(folder) {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    cwd: root,
    input: {
      main: join(root, 'cli/main.ts'),
      // Threads start from files of their own.
      fileWorker: join(root, 'cli/files/fileWorker.ts'),
      finishedWorker: join(root, 'cli/build/finishedWorker.ts'),
    },
    platform: 'node',
    tsconfig: false,
    resolve: { mainFields: ['module', 'main'] },
    logLevel: 'silent',
    external: (id) => !id.startsWith('.') && !isAbsolute(id) && !bundledPackages.includes(id),
  });
  try {
    await build.write({
      dir: folder,
      format: 'esm',
      sourcemap: true,
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
    });
  } finally {
    await build.close();
  }
  fs.writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
}

/**
 * Bundles beside the target and renames, so that a second command running now finds all or nothing.
 * @param {string} bundles
 * @param {string} target
 */
async function makeBundle(bundles, target) {
  const temporary = join(bundles, `.new-${process.pid}-${randomBytes(4).toString('hex')}`);
  try {
    await bundle(temporary);
    fs.renameSync(temporary, target);
  } catch (error) {
    fs.rmSync(temporary, { recursive: true, force: true });
    if (!fs.existsSync(join(target, 'main.js'))) throw error;
  }
  dropOldBundles(bundles, target);
}

/**
 * A bundle younger than an hour may still load its chunks in a running command.
 * @param {string} bundles
 * @param {string} current
 */
function dropOldBundles(bundles, current) {
  const others = fs
    .readdirSync(bundles, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && join(bundles, entry.name) !== current)
    .map((entry) => join(bundles, entry.name))
    .map((path) => ({ path, at: fs.statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.at - a.at);
  for (const { path, at } of others.slice(keptBundles - 1)) {
    if (Date.now() - at > oneHour) fs.rmSync(path, { recursive: true, force: true });
  }
}

async function start() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    return stop(
      `The brand command needs Node 20.19 or newer; this is ${process.versions.node}.`,
      'Install a newer Node from https://nodejs.org and run the command again.',
    );
  }
  if (!fs.existsSync(join(root, 'node_modules', 'commander'))) {
    return stop(
      `The packages of ${root.split(sep).pop()} are not installed.`,
      'Run npm start or npm ci first.',
    );
  }
  const signature = sourceSignature();
  let cacheDir;
  let main;
  try {
    cacheDir = cacheFolder();
    const bundles = join(cacheDir, 'cli');
    const target = join(bundles, signature);
    main = join(target, 'main.js');
    if (!fs.existsSync(main)) await makeBundle(bundles, target);
  } catch (error) {
    const reason = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
    return stop(
      `The command could not prepare itself: ${reason.trim()}`,
      'Check that .cache can be written to, and that the sources in cli/ and app/brand/ are intact.',
    );
  }
  if (process.argv.includes('--debug')) process.setSourceMapsEnabled(true);
  // Node 22 and newer keep the compiled code too.
  const { enableCompileCache } = /** @type {{ enableCompileCache?: (folder: string) => void }} */ (
    nodeModule
  );
  enableCompileCache?.(join(cacheDir, 'v8'));
  const { run } = await import(pathToFileURL(main).href);
  await run(process.argv.slice(2), { root, cacheDir, signature });
}

await start();
