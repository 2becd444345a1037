import sharp from 'sharp';
import { qrPath } from '../../app/ui/qrPath.ts';

/** How a code lies in a picture, and what light and lens do to it. */
export type Shot = {
  width?: number;
  height?: number;
  /** Pixels of the code's sides. */
  side?: number;
  degrees?: number;
  /** 0 for a camera that looks straight at it; at 0.3 one end is nearly twice as near as the other. */
  tilt?: number;
  /** Levels of grey, of 255, by which a pixel is off at most. */
  noise?: number;
  /** Part of the light that there is. */
  light?: number;
  /** Sigma of the lens's blur, in pixels. */
  blur?: number;
  /** White where the code is dark. */
  isInverted?: boolean;
};

/** Side of the code that is drawn, before it is put into the picture. */
const drawnSide = 1_024;

/** @returns a photo of a code that has a logo over its middle, as `QrCode` shows it. */
export async function codePicture(text: string, shot: Shot = {}): Promise<ImageData> {
  const { width = 640, height = 640, side = 300, blur = 0 } = shot;
  const code = await drawnCode(text);
  const grey = Buffer.alloc(width * height);
  const place = placeInCode(shot);
  const random = numbers();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = place((x - width / 2) / side, (y - height / 2) / side);
      grey[y * width + x] = seen(at === null ? null : (code[at] ?? 0), { x, y, random, shot });
    }
  }
  const raw = { width, height, channels: 1 as const };
  const picture = sharp(grey, { raw });
  const data = await (blur > 0 ? picture.blur(blur) : picture)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { width, height, data: new Uint8ClampedArray(data), colorSpace: 'srgb' } as ImageData;
}

/** One byte per pixel: the code with its quiet zone and a logo over the middle. */
async function drawnCode(text: string): Promise<Buffer> {
  const { size, path } = qrPath(text);
  const [quiet, plate] = [4, (size * 44) / 168];
  const all = size + 2 * quiet;
  const start = (size - plate) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${drawnSide}" height="${drawnSide}"
    viewBox="${-quiet} ${-quiet} ${all} ${all}"><rect x="${-quiet}" y="${-quiet}" width="${all}"
    height="${all}" fill="#fff"/><path d="${path}" fill="#16181b"/><rect x="${start}" y="${start}"
    width="${plate}" height="${plate}" fill="#fff"/><circle cx="${size / 2}" cy="${size / 2}"
    r="${plate * 0.42}" fill="#b3261e"/></svg>`;
  return sharp(Buffer.from(svg)).toColourspace('b-w').removeAlpha().raw().toBuffer();
}

/** @returns the pixel of the drawn code that lies at a place of the picture, null beside the code. */
function placeInCode({ degrees = 0, tilt = 0 }: Shot): (x: number, y: number) => number | null {
  const [cosine, sine] = [Math.cos, Math.sin].map((of) => of((degrees * Math.PI) / 180)) as [
    number,
    number,
  ];
  return (x, y) => {
    const [turnedX, turnedY] = [cosine * x + sine * y, cosine * y - sine * x];
    const depth = 1 + tilt * turnedX + tilt * 0.6 * turnedY;
    const [column, row] = [turnedX, turnedY].map((value) =>
      Math.floor((value / depth + 0.5) * drawnSide),
    ) as [number, number];
    const isInside = [column, row].every((value) => value >= 0 && value < drawnSide);
    return isInside ? row * drawnSide + column : null;
  };
}

type Pixel = { x: number; y: number; random: () => number; shot: Shot };

function seen(code: number | null, { x, y, random, shot }: Pixel): number {
  const { noise = 0, light = 1, isInverted = false } = shot;
  const table = 110 + 40 * Math.sin(x / 37) * Math.cos(y / 23);
  const printed = code !== null && isInverted ? 255 - code : code;
  const level = (printed ?? table) * light + (random() * 2 - 1) * noise;
  return Math.max(0, Math.min(255, Math.round(level)));
}

/** The same numbers from 0 to 1 in every run. */
function numbers(): () => number {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
