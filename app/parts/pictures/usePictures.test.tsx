// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import type { Backend } from '../../core/backend/backend.ts';
import { usePictures } from './usePictures.ts';

let screen: ShownScreen;
/** Of the uploads begun so far, in their order. */
let signals: (AbortSignal | undefined)[];
/** Pictures whose memory was given back. */
let closed: number;
beforeEach(() => {
  signals = [];
  closed = 0;
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {
    closed += 1;
  });
  // What this document cannot do: read pictures, draw them, and write them.
  const pixels = { width: 30, height: 40, close: () => undefined };
  vi.stubGlobal('createImageBitmap', async () => pixels);
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((write, type) =>
    write(new Blob(['x'], { type: type ?? 'image/png' })),
  );
});
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Chooser({ most, chosen }: { most: number; chosen: number }) {
  const { pictures, add } = usePictures(most);
  const choose = () => {
    for (let at = 0; at < chosen; at += 1) add(new Blob(['x'], { type: 'image/png' }));
  };
  return (
    <>
      <button type="button" onClick={choose}>
        Choose
      </button>
      <p>{pictures.length} there</p>
    </>
  );
}

/** Chooses several at the same time. */
async function choose(chosen: number, most: number): Promise<void> {
  const upload: Backend['upload'] = (_call, _input, _file, options) => {
    signals.push(options?.signal);
    return new Promise(() => undefined);
  };
  const call = () => Promise.reject(new Error('Not asked for.'));
  screen = await showScreen(<Chooser most={most} chosen={chosen} />, {
    services: { backend: { call, upload } },
  });
  await screen.tap('Choose');
  await screen.settles(() => closed === chosen - most);
}

it('are never too many, and those too many are not sent', async () => {
  await choose(5, 4);
  expect(screen.text()).toContain('4 there');
  expect(signals.map((signal) => signal?.aborted)).toEqual([false, false, false, false]);
});

it('of one alone, the last chosen takes the place, and the one before is called off', async () => {
  await choose(2, 1);
  expect(screen.text()).toContain('1 there');
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
});
