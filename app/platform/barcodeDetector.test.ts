import { afterEach, describe, expect, it, vi } from 'vitest';
import { ownQrReader } from './barcodeDetector.ts';

afterEach(() => vi.unstubAllGlobals());

const image = { width: 1, height: 1, data: new Uint8ClampedArray(4) } as ImageData;

function browserWith(formats: () => Promise<string[]>, values: string[]) {
  const wanted: string[][] = [];
  class Detector {
    static getSupportedFormats = formats;
    constructor(options: { formats: string[] }) {
      wanted.push(options.formats);
    }
    detect = async () => values.map((rawValue) => ({ rawValue }));
  }
  vi.stubGlobal('BarcodeDetector', Detector);
  return wanted;
}

describe('ownQrReader', () => {
  it('reads QR codes alone', async () => {
    const wanted = browserWith(async () => ['ean_13', 'qr_code'], ['a', 'b']);
    expect(await (await ownQrReader())?.(image)).toBe('a');
    expect(wanted).toEqual([['qr_code']]);
  });

  it.each([[[]], [['']]])('finds nothing in %j', async (values) => {
    browserWith(async () => ['qr_code'], values);
    expect(await (await ownQrReader())?.(image)).toBeNull();
  });

  it('is null where the browser has no reader, none of QR codes, or one that does not answer', async () => {
    vi.stubGlobal('BarcodeDetector', undefined);
    expect(await ownQrReader()).toBeNull();
    browserWith(async () => ['ean_13'], []);
    expect(await ownQrReader()).toBeNull();
    browserWith(() => Promise.reject(new Error('no service')), []);
    expect(await ownQrReader()).toBeNull();
  });
});
