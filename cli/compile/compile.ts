import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { BrandError, systemCode } from '../errors.ts';
import { compressText } from '../files/compressText.ts';
import { integrity, sha256 } from '../files/hash.ts';
import { makeFolder } from '../files/makeFolder.ts';
import {
  makeTemporaryBeside,
  placeUnlessWhole,
  recoverFolder,
  replaceFolder,
} from '../files/replaceFolder.ts';
import { listFiles } from '../files/walk.ts';
import { bundleClient, bundleScript, bundleServer } from './bundles.ts';
import { compileFolder } from './cachedCompile.ts';
import { dropOldCompiles } from './dropOldCompiles.ts';
import { chunkGraph, entryFile, type ManifestChunk, twinChunks } from './graph.ts';
import { builtFeatures } from './inputs.ts';
import {
  type Compile,
  type CompileOutput,
  type FileFacts,
  readCompile,
  type SharedFile,
} from './output.ts';

/**
 * Compiles the app once for all brands, or finds the compile made before from the same inputs.
 * Kept under `<cacheDir>/compile/<key of the inputs>`; safe to delete, and safe when two run at once.
 */
export async function compileApp(
  root: string,
  cacheDir: string,
  onStart: () => void,
): Promise<{ compile: Compile; cached: boolean }> {
  const folder = compileFolder(root, cacheDir);
  const found = readCompile(folder);
  if (found) return { compile: found, cached: true };
  onStart();
  makeFolder(dirname(folder));
  recoverFolder(dirname(folder));
  const temporary = makeTemporaryBeside(folder);
  // Vite takes NODE_ENV over its own mode: a caller's environment must not decide the app.
  const callers = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await compileInto(root, temporary);
    placeUnlessWhole(temporary, folder, (there) => readCompile(there) !== null);
    dropOldCompiles(folder);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    throw compileFailure(error);
  } finally {
    if (callers === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = callers;
  }
  const compile = readCompile(folder);
  if (!compile) {
    throw new Error(`The compile in ${folder} is incomplete. Delete the folder and build again.`);
  }
  return { compile, cached: false };
}

function compileFailure(error: unknown): unknown {
  if (!(error instanceof Error) || systemCode(error) !== '') return error;
  return new BrandError({
    code: 'compile-failed',
    message: `The app does not compile: ${stripVTControlCharacters(error.message).trim()}`,
    fix: 'Mend the source it names; brands cannot cause this. Sites built before are unchanged.',
    exitCode: 1,
    cause: error,
  });
}

async function compileInto(root: string, folder: string): Promise<void> {
  const features = builtFeatures(root);
  const files = join(folder, 'files');
  await bundleClient(root, files, features);
  await bundleServer(root, join(folder, 'server'), features);
  const worker = await bundleScript("import './sw.ts';", join(root, 'app'));
  writeFileSync(join(folder, 'sw.js'), `${worker}\n`);
  const preboot = await bundleScript(
    "import { preboot } from './preboot.ts';\npreboot();",
    join(root, 'app/core/scheme'),
  );

  const painter = await bundleScript(
    "import { paintFrame } from './paintFrame.ts';\npaintFrame();",
    join(root, 'app/core/stamped'),
  );

  const manifest = takeManifest(files);
  const locales = writeLocales(join(root, 'app/locales'), files);
  const version = JSON.parse(readFileSync(join(root, 'app/version.json'), 'utf8')) as {
    version: string;
    minimumVersion: string;
  };
  const output: Omit<CompileOutput, 'hash'> = {
    format: 3,
    version: version.version,
    minimumVersion: version.minimumVersion,
    entry: entryFile(manifest, 'app/entry.tsx'),
    features: Object.fromEntries(
      features.map((id) => [id, entryFile(manifest, `app/features/${id}/feature.tsx`)]),
    ),
    chunks: chunkGraph(manifest),
    twins: twinChunks(takeManifest(join(folder, 'server')), manifest),
    locales,
    files: await compressAll(files),
    preboot,
    painter,
  };
  const server = listFiles(join(folder, 'server')).map((path) =>
    sha256(readFileSync(join(folder, 'server', path))),
  );
  const hash = sha256(JSON.stringify(output), worker, ...server).slice(0, 24);
  writeFileSync(join(folder, 'compile.json'), `${JSON.stringify({ ...output, hash }, null, 1)}\n`);
}

/** Reads the manifest of a bundle, which is not part of it. */
function takeManifest(folder: string): Record<string, ManifestChunk> {
  const file = join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, ManifestChunk>;
  rmSync(file);
  return manifest;
}

/**
 * Writes each namespace of each locale as its own file, hashed over all its languages: the page names
 * every file, and a hash said again costs it next to nothing.
 * @returns locale → namespace → file.
 */
function writeLocales(source: string, files: string): Record<string, Record<string, string>> {
  const locales = readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const table: Record<string, Record<string, string>> = {};
  for (const locale of locales) {
    mkdirSync(join(files, 'locales', locale), { recursive: true });
    table[locale] = {};
  }
  const names = new Set(locales.flatMap((locale) => readdirSync(join(source, locale))));
  for (const name of [...names].sort()) {
    const translated = locales
      .filter((locale) => existsSync(join(source, locale, name)))
      .map((locale) => {
        const text = readFileSync(join(source, locale, name), 'utf8');
        return { locale, content: JSON.stringify(JSON.parse(text)) };
      });
    const hash = sha256(...translated.map(({ content }) => content)).slice(0, 8);
    const namespace = name.replace(/\.json$/, '');
    for (const { locale, content } of translated) {
      const file = `locales/${locale}/${namespace}.${hash}.json`;
      writeFileSync(join(files, file), content);
      Object.assign(table[locale] as object, { [namespace]: file });
    }
  }
  return table;
}

/** Smaller files have no compressed variants: that would spare less than their request takes. In bytes. */
const smallestCompressed = 512;

async function compressAll(files: string): Promise<Record<string, SharedFile>> {
  const described: Record<string, SharedFile> = {};
  const entries = await Promise.all(
    listFiles(files).map(async (path) => {
      const content = readFileSync(join(files, path));
      const file: SharedFile = { ...factsOf(content), integrity: integrity(content) };
      if (content.byteLength < smallestCompressed) return [path, file] as const;
      const { gzip, brotli } = await compressText(content, 11);
      writeFileSync(join(files, `${path}.gz`), gzip);
      writeFileSync(join(files, `${path}.br`), brotli);
      return [path, { ...file, gzip: factsOf(gzip), brotli: factsOf(brotli) }] as const;
    }),
  );
  for (const [path, file] of entries.sort(([a], [b]) => (a < b ? -1 : 1))) described[path] = file;
  return described;
}

const factsOf = (content: Buffer): FileFacts => ({
  bytes: content.byteLength,
  sha256: sha256(content),
});

/**
 * Copies a compile elsewhere, for a later `build --app`.
 * @returns false when the target holds something else, which is left alone.
 */
export function exportCompile(compile: Compile, target: string): boolean {
  if (existsSync(target) && readdirSync(target).length > 0 && !readCompile(target)) return false;
  const temporary = makeTemporaryBeside(target);
  try {
    cpSync(compile.folder, temporary, { recursive: true });
    replaceFolder(temporary, target);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    throw error;
  }
  return true;
}
