import { type Shrunk, shrinkPicture } from './shrinkPicture.ts';

export type ShrinkRequest = { id: number; file: Blob };
/** `shrunk` is null where it failed. */
export type ShrinkAnswer = { id: number; shrunk: Shrunk | null };

/** Answers each picture file with the picture made smaller. */
self.addEventListener('message', async ({ data: { id, file } }: MessageEvent<ShrinkRequest>) => {
  const shrunk = await shrinkPicture(file).catch(() => null);
  self.postMessage({ id, shrunk } satisfies ShrinkAnswer);
});
