import { ownQrReader, type ReadBarcode } from '../../platform/barcodeDetector.ts';

/** `frame`: one of many a second, in little time. `picture`: the only one, as long as it takes. */
export type Effort = 'frame' | 'picture';

/**
 * Reads the QR code in an image.
 * @returns what it says, null where there is none to be read.
 * @throws where the library that reads it does not load; the next call tries again.
 */
export type ReadCode = (image: ImageData, effort: Effort) => Promise<string | null>;

/** Milliseconds the library may spend beyond its first look; the next frame is a better second one. */
const budget: Readonly<Record<Effort, number>> = { frame: 0, picture: 1_500 };

/**
 * Reads with the browser's own reader; where it has none, with a library that is loaded only then.
 * A picture in which the own reader finds nothing is looked at by the library as well.
 */
export function createCodeReader(): ReadCode {
  let asked: Promise<ReadBarcode | null> | null = null;
  return async (image, effort) => {
    asked ??= ownQrReader();
    const readByBrowser = await asked;
    if (readByBrowser) {
      try {
        const text = await readByBrowser(image);
        if (text !== null || effort === 'frame') return text;
      } catch {
        // The system's service is not there after all; it will not come while the page is open.
        asked = Promise.resolve(null);
      }
    }
    return readByLibrary(image, effort);
  };
}

/**
 * From version 7 on a code has a small pattern in its middle, where ours have a logo. Where the library
 * takes a part of the logo for it, it has to go back to the lie of the whole code, which version 0.7.0
 * works out anew only where somebody asks for the places of the patterns.
 */
const pointsOnDetect = (): void => undefined;

async function readByLibrary(image: ImageData, effort: Effort): Promise<string | null> {
  const { decodeQR } = await import('qr/decode.js');
  try {
    const options = { timeLimit: budget[effort], pointsOnDetect };
    return decodeQR(
      image,
      effort === 'picture' ? { ...options, effort: Number.POSITIVE_INFINITY } : options,
    );
  } catch {
    // It throws for every image in which it can read no code.
    return null;
  }
}
