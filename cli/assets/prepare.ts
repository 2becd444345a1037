import type { Artwork } from './artwork.ts';
import { measureReach, pickGround, type Reach, type Shape, shapeOf } from './measure.ts';
import {
  blankPixels,
  cropped,
  drawOver,
  flattened,
  type Pixels,
  type Rgb,
  roundCorners,
} from './pixels.ts';
import { renderArtwork, resized } from './render.ts';

/** Side of the one rendering that every smaller picture is scaled from. */
const masterSide = 768;

export type Prepared = {
  shape: Shape['kind'];
  /** Colour around the drawing: the tile's own, else the brand colour on which it shows best. */
  ground: Rgb;
  /** Tiles and pictures: the whole square, opaque. Marks: the drawing cut to a square, transparent. */
  square: Pixels;
  /** Farthest drawn pixel from the middle, as a share of the square's width. */
  farthest: number;
};

function squareAround(reach: Reach): { left: number; top: number; width: number; height: number } {
  const side = Math.max(reach.right - reach.left, reach.bottom - reach.top);
  const left = Math.round((reach.left + reach.right - side) / 2);
  const top = Math.round((reach.top + reach.bottom - side) / 2);
  return { left, top, width: side, height: side };
}

/** @param grounds colours a drawing without a ground may stand on, best first. */
export async function prepare(
  artwork: Artwork,
  grounds: readonly [Rgb, ...Rgb[]],
): Promise<Prepared> {
  const pixels = await renderArtwork(artwork, masterSide);
  const shape = shapeOf(pixels);
  if (shape.kind === 'mark') {
    const reach = measureReach(pixels, null);
    const square = reach ? cropped(pixels, squareAround(reach)) : pixels;
    const farthest = measureReach(square, null)?.farthest ?? 0.5;
    return { shape: 'mark', ground: pickGround(square, grounds), square, farthest };
  }
  const square = flattened(pixels, shape.ground);
  if (shape.kind === 'picture')
    return { shape: 'picture', ground: shape.ground, square, farthest: Math.SQRT1_2 };
  const farthest = measureReach(square, shape.ground)?.farthest ?? 0.5;
  return { shape: 'tile', ground: shape.ground, square, farthest };
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

/** Maskable: nothing drawn farther from the middle than 0.40 of the width (scaling blurs by a pixel). */
const safeReach = 0.394;

export async function maskableSquare(prepared: Prepared, side: number): Promise<Pixels> {
  const { shape, ground, square, farthest } = prepared;
  if (shape === 'picture') {
    const rounded: Pixels = { ...square, data: square.data.slice() };
    roundCorners(rounded, square.width * tileRadius);
    // A square with these corners reaches (√2·(1/2 − r) + r) of its side.
    const reach = Math.SQRT2 * (0.5 - tileRadius) + tileRadius;
    return onGround(side, ground, rounded, safeReach / reach);
  }
  const scale =
    shape === 'tile' ? Math.min(1, safeReach / farthest) : Math.min(0.62, safeReach / farthest);
  return onGround(side, ground, square, scale);
}

/** For browser tabs: the drawing as large as it can be, tiles with rounded corners. */
export async function faviconSquare(prepared: Prepared, side: number): Promise<Pixels> {
  const { shape, ground, square, farthest } = prepared;
  if (shape === 'mark') return onGround(side, null, square, 1);
  const scale = shape === 'tile' ? Math.min(1.3, Math.max(1, 0.52 / farthest)) : 1;
  const tile = await onGround(side, ground, square, scale);
  roundCorners(tile, side * 0.2);
  return tile;
}

/** Black with the drawing's shape as its transparency. */
export async function monochromeSquare(prepared: Prepared, side: number): Promise<Pixels> {
  const { shape, ground, square, farthest } = prepared;
  const scale = Math.min(shape === 'mark' ? 0.7 : 1.2, safeReach / farthest);
  const result = await onGround(side, shape === 'mark' ? null : ground, square, scale);
  const { data } = result;
  for (let at = 0; at < data.length; at += 4) {
    if (shape !== 'mark') {
      const apart = Math.max(
        Math.abs((data[at] as number) - ground[0]),
        Math.abs((data[at + 1] as number) - ground[1]),
        Math.abs((data[at + 2] as number) - ground[2]),
      );
      data[at + 3] = Math.round(Math.min(1, Math.max(0, (apart - 16) / 64)) * 255);
    }
    data[at] = 0;
    data[at + 1] = 0;
    data[at + 2] = 0;
  }
  return result;
}
