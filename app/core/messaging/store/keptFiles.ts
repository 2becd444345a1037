import type { OutgoingPart } from './outboxEntry.ts';

/** A file as a row holds it. Private windows of Safari refuse blobs and take their bytes. */
export type KeptFile = Blob | { bytes: ArrayBuffer; type: string };

export type KeptFiles = ReadonlyMap<OutgoingPart, KeptFile>;

export function blobOf(kept: KeptFile): Blob {
  return kept instanceof Blob ? kept : new Blob([kept.bytes], { type: kept.type });
}

async function bytesOf(files: ReadonlyMap<OutgoingPart, Blob>): Promise<KeptFiles> {
  const read = [...files].map(async ([part, blob]) => {
    return [part, { bytes: await blob.arrayBuffer(), type: blob.type }] as const;
  });
  return new Map(await Promise.all(read));
}

/** Tells a refused blob from a lost connection, for which the database would run its work again. */
class BlobsRefused extends Error {}

/** Puts a file into the transaction that runs. */
export type PutFiles = (
  put: (part: OutgoingPart, file: KeptFile) => Promise<void>,
) => Promise<void>;

/** @returns runs work that puts files: as blobs, or as their bytes from the first blob on that is refused */
export function createFileKeeper() {
  let takesBlobs = true;
  /** Bytes are read one message after the other, so that none gets ahead. */
  let turn: Promise<unknown> = Promise.resolve();

  const withBytes = <Result>(
    files: ReadonlyMap<OutgoingPart, Blob>,
    run: (putFiles: PutFiles) => Promise<Result>,
  ): Promise<Result> => {
    const result = turn.then(async () => {
      const kept = await bytesOf(files);
      return run(async (put) => {
        for (const [part, file] of kept) await put(part, file);
      });
    });
    turn = result.catch(() => undefined);
    return result;
  };

  return async <Result>(
    files: ReadonlyMap<OutgoingPart, Blob>,
    run: (putFiles: PutFiles) => Promise<Result>,
  ): Promise<Result> => {
    if (files.size > 0 && !takesBlobs) return withBytes(files, run);
    let isRefused = false;
    try {
      return await run(async (put) => {
        if (isRefused) throw new BlobsRefused();
        for (const [part, blob] of files) {
          await put(part, blob).catch((error: unknown) => {
            isRefused = error instanceof DOMException && refusals.includes(error.name);
            throw error;
          });
        }
      });
    } catch (error) {
      if (!(error instanceof BlobsRefused)) throw error;
      takesBlobs = false;
      return withBytes(files, run);
    }
  };
}

/** How WebKit, and by the standard any browser, names what it does not store. */
const refusals: readonly string[] = ['UnknownError', 'DataCloneError'];
