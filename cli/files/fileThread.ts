import { Worker } from 'node:worker_threads';
import type { SentJob } from './fileWorker.ts';
import { type Answer, type FileJob, type Link, placeFiles } from './placeFiles.ts';

/** Puts files into folders, one job after the other, beside the work of the main thread. */
export type FileThread = {
  /** @throws as `placeFiles` does. */
  place: (job: FileJob) => Promise<void>;
  close: () => void;
};

/** Starting a thread takes as long as the files of a few sites. */
const fewSites = 4;

/** @param sites how many will be made */
export function openFileThread(sites: number): FileThread {
  if (sites > fewSites) return startThread();
  return { place: async (job) => placeFiles(job), close: () => undefined };
}

function startThread(): FileThread {
  // The launcher bundles it into the folder of every other file.
  const worker = new Worker(new URL('./fileWorker.js', import.meta.url));
  // Answers come in the order of the jobs.
  const waiting: { resolve: () => void; reject: (reason: Error) => void }[] = [];
  worker.on('message', ({ failure }: Answer) => {
    const job = waiting.shift();
    if (!failure) job?.resolve();
    else job?.reject(Object.assign(new Error(failure.message), { code: failure.code }));
  });
  // Whatever a job meets is answered: only a thread that cannot run at all ends so.
  let broken: Error | null = null;
  worker.on('error', (error) => {
    broken = error;
    for (const { reject } of waiting.splice(0)) reject(error);
  });
  // A list of a thousand files takes milliseconds to copy to the other thread.
  const numbers = new Map<readonly Link[], number>();
  const sent = ({ shared, ...job }: FileJob): SentJob => {
    const known = numbers.get(shared);
    if (known !== undefined) return { ...job, list: known };
    numbers.set(shared, numbers.size);
    return { ...job, list: numbers.size - 1, entries: shared };
  };
  return {
    place: (job) =>
      new Promise((resolve, reject) => {
        if (broken) return reject(broken);
        waiting.push({ resolve, reject });
        worker.postMessage(sent(job));
      }),
    close: () => {
      worker.terminate();
    },
  };
}
