import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FileThread } from '../files/fileThread.ts';
import { makeTemporaryBeside, replaceFolder } from '../files/replaceFolder.ts';
import { ownFiles, type StampInput } from './ownFiles.ts';
import type { ReleaseRecord } from './release.ts';
import { type SharedEntry, sharedFiles } from './sharedFiles.ts';

/**
 * Writes one brand's site beside its place, has it verified, then puts it in place.
 * Whatever fails, `target` keeps what it held.
 */
export async function stampSite(
  input: StampInput,
  target: string,
  place: FileThread['place'],
  verify: (folder: string, record: ReleaseRecord) => Promise<void>,
): Promise<ReleaseRecord> {
  const folder = makeTemporaryBeside(target);
  try {
    const record = await fillFolder(input, folder, place);
    await verify(folder, record);
    replaceFolder(folder, target);
    return record;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Links what is there already while it makes what is not. */
async function fillFolder(
  input: StampInput,
  folder: string,
  place: FileThread['place'],
): Promise<ReleaseRecord> {
  const { compile, plan, assets } = input;
  const shared = sharedFiles(compile, plan);
  const images = assets.map(
    ({ url, cacheFile, bytes, sha256 }): SharedEntry => ({
      path: url.slice(1),
      source: cacheFile,
      facts: { bytes, sha256 },
    }),
  );
  const linked = [...shared, ...images];
  // Nothing may be on its way any more when the folder is removed after a failure.
  const [links, own] = await Promise.allSettled([
    place({
      links: linked.map(({ path, source }) => [source, join(folder, path)]),
      written: [],
    }),
    ownFiles(input, Object.fromEntries(linked.map(({ path, facts }) => [path, facts]))),
  ]);
  if (links.status === 'rejected') throw links.reason;
  if (own.status === 'rejected') throw own.reason;
  const { record, contents } = own.value;
  const written = Object.entries(contents).map(([path, content]): [string, Uint8Array] => [
    join(folder, path),
    content,
  ]);
  await place({ links: [], written });
  return record;
}
