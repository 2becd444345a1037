import { parentPort } from 'node:worker_threads';
import { type Answer, type FileJob, type Link, placeFiles } from './placeFiles.ts';

/** A job as it crosses to the thread: a list that was sent before is named by its number. */
export type SentJob = Omit<FileJob, 'shared'> & { list: number; entries?: readonly Link[] };

const lists = new Map<number, readonly Link[]>();

parentPort?.on('message', (job: SentJob) => {
  parentPort?.postMessage(answer(job));
});

function answer({ list, entries, ...job }: SentJob): Answer {
  if (entries) lists.set(list, entries);
  try {
    placeFiles({ ...job, shared: lists.get(list) ?? [] });
    return {};
  } catch (error) {
    // Copied to the other thread, an error would lose its code.
    const { message, code } = error as NodeJS.ErrnoException;
    return { failure: { message, code } };
  }
}
