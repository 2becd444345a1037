import type { Artwork } from './artwork.ts';
import { measureReach, pickGround, type Reach } from './measure.ts';
import {
  blankPixels,
  cropped,
  drawOver,
  flattened,
  type Pixels,
  type Rgb,
  roundCorners,
} from './pixels.ts';
import { edgesExtended, renderArtwork, resized } from './render.ts';
import { cutOut, type Shape, shapeOf } from './shapeOf.ts';

/** Side of the one rendering that every smaller picture is scaled from. */
const masterSide = 768;

export type Prepared = {
  shape: Shape['kind'];
  /** Colour around the drawing: the tile's own, else the brand colour on which it shows best. */
  ground: Rgb;
  /** Marks: the drawing cut to a square, transparent. All others: the whole square, opaque. */
  square: Pixels;
  /** The part of the artwork, fitted into a square of side 1, that `square` shows. */
  frame: { left: number; top: number; side: number };
  /** Where the drawing is: its alpha. */
  cutout: Pixels;
  /** Farthest drawn pixel from the middle, as a share of the square's width. */
  farthest: number;
};

function squareAround(reach: Omit<Reach, 'farthest'>): {
  left: number;
  top: number;
  width: number;
  height: number;
} {
  const side = Math.max(reach.right - reach.left, reach.bottom - reach.top);
  const left = Math.round((reach.left + reach.right - side) / 2);
  const top = Math.round((reach.top + reach.bottom - side) / 2);
  return { left, top, width: side, height: side };
}

/** @param grounds colours a drawing without a ground may stand on, best first. */
export async function prepare(
  artwork: Pick<Artwork, 'kind' | 'bytes'>,
  grounds: readonly [Rgb, ...Rgb[]],
): Promise<Prepared> {
  const pixels = await renderArtwork(artwork, masterSide);
  const shape = shapeOf(pixels);
  if (shape.kind === 'mark') {
    const reach = measureReach(pixels, null);
    const box = squareAround(reach ?? { left: 0, top: 0, right: masterSide, bottom: masterSide });
    const square = cropped(pixels, box);
    const farthest = measureReach(square, null)?.farthest ?? 0.5;
    const ground = pickGround(square, grounds);
    const [left, top, side] = [box.left, box.top, box.width].map((value) => value / masterSide) as [
      number,
      number,
      number,
    ];
    return { shape: 'mark', ground, square, cutout: square, farthest, frame: { left, top, side } };
  }
  const { kind, ground } = shape;
  const square = flattened(pixels, ground);
  const cutout = cutOut(square, shape);
  // Of a picture nobody can tell what is drawing and what is ground, so all of it counts.
  const farthest =
    kind === 'picture' ? Math.SQRT1_2 : (measureReach(cutout, null)?.farthest ?? 0.5);
  return { shape: kind, ground, square, cutout, farthest, frame: { left: 0, top: 0, side: 1 } };
}

async function onGround(
  side: number,
  ground: Rgb | null,
  art: Pixels,
  scale: number,
): Promise<Pixels> {
  const size = Math.max(1, Math.round(side * scale));
  const drawn = await resized(art, size, size);
  const base = ground ? blankPixels(side, side, ground) : blankPixels(side, side);
  const at = Math.floor((side - size) / 2);
  drawOver(base, drawn, at, at);
  return base;
}

/** Corner radius of tiles we cut ourselves, as a share of their side. */
export const tileRadius = 0.225;

/** An opaque square for launchers that cut nothing or only the corners. */
export async function iconSquare(prepared: Prepared, side: number): Promise<Pixels> {
  if (prepared.shape !== 'mark') return resized(prepared.square, side, side);
  return onGround(side, prepared.ground, prepared.square, Math.min(0.72, 0.43 / prepared.farthest));
}

/** The farthest a drawing may reach, less what scaling blurs: the rule is 0.40 of the width. */
const safeReach = (side: number) => 0.4 - 1.8 / side;

/** For launchers that cut icons to any shape: nothing drawn lies outside the safe circle. */
export async function maskableSquare(prepared: Prepared, side: number): Promise<Pixels> {
  const { shape, ground, square, farthest } = prepared;
  const safe = safeReach(side);
  if (shape === 'mark') return onGround(side, ground, square, Math.min(0.62, safe / farthest));
  if (shape === 'tile') return onGround(side, ground, square, Math.min(1, safe / farthest));
  if (shape === 'blend') {
    const size = Math.floor(side * Math.min(1, safe / farthest));
    return edgesExtended(await resized(square, size, size), side);
  }
  const rounded: Pixels = { ...square, data: square.data.slice() };
  roundCorners(rounded, square.width * tileRadius);
  // A square with these corners reaches (√2·(1/2 − r) + r) of its side.
  const reach = Math.SQRT2 * (0.5 - tileRadius) + tileRadius;
  return onGround(side, ground, rounded, safe / reach);
}

/** Corner radius of tiles in browser tabs, as a share of their side. */
export const faviconRadius = 0.2;

/** How much larger than on other icons a tile's drawing is in browser tabs. */
export function faviconZoom({ shape, farthest }: Prepared): number {
  return shape === 'mark' || shape === 'picture' ? 1 : Math.min(1.3, Math.max(1, 0.52 / farthest));
}

/** For browser tabs: the drawing as large as it can be, tiles with rounded corners. */
export async function faviconSquare(prepared: Prepared, side: number): Promise<Pixels> {
  const { shape, ground, square } = prepared;
  if (shape === 'mark') return onGround(side, null, square, 1);
  const tile = await onGround(side, ground, square, faviconZoom(prepared));
  roundCorners(tile, side * faviconRadius);
  return tile;
}

/** Black with the drawing's shape as its transparency. */
export async function monochromeSquare(prepared: Prepared, side: number): Promise<Pixels> {
  const { shape, cutout, farthest } = prepared;
  const scale = Math.min(shape === 'mark' ? 0.7 : 1.2, safeReach(side) / farthest);
  const result = await onGround(side, null, cutout, scale);
  const { data } = result;
  for (let at = 0; at < data.length; at += 4) data.fill(0, at, at + 3);
  return result;
}
