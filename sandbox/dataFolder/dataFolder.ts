import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removeUnfinished } from '../media/mediaStore.ts';
import { SandboxError } from '../sandboxError.ts';
import { holdFolder } from './holdFolder.ts';

/** Stands in every data folder; without it a folder is somebody else's and is left alone. */
const marker = 'brand-sandbox';
const markerText =
  'Data of `brand sandbox`. The whole folder may be deleted while it does not run.\n';

/** What a sandbox makes in its folder; only these are ever removed. */
const ownNames = /^(?:sandbox\.db(?:-wal|-shm|-journal)?|secret|media|requests(?:\.old)?\.jsonl)$/;

export type DataFolder = { close(): Promise<void> };

/**
 * Makes a folder ready for a sandbox and keeps other processes out until it is closed.
 * @param reset removes the data an earlier sandbox left.
 * @throws SandboxError where the folder is not a sandbox's, is in use, or cannot be written.
 */
export async function openDataFolder(folder: string, reset: boolean): Promise<DataFolder> {
  try {
    await claim(folder);
    const hold = await holdFolder(folder);
    try {
      if (reset) await removeData(folder);
      await removeUnfinished(folder);
    } catch (error) {
      await hold.close();
      throw error;
    }
    return hold;
  } catch (error) {
    if (error instanceof SandboxError) throw error;
    throw new SandboxError(
      'dataFolder',
      `The folder ${folder} cannot be used: ${error instanceof Error ? error.message : error}`,
      'Make it writable, or name another folder with --data.',
      error,
    );
  }
}

async function claim(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  if (names.includes(marker)) return;
  if (names.length > 0) {
    throw new SandboxError(
      'dataFolderForeign',
      `The folder ${folder} holds something else than the data of a sandbox, so it was left alone.`,
      'Name an empty or a new folder with --data.',
    );
  }
  await writeFile(join(folder, marker), markerText);
}

async function removeData(folder: string): Promise<void> {
  const own = (await readdir(folder)).filter((name) => ownNames.test(name));
  await Promise.all(own.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}

/** Bytes of the request log at which a new one is begun. */
const mostLogBytes = 10_000_000;

/** @returns the file requests are logged to; a long one makes room and is kept as `requests.old.jsonl`. */
export async function requestLog(folder: string): Promise<string> {
  const file = join(folder, 'requests.jsonl');
  const facts = await stat(file).catch(() => null);
  if (facts && facts.size > mostLogBytes) await rename(file, join(folder, 'requests.old.jsonl'));
  return file;
}
