import { cssName } from '../../brand/theme/tokens.ts';
import type { Face } from '../../ui/Avatar.tsx';
import { hueOf, initialsOf } from '../../ui/initials.ts';

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

/**
 * Paints a face as `Avatar` shows it: the photo, or white initials on the person's hue.
 * @param photo null where there is none, or it may not be copied onto a canvas.
 */
export function drawFace(
  pen: CanvasRenderingContext2D,
  { name, seed }: Face,
  photo: HTMLImageElement | null,
  { x, y, side }: Square,
): void {
  const theme = getComputedStyle(document.documentElement);
  const token = (of: Parameters<typeof cssName>[0]) => theme.getPropertyValue(cssName(of)).trim();
  pen.save();
  roundedSquare(pen, { x, y, side }, Number.parseFloat(token('radiusAvatar')) / 100);
  pen.clip();
  pen.fillStyle = token(discs[hueOf(seed)]);
  pen.fillRect(x, y, side, side);
  if (photo) drawCovering(pen, photo, { x, y, side });
  else {
    pen.fillStyle = token('onDisc');
    pen.font = `600 ${Math.round(side * 0.38)}px ${getComputedStyle(document.body).fontFamily}`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(initialsOf(name), x + side / 2, y + side / 2);
  }
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
function drawCovering(
  pen: CanvasRenderingContext2D,
  photo: HTMLImageElement,
  { x, y, side }: Square,
): void {
  const { naturalWidth: width, naturalHeight: height } = photo;
  const part = Math.min(width, height);
  pen.drawImage(photo, (width - part) / 2, (height - part) / 2, part, part, x, y, side, side);
}
