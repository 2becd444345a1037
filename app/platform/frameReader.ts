export interface FrameReader {
  /**
   * @returns the square in the middle of what a video shows now, never enlarged; null before its
   *   first picture, or where the browser gives no canvas.
   */
  read(video: HTMLVideoElement): ImageData | null;
  /** Gives the memory back: iOS keeps that of a canvas until it is made small. */
  close(): void;
}

/** @param longestSide pixels of the squares. */
export function createFrameReader(longestSide: number): FrameReader {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  return {
    read(video) {
      const { videoWidth: width, videoHeight: height } = video;
      const square = Math.min(width, height);
      if (!context || square === 0) return null;
      const side = Math.min(square, longestSide);
      if (canvas.width !== side) Object.assign(canvas, { width: side, height: side });
      const [left, top] = [(width - square) / 2, (height - square) / 2];
      context.drawImage(video, left, top, square, square, 0, 0, side, side);
      return context.getImageData(0, 0, side, side);
    },
    close: () => void Object.assign(canvas, { width: 0, height: 0 }),
  };
}
