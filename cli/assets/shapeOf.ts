import { blankPixels, type Pixels, type Rgb } from './pixels.ts';

/** Colours of the four corners: top left, top right, bottom left, bottom right. */
export type Corners = readonly [Rgb, Rgb, Rgb, Rgb];

export type Shape =
  /** A drawing on transparency. */
  | { kind: 'mark' }
  /** A drawing on one colour that reaches every edge (its corners may be cut round). */
  | { kind: 'tile'; ground: Rgb }
  /** A drawing on a colour that changes evenly from corner to corner. `ground` is its mean. */
  | { kind: 'blend'; ground: Rgb; corners: Corners }
  /** A full picture whose edge has many colours. */
  | { kind: 'picture'; ground: Rgb };

type Point = { x: number; y: number; colour: readonly [number, number, number, number] };

function pointAt({ width, data }: Pixels, x: number, y: number): Point {
  const at = (y * width + x) * 4;
  const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
  return { x, y, colour: [red, green, blue, alpha] };
}

function near(colour: readonly number[], other: readonly number[], tolerance: number): boolean {
  return [0, 1, 2].every(
    (channel) => Math.abs((colour[channel] ?? 0) - (other[channel] ?? 0)) <= tolerance,
  );
}

/** The colour between the corners, `across` and `down` from 0 to 1. */
function blendAt(corners: Corners, across: number, down: number): [number, number, number] {
  const channel = (index: 0 | 1 | 2) => {
    const upper = corners[0][index] * (1 - across) + corners[1][index] * across;
    const lower = corners[2][index] * (1 - across) + corners[3][index] * across;
    return upper * (1 - down) + lower * down;
  };
  return [channel(0), channel(1), channel(2)];
}

/** Tells the kinds apart by looking at the outer edge. */
export function shapeOf(pixels: Pixels): Shape {
  const { width, height } = pixels;
  const inset = Math.max(1, Math.round(Math.min(width, height) * 0.006));
  const [right, bottom] = [width - 1 - inset, height - 1 - inset];
  const edge: Point[] = [];
  // The middle half of each side: rounded tiles are open only in the corners.
  for (let step = 0; step <= 64; step++) {
    const x = Math.round(width / 4 + ((width / 2 - 1) * step) / 64);
    const y = Math.round(height / 4 + ((height / 2 - 1) * step) / 64);
    edge.push(pointAt(pixels, x, inset), pointAt(pixels, x, bottom));
    edge.push(pointAt(pixels, inset, y), pointAt(pixels, right, y));
  }
  if (edge.some(({ colour }) => colour[3] < 250)) return { kind: 'mark' };
  const mean = (index: 0 | 1 | 2) =>
    Math.round(edge.reduce((sum, { colour }) => sum + colour[index], 0) / edge.length);
  const ground: Rgb = [mean(0), mean(1), mean(2)];
  const corners = [
    pointAt(pixels, inset, inset),
    pointAt(pixels, right, inset),
    pointAt(pixels, inset, bottom),
    pointAt(pixels, right, bottom),
  ].map(({ colour }) => colour);
  const solid = corners.filter((colour) => colour[3] >= 250);
  const all = [...edge.map(({ colour }) => colour), ...solid];
  if (all.every((colour) => near(colour, ground, 10))) return { kind: 'tile', ground };
  if (solid.length < 4) return { kind: 'picture', ground };
  const four = solid.map(([red, green, blue]): Rgb => [red, green, blue]) as unknown as Corners;
  const even = edge.every(({ x, y, colour }) =>
    near(colour, blendAt(four, x / (width - 1), y / (height - 1)), 12),
  );
  return even ? { kind: 'blend', ground, corners: four } : { kind: 'picture', ground };
}

/**
 * The drawing without its ground: black, opaque where the picture clearly differs from the ground.
 * @param pixels an opaque picture.
 */
export function cutOut(pixels: Pixels, shape: Exclude<Shape, { kind: 'mark' }>): Pixels {
  const { width, height, data } = pixels;
  const result = blankPixels(width, height);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const ground =
        shape.kind === 'blend'
          ? blendAt(shape.corners, x / (width - 1), y / (height - 1))
          : shape.ground;
      const apart = Math.max(
        Math.abs((data[at] as number) - ground[0]),
        Math.abs((data[at + 1] as number) - ground[1]),
        Math.abs((data[at + 2] as number) - ground[2]),
      );
      result.data[at + 3] = Math.round(Math.min(1, Math.max(0, (apart - 16) / 64)) * 255);
    }
  }
  return result;
}
