import { fittedSize } from '../lib/cropGeometry.ts';
import { openPicture, pictureFile } from './imageFile.ts';
import type { ShrinkAnswer, ShrinkRequest } from './pictureWorker.ts';
import { sentSide } from './sentPicture.ts';
import type { Shrunk } from './shrinkPicture.ts';

/** Bytes of a picture that is drawn on the page. */
const mostBytes = 8 * 1024 * 1024;

export interface PictureShrinker {
  /**
   * Makes a picture smaller. `width` and `height` are those of the original, where they could be found
   * out, else of the smaller one.
   * @throws PictureError where the browser cannot read it
   */
  shrink(file: Blob): Promise<Shrunk>;
  close(): void;
}

/** Works beside the page's own thread; what the worker cannot do is done on the page. */
export function createPictureShrinker(): PictureShrinker {
  const waiting = new Map<number, (shrunk: Shrunk | null) => void>();
  let count = 0;
  let worker: Worker | null = null;

  const stop = (): void => {
    worker?.terminate();
    worker = null;
    for (const settle of waiting.values()) settle(null);
    waiting.clear();
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./pictureWorker.ts', import.meta.url), { type: 'module' });
    started.onmessage = ({ data: { id, shrunk } }: MessageEvent<ShrinkAnswer>) => {
      waiting.get(id)?.(shrunk);
      waiting.delete(id);
    };
    started.onerror = stop;
    return started;
  };
  const inWorker = (file: Blob): Promise<Shrunk | null> =>
    new Promise((resolve) => {
      try {
        worker ??= start();
      } catch {
        // No workers here.
        return resolve(null);
      }
      count += 1;
      waiting.set(count, resolve);
      worker.postMessage({ id: count, file } satisfies ShrinkRequest);
    });

  return { shrink: async (file) => (await inWorker(file)) ?? (await onPage(file)), close: stop };
}

/** As an image element a browser reads more kinds of picture, in Safari those of iPhones. */
async function onPage(file: Blob): Promise<Shrunk> {
  const picture = await openPicture(file, sentSide);
  try {
    const size = fittedSize(picture, sentSide);
    return { ...size, small: { ...size, blob: await pictureFile(picture, mostBytes) } };
  } finally {
    picture.close();
  }
}
