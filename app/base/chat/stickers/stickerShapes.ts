/**
 * How a shape of a sticker is painted: an area in a colour of the brand's theme, with an edge around it as
 * if cut from paper; `arm`, a thick stroke of the body's colour with that edge; a plain line; or, on the
 * body, the ink of the face.
 */
export type StickerPaint =
  | 'body'
  | 'leaf'
  | 'red'
  | 'gold'
  | 'blue'
  | 'paper'
  | 'arm'
  | 'accentLine'
  | 'paperLine'
  | 'goldLine'
  | 'cheek'
  | 'ink'
  | 'inkLine';

/** A path on the 128 grid. Those that come later lie above. */
export type StickerShape = readonly [paint: StickerPaint, path: string];

/** @returns the path of a circle */
export function circle(x: number, y: number, radius: number): string {
  const width = 2 * radius;
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${width} 0a${radius} ${radius} 0 1 0-${width} 0Z`;
}

/** The two leaves that grow on the head. */
export const sprout: readonly StickerShape[] = [
  ['leaf', 'M64 24c0-12 8-19 21-18 0 12-9 19-21 18Z'],
  ['leaf', 'M64 24c-1-9-7-14-17-13 1 9 8 14 17 13Z'],
];
export const body: StickerShape = [
  'body',
  'M64 24c24 0 42 21 42 46 0 24-17 40-42 40S22 94 22 70c0-25 18-46 42-46Z',
];
export const cheeks: StickerShape = ['cheek', `${circle(40, 77, 6)}${circle(88, 77, 6)}`];
export const armsDown: readonly StickerShape[] = [
  ['arm', 'M28 82c-7 3-11 8-12 15'],
  ['arm', 'M100 82c7 3 11 8 12 15'],
];
export const armsUp: readonly StickerShape[] = [
  ['arm', 'M28 66c-9-4-14-12-15-23'],
  ['arm', 'M100 66c9-4 14-12 15-23'],
];
/** Both hands before the chest. */
export const handsTogether: readonly StickerShape[] = [
  ['arm', 'M26 90c9 9 20 12 34 9'],
  ['arm', 'M102 90c-9 9-20 12-34 9'],
];

/** @param y of the eyes' middle */
export const roundEyes = (y = 66): StickerShape => [
  'ink',
  `${circle(50, y, 4.5)}${circle(78, y, 4.5)}`,
];
export const gladEyes = (y = 68): StickerShape => [
  'inkLine',
  `M44 ${y}c2-7 10-7 12 0M72 ${y}c2-7 10-7 12 0`,
];
export const shutEyes = (y = 64): StickerShape => [
  'inkLine',
  `M44 ${y}c2 6 10 6 12 0M72 ${y}c2 6 10 6 12 0`,
];
export const smile = (y = 78): StickerShape => ['inkLine', `M55 ${y}c4 6 14 6 18 0`];
export const openMouth: StickerShape = ['ink', 'M52 77h24c0 10-5 15-12 15s-12-5-12-15Z'];
