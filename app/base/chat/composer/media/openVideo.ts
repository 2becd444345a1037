import { fittedSize } from '../../../../lib/cropGeometry.ts';
import type { PictureFile } from '../../../../platform/sentPicture.ts';

/** Longest side of a still, in pixels. */
const posterSide = 1_280;
/** A browser that has not shown a picture by then shows none, in milliseconds. */
const decodingWait = 10_000;

/** Measures in pixels, as a person sees it; `duration` in whole seconds, at least one. */
export type OpenedVideo = { poster: PictureFile; width: number; height: number; duration: number };

/** @returns the still and the measures of a video file, or null where the browser cannot play it */
export async function openVideo(file: Blob): Promise<OpenedVideo | null> {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  Object.assign(video, { muted: true, playsInline: true, preload: 'auto' });
  try {
    const isThere = await firstPicture(video, url);
    const { videoWidth: width, videoHeight: height } = video;
    if (!isThere || width === 0 || height === 0) return null;
    const poster = await still(video);
    if (!poster) return null;
    const seconds = Number.isFinite(video.duration) ? Math.round(video.duration) : 0;
    return { poster, width, height, duration: Math.max(1, seconds) };
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}

/** @returns whether the first picture of a video is there to be drawn */
function firstPicture(video: HTMLVideoElement, url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), decodingWait);
    const settle = (isThere: boolean) => () => {
      clearTimeout(late);
      resolve(isThere);
    };
    video.onerror = settle(false);
    // Before a place was asked for, iPhones have read the measures and no picture.
    video.onloadedmetadata = () => {
      video.currentTime = Math.min(0.1, (video.duration || 0) / 2);
    };
    video.onseeked = settle(true);
    video.src = url;
    video.load();
  });
}

function still(video: HTMLVideoElement): Promise<PictureFile | null> {
  const size = fittedSize({ width: video.videoWidth, height: video.videoHeight }, posterSide);
  const canvas = Object.assign(document.createElement('canvas'), size);
  canvas.getContext('2d', { alpha: false })?.drawImage(video, 0, 0, size.width, size.height);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob && { blob, ...size }), 'image/jpeg', 0.75);
  });
}
