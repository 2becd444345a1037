import { writeFileSync } from 'node:fs';
import { linkFile } from './linkFile.ts';

/** Files to put into folders: all paths are absolute. */
export type FileJob = {
  links: [source: string, target: string][];
  /** Their folders are there. */
  written: [path: string, content: Uint8Array][];
};

/** Nothing, or why a job could not be finished. */
export type Answer = { failure?: { message: string; code?: string | undefined } };

/** @throws file system errors; what comes after the failed file is not placed. */
export function placeFiles({ links, written }: FileJob): void {
  for (const [source, target] of links) linkFile(source, target);
  for (const [path, content] of written) writeFileSync(path, content);
}
