import { messageMediaBytes } from '../../../../contract/media/uploadMedia.ts';
import type { PictureShrinker } from '../../../../platform/pictureShrinker.ts';
import { asMp4 } from '../../../../platform/quickTime.ts';
import { isKeptMoving, pictureWays } from '../../../../platform/sentPicture.ts';
import { type FileProblem, judgeFile, takenType } from './fileRules.ts';
import { openVideo } from './openVideo.ts';
import type { Prepared } from './pickedState.ts';

/** `preview` is what can be shown of it, or null. */
export type Preparation = { prepared: Prepared; preview: Blob | null } | { problem: FileProblem };

/** Reads a file that the person chose: measures it, and makes of a picture a smaller one. */
export async function prepareFile(file: File, shrinker: PictureShrinker): Promise<Preparation> {
  const judged = judgeFile(file);
  if ('problem' in judged) return judged;
  if (!(await isReadable(file))) {
    return { problem: judged.role === 'file' ? 'lost' : 'noAccess' };
  }
  switch (judged.role) {
    case 'image':
      return preparePicture(file, shrinker);
    case 'video':
      return prepareVideo(file);
    case 'film': {
      const video = await asMp4(file);
      return video ? prepareVideo(video) : { problem: 'videoNotTaken' };
    }
    case 'file':
      return { prepared: { kind: 'file', file }, preview: null };
  }
}

async function prepareVideo(file: File): Promise<Preparation> {
  const video = await openVideo(file);
  // What this browser cannot play, another may: it goes as a file.
  if (!video) return { prepared: { kind: 'file', file }, preview: null };
  return { prepared: { kind: 'video', file, ...video }, preview: video.poster.blob };
}

async function preparePicture(file: File, shrinker: PictureShrinker): Promise<Preparation> {
  const shrunk = await shrinker.shrink(file).catch(() => null);
  if (!shrunk) return { problem: 'unreadable' };
  const { width, height, small } = shrunk;
  const isTaken = takenType(file) !== null && file.size <= messageMediaBytes;
  const original = isTaken ? { blob: file, width, height } : null;
  const isStill = !isKeptMoving(takenType(file) ?? file.type);
  if (!original && !isStill) return { problem: 'tooLarge' };
  const ways = pictureWays(original, isStill ? small : null);
  return { prepared: { kind: 'image', ways }, preview: ways.small?.blob ?? file };
}

/** Whether the device lets the page read a file: one may have been moved, or access to it taken back. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
