type Detected = { rawValue: string };
/** https://wicg.github.io/shape-detection-api/#barcode-detection-api, as far as it is used here. */
type Detector = { detect: (image: ImageData) => Promise<Detected[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

declare global {
  var BarcodeDetector: DetectorClass | undefined;
}

/** Reads the first code in a picture; rejects where the system's service is not there after all. */
export type ReadBarcode = (image: ImageData) => Promise<string | null>;

/** @returns the browser's own reader of QR codes, or null where it has none. Never rejects. */
export async function ownQrReader(): Promise<ReadBarcode | null> {
  const Detector = globalThis.BarcodeDetector;
  if (typeof Detector !== 'function') return null;
  try {
    if (!(await Detector.getSupportedFormats()).includes('qr_code')) return null;
    const detector = new Detector({ formats: ['qr_code'] });
    return async (image) => (await detector.detect(image))[0]?.rawValue || null;
  } catch {
    // The class is there, the service behind it is not, as on some desktops and tablets.
    return null;
  }
}
