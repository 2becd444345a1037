import { parentPort } from 'node:worker_threads';
import { type Answer, type FileJob, placeFiles } from './placeFiles.ts';

parentPort?.on('message', (job: FileJob) => {
  parentPort?.postMessage(answer(job));
});

function answer(job: FileJob): Answer {
  try {
    placeFiles(job);
    return {};
  } catch (error) {
    // Copied to the other thread, an error would lose its code.
    const { message, code } = error as NodeJS.ErrnoException;
    return { failure: { message, code } };
  }
}
