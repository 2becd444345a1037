import { writeFileSync } from 'node:fs';
import { linkFile } from './linkFile.ts';

/** A complete file, which gets a second name in the folder: its path there, with forward slashes. */
export type Link = { path: string; source: string };

/** Files to put into one folder, whose path is absolute. */
export type FileJob = {
  folder: string;
  /** A list that many folders have in common. */
  shared: readonly Link[];
  links: readonly Link[];
  /** Path in the folder, and content. Only the folders that links have made are there. */
  written: [path: string, content: Uint8Array][];
};

/** Nothing, or why a job could not be finished. */
export type Answer = { failure?: { message: string; code?: string | undefined } };

/** @throws file system errors; what comes after the failed file is not placed. */
export function placeFiles({ folder, shared, links, written }: FileJob): void {
  for (const list of [shared, links]) {
    for (const { path, source } of list) linkFile(source, `${folder}/${path}`);
  }
  for (const [path, content] of written) writeFileSync(`${folder}/${path}`, content);
}
