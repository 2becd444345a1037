import { rmSync } from 'node:fs';
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
  verify: (folder: string, record: ReleaseRecord) => Promise<unknown>,
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
  // Nothing may be on its way any more when the folder is removed after a failure.
  const [links, own] = await Promise.allSettled([
    place({ folder, shared, links: images, written: [] }),
    ownFiles(input, [...shared, ...images]),
  ]);
  if (links.status === 'rejected') throw links.reason;
  if (own.status === 'rejected') throw own.reason;
  const { record, contents } = own.value;
  await place({ folder, shared: nothing, links: nothing, written: Object.entries(contents) });
  return record;
}

const nothing: SharedEntry[] = [];
