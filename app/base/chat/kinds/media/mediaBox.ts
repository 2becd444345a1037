/** Pixels, whole: a row of whole pixels can be kept exactly where it is. */
export type MediaBox = { width: number; height: number };

const widest = 248;
const tallest = 320;
/** Room for the time, and for a button in the middle. */
const narrowest = 120;
const lowest = 96;
/** Of a picture whose size nobody told. */
const square: MediaBox = { width: 200, height: 200 };

/**
 * The box of a picture in a conversation: its own shape, as far as that fits; longer and wider ones
 * are cut to it.
 * @param width pixels of the picture; 0 where they are not known, like its height
 */
export function mediaBox(width: number, height: number): MediaBox {
  if (!(width > 0 && height > 0 && Number.isFinite(width) && Number.isFinite(height)))
    return square;
  const grown = Math.max(1, narrowest / width, lowest / height);
  const scale = Math.min(grown, widest / width, tallest / height);
  return {
    width: between(narrowest, width * scale, widest),
    height: between(lowest, height * scale, tallest),
  };
}

/** The box of a video, as `mediaBox`: as large as fits, for its controls need the room. */
export function videoBox(width: number, height: number): MediaBox {
  return mediaBox(width * tallest, height * tallest);
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, Math.round(value)));
}
