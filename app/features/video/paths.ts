/** Spelled as in the specification. */
export const watchPath = '/pages/find/watch-video';

/** @returns the path of the page that plays a video. */
export function pathToVideo(videoId: string): string {
  return `${watchPath}?id=${encodeURIComponent(videoId)}`;
}
