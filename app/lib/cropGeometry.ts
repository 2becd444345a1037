export type Area = { x: number; y: number; width: number; height: number };
export type Size = { width: number; height: number };

/** @param degrees a turn to the right. @returns the box around the turned picture. */
export function turnedSize({ width, height }: Size, degrees: number): Size {
  return degrees % 180 === 0 ? { width, height } : { width: height, height: width };
}

/** @returns the size a picture is kept at: its own, or smaller so that no side is longer. */
export function fittedSize({ width, height }: Size, longestSide: number): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** @returns the size a picture is drawn at: its own, or smaller so that it has no more pixels. */
export function fittedArea({ width, height }: Size, mostPixels: number): Size {
  const scale = Math.min(1, Math.sqrt(mostPixels / (width * height)));
  if (scale === 1) return { width, height };
  return {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  };
}

/** Coefficients of `CanvasRenderingContext2D.setTransform`. */
export type Transform = [a: number, b: number, c: number, d: number, e: number, f: number];

/**
 * @param picture size of the picture that is drawn.
 * @param area part of the turned picture, in its pixels.
 * @param degrees a turn to the right, in quarters.
 * @param side of the square that the part fills.
 * @returns what to draw the picture at 0, 0 with.
 */
export function cropTransform(picture: Size, area: Area, degrees: number, side: number): Transform {
  const box = turnedSize(picture, degrees);
  const scale = side / area.width;
  const quarter = ((Math.round(degrees / 90) % 4) + 4) % 4;
  const cosine = [1, 0, -1, 0][quarter] ?? 1;
  const sine = [0, 1, 0, -1][quarter] ?? 0;
  // Turns about the picture's middle, which lies in the middle of the box.
  const shiftX = box.width / 2 - (picture.width / 2) * cosine + (picture.height / 2) * sine;
  const shiftY = box.height / 2 - (picture.width / 2) * sine - (picture.height / 2) * cosine;
  return [
    cosine * scale,
    sine * scale,
    -sine * scale,
    cosine * scale,
    (shiftX - area.x) * scale,
    (shiftY - area.y) * scale,
  ];
}
