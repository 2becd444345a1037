import { afterEach, describe, expect, it, vi } from 'vitest';
import { codePicture, type Shot } from '../../../tests/support/codePicture.ts';
import { sampleOf } from '../../../tests/support/depth.ts';
import { createCodeReader } from './codeReader.ts';

afterEach(() => vi.unstubAllGlobals());

const text = 'https://plain.example/pages/chat/user-info?userID=1234567890';
const blank = { width: 64, height: 64, data: new Uint8ClampedArray(64 * 64 * 4) } as ImageData;

const frames: [what: string, shot: Shot][] = [
  ['held straight', {}],
  ['turned a little', { degrees: 17 }],
  ['lying on its side', { degrees: 90 }],
  ['upside down and oblique', { degrees: 205 }],
  ['seen from the side', { tilt: 0.3, side: 360 }],
  ['seen from the side and turned', { tilt: 0.3, degrees: 20, side: 360 }],
  ['in low light', { light: 0.18, noise: 10 }],
  ['with much noise', { noise: 60 }],
  ['out of focus', { blur: 1.5 }],
  ['far away', { side: 150 }],
  ['printed white on black', { isInverted: true }],
];

const pictures: [what: string, shot: Shot][] = [
  ['small in a large picture', { width: 2_048, height: 1_536, side: 160 }],
  ['large in a large picture', { width: 2_048, height: 1_536, side: 1_300, degrees: 8, noise: 30 }],
  ['strongly oblique', { width: 1_280, height: 720, side: 420, tilt: 0.5, degrees: 20 }],
];

/** A browser with a reader of its own. */
function browserReader(detect: () => Promise<{ rawValue: string }[]>) {
  class Detector {
    static getSupportedFormats = async () => ['qr_code'];
    detect = detect;
  }
  vi.stubGlobal('BarcodeDetector', Detector);
}

describe('createCodeReader', () => {
  it.each(sampleOf(4, frames))('reads a code %s in one frame', async (_what, shot) => {
    expect(await createCodeReader()(await codePicture(text, shot), 'frame')).toBe(text);
  });

  it.each(sampleOf(1, pictures))('reads a code %s in a picture', async (_what, shot) => {
    expect(await createCodeReader()(await codePicture(text, shot), 'picture')).toBe(text);
  });

  it.each(['frame', 'picture'] as const)('finds nothing in a %s without a code', async (effort) => {
    const read = createCodeReader();
    expect(await read(blank, effort)).toBeNull();
    expect(await read(await codePicture(text, { side: 1, noise: 120 }), effort)).toBeNull();
  });

  it('reads names and words of every script', async () => {
    const words = '鹊渡 · Đò ngang · ¿Quién? 🙂';
    expect(await createCodeReader()(await codePicture(words), 'frame')).toBe(words);
  });

  it("reads with the browser's own reader where there is one", async () => {
    browserReader(async () => [{ rawValue: 'by the browser' }]);
    expect(await createCodeReader()(blank, 'frame')).toBe('by the browser');
  });

  it('looks at a picture once more where the own reader finds nothing in it', async () => {
    browserReader(async () => []);
    const read = createCodeReader();
    const picture = await codePicture(text);
    expect(await read(picture, 'picture')).toBe(text);
    expect(await read(picture, 'frame')).toBeNull();
  });

  it('goes on without the own reader once it fails', async () => {
    let asked = 0;
    browserReader(async () => {
      asked += 1;
      throw new DOMException('', 'NotSupportedError');
    });
    const read = createCodeReader();
    const picture = await codePicture(text);
    expect([await read(picture, 'frame'), await read(picture, 'frame'), asked]).toEqual([
      text,
      text,
      1,
    ]);
  });
});
