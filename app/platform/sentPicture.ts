/** Longest side of a picture that is not sent as it is, in pixels. */
export const sentSide = 1_600;

/** A picture file, with its measures as a person sees it, in pixels. */
export type PictureFile = { blob: Blob; width: number; height: number };

/** The ways in which one picture can be sent; at least one is there. */
export type PictureWays = {
  /** As it is; null where the platform does not take it so. */
  original: PictureFile | null;
  /** Made smaller; null where nothing is gained by that, or where it would stop moving. */
  small: PictureFile | null;
};

/**
 * @param original null where the platform does not take the picture as it is
 * @param small the picture made smaller, or null where that was not tried
 * @returns the ways worth offering: a smaller one that has no fewer bytes is none
 */
export function pictureWays(original: PictureFile | null, small: PictureFile | null): PictureWays {
  const isGain = small !== null && (original === null || small.blob.size < original.blob.size);
  return { original, small: isGain ? small : null };
}

/** @returns what is sent. @param isOriginal the person wants it as it is */
export function chosenWay({ original, small }: PictureWays, isOriginal: boolean): PictureFile {
  const chosen = isOriginal ? (original ?? small) : (small ?? original);
  if (!chosen) throw new TypeError('A picture has no way to be sent.');
  return chosen;
}

/** Whether a picture of this media type would stop moving if it was drawn anew. */
export function isKeptMoving(type: string): boolean {
  return type === 'image/gif';
}
