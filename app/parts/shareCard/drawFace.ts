import { cssName } from '../../brand/theme/tokens.ts';
import { type AnyFace, type Face, standInOf } from '../../ui/face.ts';
import { hueOf } from '../../ui/initials.ts';

export type Square = { x: number; y: number; side: number };

const discs = {
  h0: 'disc1',
  h1: 'disc2',
  h2: 'disc3',
  h3: 'disc4',
  h4: 'disc5',
  h5: 'disc6',
  h6: 'disc7',
  h7: 'disc8',
} as const;

/** Outline of a megaphone in a square of 24, as the icon of a channel. */
const megaphone =
  'M11 6a13 13 0 0 0 8.4-2.8A1 1 0 0 1 21 4v12a1 1 0 0 1-1.6.8A13 13 0 0 0 11 14H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM6 14a12 12 0 0 0 2.4 7.2 2 2 0 0 0 3.2-2.4A8 8 0 0 1 10 14M8 6v8';

/** Null where there is none, or it may not be copied onto a canvas. */
type Photo = HTMLImageElement | null;
/** `tilePhotos`: of the members that stand for it, in their order. */
type Photos = { photo: Photo; tilePhotos: readonly Photo[] };

/**
 * Paints a face as `Avatar` shows it: the photo, the faces of members of a group, the icon of a channel, or
 * white initials on the hue of whose face it is.
 */
export function drawFace(
  pen: CanvasRenderingContext2D,
  face: AnyFace,
  { photo, tilePhotos }: Photos,
  { x, y, side }: Square,
): void {
  const theme = getComputedStyle(document.documentElement);
  const token = (of: Parameters<typeof cssName>[0]) => theme.getPropertyValue(cssName(of)).trim();
  const whole = { x, y, width: side, height: side };
  const { tiles, letters } = standInOf(face);
  pen.save();
  roundedSquare(pen, { x, y, side }, Number.parseFloat(token('radiusAvatar')) / 100);
  pen.clip();
  if (!photo && tiles.length > 0) {
    for (const [at, tile] of tiles.entries()) {
      const place = tileRect(at, tiles.length, whole);
      const text = { text: tile.letters, size: side * 0.24 };
      drawPart(pen, tile, tilePhotos[at] ?? null, text, place, token);
    }
  } else {
    drawPart(pen, face, photo, { text: letters, size: side * 0.38 }, whole, token);
    if (!photo && face.kind === 'channel') drawMegaphone(pen, { x, y, side }, token('onDisc'));
  }
  pen.restore();
}

/** Between the faces of members. */
const gap = 1;

type Rect = { x: number; y: number; width: number; height: number };

/** @returns where one of several faces stands: two halves, one half and two quarters, or four quarters. */
export function tileRect(at: number, count: number, { x, y, width, height }: Rect): Rect {
  const half = { width: (width - gap) / 2, height: (height - gap) / 2 };
  const [right, below] = [x + half.width + gap, y + half.height + gap];
  if (count === 2 || (count === 3 && at === 0))
    return { x: at === 0 ? x : right, y, width: half.width, height };
  const quarter = count === 3 ? at * 2 - 1 : at;
  return { x: quarter % 2 === 0 ? x : right, y: quarter < 2 ? y : below, ...half };
}

function drawPart(
  pen: CanvasRenderingContext2D,
  { seed }: Face,
  photo: Photo,
  letters: { text: string; size: number },
  rect: Rect,
  token: (of: Parameters<typeof cssName>[0]) => string,
): void {
  const { x, y, width, height } = rect;
  pen.fillStyle = token(discs[hueOf(seed)]);
  pen.fillRect(x, y, width, height);
  if (photo) {
    drawCovering(pen, photo, rect);
    return;
  }
  pen.fillStyle = token('onDisc');
  pen.font = `600 ${Math.round(letters.size)}px ${getComputedStyle(document.body).fontFamily}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(letters.text, x + width / 2, y + height / 2);
}

function drawMegaphone(
  pen: CanvasRenderingContext2D,
  { x, y, side }: Square,
  colour: string,
): void {
  pen.save();
  pen.translate(x + side / 2 - 12, y + side / 2 - 12);
  pen.strokeStyle = colour;
  pen.lineWidth = 1.75;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.stroke(new Path2D(megaphone));
  pen.restore();
}

/** @param share of the side that each corner takes, 0 to 0.5. */
export function roundedSquare(
  pen: CanvasRenderingContext2D,
  { x, y, side }: Square,
  share: number,
): void {
  pen.beginPath();
  // Firefox has rounded rectangles from version 112.
  if (typeof pen.roundRect === 'function') pen.roundRect(x, y, side, side, side * share);
  else pen.rect(x, y, side, side);
}

/** As `object-fit: cover`. */
function drawCovering(pen: CanvasRenderingContext2D, photo: HTMLImageElement, rect: Rect): void {
  const { naturalWidth, naturalHeight } = photo;
  const scale = Math.max(rect.width / naturalWidth, rect.height / naturalHeight);
  const [width, height] = [rect.width / scale, rect.height / scale];
  const [left, top] = [(naturalWidth - width) / 2, (naturalHeight - height) / 2];
  pen.drawImage(photo, left, top, width, height, rect.x, rect.y, rect.width, rect.height);
}
