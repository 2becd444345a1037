import type { PictureAnswer, PictureOutcome, PictureRequest } from './pictureWorker.ts';

type Into = keyof PictureOutcome;

export interface PictureJobs {
  /** @returns what becomes of a picture file; null where the worker cannot do it, or there is none */
  run<Wanted extends Into>(into: Wanted, file: Blob): Promise<PictureOutcome[Wanted] | null>;
  close(): void;
}

/** Work on pictures beside the page's own thread; the worker starts with the first job. */
export function createPictureJobs(): PictureJobs {
  const waiting = new Map<number, (outcome: unknown) => void>();
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
    started.onmessage = ({ data: { id, outcome } }: MessageEvent<PictureAnswer>) => {
      waiting.get(id)?.(outcome);
      waiting.delete(id);
    };
    started.onerror = stop;
    return started;
  };
  const run = <Wanted extends Into>(into: Wanted, file: Blob) =>
    new Promise<PictureOutcome[Wanted] | null>((resolve) => {
      try {
        worker ??= start();
      } catch {
        // No workers here.
        return resolve(null);
      }
      count += 1;
      waiting.set(count, (outcome) => resolve(outcome as PictureOutcome[Wanted] | null));
      worker.postMessage({ id: count, into, file } satisfies PictureRequest);
    });

  return { run, close: stop };
}
