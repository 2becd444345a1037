import {
  type Area,
  cropTransform,
  fittedArea,
  fittedSize,
  type Size,
} from '../lib/cropGeometry.ts';

/** Longest side a picture is worked on at. Larger canvases fail on older phones. */
const workingSide = 2048;
/** Bytes of a file; photos of current cameras have up to 30 MB. */
const maxFileBytes = 60 * 1024 * 1024;
/** Pixels of a picture; decoding more takes a gigabyte. */
const maxPixels = 120_000_000;

export type PictureProblem =
  /** The browser cannot read it: no picture, damaged, or a format such as HEIC. */
  'unreadable' | 'tooLarge';

export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem, cause?: unknown) {
    super(`The picture is ${problem}.`, { cause });
    this.problem = problem;
  }
}

/** A picture taken from a file: upright, without anything but its pixels. */
export type OpenPicture = Size & {
  /** `blob:` address to show it by. */
  url: string;
  canvas: HTMLCanvasElement;
  /** Gives the memory back. */
  close: () => void;
};

/**
 * Reads a picture file. Place, camera and everything else a file says beside its pixels stays
 * behind.
 * @param side longest side that it gets, in pixels
 * @throws PictureError
 */
export async function openPicture(file: Blob, side = workingSide): Promise<OpenPicture> {
  if (file.size > maxFileBytes) throw new PictureError('tooLarge');
  const { source, size, release } = await decode(file);
  try {
    if (size.width * size.height > maxPixels) throw new PictureError('tooLarge');
    if (size.width === 0 || size.height === 0) throw new PictureError('unreadable');
    const fitted = fittedSize(size, side);
    const { canvas, context } = makeCanvas(fitted);
    context.drawImage(source, 0, 0, fitted.width, fitted.height);
    const url = URL.createObjectURL(await encode(canvas, 'image/jpeg', 0.92));
    return { ...fitted, url, canvas, close: () => close(canvas, url) };
  } finally {
    release();
  }
}

type Crop = {
  /** Part of the turned picture, in pixels. */
  area: Area;
  /** Turn to the right: 0, 90, 180 or 270. */
  degrees: number;
  /** Pixels of the square that comes out. */
  side: number;
  maxBytes: number;
};

/** @returns the part as a square JPEG or WebP file. @throws PictureError */
export async function cropPicture(picture: OpenPicture, crop: Crop): Promise<Blob> {
  const { canvas, context } = makeCanvas({ width: crop.side, height: crop.side });
  context.setTransform(...cropTransform(picture, crop.area, crop.degrees, crop.side));
  context.drawImage(picture.canvas, 0, 0);
  try {
    return await encodeWithin((quality) => encode(canvas, 'image/jpeg', quality), crop.maxBytes);
  } finally {
    close(canvas);
  }
}

/** @returns the whole picture as a JPEG file. @throws PictureError when none is small enough. */
export function pictureFile(picture: OpenPicture, maxBytes: number): Promise<Blob> {
  return encodeWithin((quality) => encode(picture.canvas, 'image/jpeg', quality), maxBytes);
}

/**
 * Draws a picture file anew as a PNG, on the page. @param mostPixels it gets
 * @throws PictureError
 */
export async function drawPngOnPage(file: Blob, mostPixels: number): Promise<Blob> {
  if (file.size > maxFileBytes) throw new PictureError('tooLarge');
  const { source, size, release } = await decode(file);
  try {
    if (size.width * size.height > maxPixels) throw new PictureError('tooLarge');
    if (size.width === 0 || size.height === 0) throw new PictureError('unreadable');
    const fitted = fittedArea(size, mostPixels);
    const { canvas, context } = makeCanvas(fitted, true);
    context.drawImage(source, 0, 0, fitted.width, fitted.height);
    return await encode(canvas, 'image/png', 1).finally(() => close(canvas));
  } finally {
    release();
  }
}

const qualities = [0.9, 0.8, 0.65, 0.5, 0.35];

/** @returns the best file that is small enough. @throws PictureError when none is. */
export async function encodeWithin(
  encodeAt: (quality: number) => Promise<Blob>,
  maxBytes: number,
): Promise<Blob> {
  for (const quality of qualities) {
    const blob = await encodeAt(quality);
    if (blob.size <= maxBytes) return blob;
  }
  throw new PictureError('tooLarge');
}

type Decoded = { source: CanvasImageSource; size: Size; release: () => void };

async function decode(file: Blob): Promise<Decoded> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    return { source: bitmap, size: bitmap, release: () => bitmap.close() };
  } catch {
    // Safari reads more formats, HEIC among them, as an image element.
    return decodeAsElement(file);
  }
}

async function decodeAsElement(file: Blob): Promise<Decoded> {
  const url = URL.createObjectURL(file);
  const release = (): void => URL.revokeObjectURL(url);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch (cause) {
    release();
    throw new PictureError('unreadable', cause);
  }
  return {
    source: image,
    size: { width: image.naturalWidth, height: image.naturalHeight },
    release,
  };
}

function makeCanvas(
  size: Size,
  hasClearParts = false,
): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d', { alpha: hasClearParts });
  if (!context) throw new PictureError('unreadable');
  if (!hasClearParts) {
    // What was transparent becomes white; JPEG would make it black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, size.width, size.height);
  }
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new PictureError('unreadable'))),
      type,
      quality,
    );
  });
}

/** iOS keeps the memory of a canvas until it is made small. */
function close(canvas: HTMLCanvasElement, url?: string): void {
  Object.assign(canvas, { width: 0, height: 0 });
  if (url) URL.revokeObjectURL(url);
}
