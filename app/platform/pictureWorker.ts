import { drawPng } from './drawPng.ts';
import { type Shrunk, shrinkPicture } from './shrinkPicture.ts';

/** What can become of a picture file: made smaller, or a PNG. */
export type PictureOutcome = { small: Shrunk; png: Blob };

export type PictureRequest = { id: number; into: keyof PictureOutcome; file: Blob };
/** `outcome` is null where it failed. */
export type PictureAnswer = { id: number; outcome: Shrunk | Blob | null };

/** Answers each picture file with what was asked for. */
self.addEventListener(
  'message',
  async ({ data: { id, into, file } }: MessageEvent<PictureRequest>) => {
    const work: Promise<Shrunk | Blob> = into === 'png' ? drawPng(file) : shrinkPicture(file);
    const outcome = await work.catch(() => null);
    self.postMessage({ id, outcome } satisfies PictureAnswer);
  },
);
