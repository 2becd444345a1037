// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answeringBackend } from '../../../../tests/support/answers.ts';
import { member } from '../../../../tests/support/member.ts';
import { ownAccount } from '../../../../tests/support/recharge.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { CallError } from '../../../contract/callError.ts';
import { uploadMedia } from '../../../contract/media/uploadMedia.ts';
import type { Backend } from '../../../core/backend/backend.ts';
import confirmTexts from '../../../locales/en-US/recharge.confirm.json';
import texts from '../../../locales/en-US/recharge.transfer.json';
import { TransferForm } from './TransferForm.tsx';

type Upload = {
  intent: string | undefined;
  file: Blob;
  isStopped: () => boolean;
  progress: (share: number) => void;
  end: (url: string | null) => void;
};

const address = 'https://media.example/receipt.jpg';

/** What the browser makes of every file; null where it is no picture. */
let pixels: { width: number; height: number } | null;
/** Bytes of whatever a canvas is written as. */
let written: number;

let screen: ShownScreen;
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  pixels = { width: 30, height: 40 };
  written = 900;
  // What this document cannot do: read pictures, draw them, and write them.
  vi.stubGlobal('createImageBitmap', async () => {
    if (pixels) return { ...pixels, close: () => undefined };
    throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
  });
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new DOMException());
  const canvas = HTMLCanvasElement.prototype;
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  vi.spyOn(canvas, 'getContext').mockReturnValue(context as never);
  vi.spyOn(canvas, 'toBlob').mockImplementation((write, type) =>
    write(new Blob([new Uint8Array(written)], { type: type ?? 'image/png' })),
  );
});
afterEach(async () => {
  await screen.close();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** @returns the uploads begun so far, and what was reported */
async function open() {
  const uploads: Upload[] = [];
  const backend = answeringBackend({});
  const upload = (_call: unknown, _input: unknown, file: Blob, options: UploadOptions) =>
    new Promise((resolve, reject) => {
      uploads.push({
        intent: options?.intent,
        file,
        isStopped: () => options?.signal?.aborted === true,
        progress: (share) => options?.onProgress?.(share),
        end: (url) =>
          url === null
            ? reject(new CallError(uploadMedia.name, { kind: 'network' }))
            : resolve({ url }),
      });
    });
  const { store, session } = member();
  const services = { backend: { ...backend, upload: upload as Backend['upload'] }, session };
  screen = await showScreen(<TransferForm method={ownAccount} />, { services }, store);
  return { uploads, asked: backend.asked };
}
type UploadOptions = Parameters<Backend['upload']>[3];

const chooser = () => document.querySelector<HTMLInputElement>('input[type="file"]');
const bar = () => document.querySelector('progress');
const isShut = () => (screen.control(texts.next) as HTMLButtonElement).disabled;

async function pick(bytes = 500): Promise<void> {
  const file = new File([new Uint8Array(500)], 'receipt.jpg', { type: 'image/jpeg' });
  Object.defineProperty(file, 'size', { value: bytes });
  const input = chooser() as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
}

/** Chooses a picture, and waits until it is on its way. */
async function send(uploads: Upload[]): Promise<Upload> {
  const before = uploads.length;
  await pick();
  await screen.settles(() => uploads.length > before);
  return uploads.at(-1) as Upload;
}

describe('the picture of a receipt', () => {
  it('is sent as soon as it is chosen, shows how far it is, and goes along then', async () => {
    const { uploads, asked } = await open();
    expect(chooser()?.accept).toBe('image/*');
    expect(isShut()).toBe(false);
    const upload = await send(uploads);
    expect(upload.file.type).toBe('image/jpeg');
    expect(bar()?.value).toBe(0);
    await act(async () => upload.progress(0.5));
    expect(bar()?.value).toBe(0.5);
    expect(screen.text()).toContain(texts.uploading);
    // The report waits for it.
    expect(isShut()).toBe(true);
    await act(async () => upload.end(address));
    await screen.shows(texts.receiptAdded);
    expect(bar()).toBeNull();
    await screen.type(texts.amount, '500');
    await screen.tap(texts.next);
    await screen.shows(confirmTexts.submit);
    await screen.tap(confirmTexts.submit);
    await screen.settles(() => asked.some(({ name }) => name === 'recharge.rechargeOrder'));
    const input = { method: 'transfer', methodId: 'bank-1', amount: 50_000, proof: address };
    expect(asked.find(({ name }) => name === 'recharge.rechargeOrder')?.input).toEqual(input);
  });

  it('that was not sent holds the report back, and is sent again as the same', async () => {
    const { uploads } = await open();
    const first = await send(uploads);
    await act(async () => first.end(null));
    await screen.shows(texts.receiptFailed);
    expect(isShut()).toBe(true);
    await screen.tap(texts.retryReceipt);
    expect(screen.text()).not.toContain(texts.receiptFailed);
    expect(bar()?.value).toBe(0);
    const [, second] = uploads;
    expect([second?.intent, second?.file]).toEqual([first.intent, first.file]);
    await act(async () => second?.end(address));
    await screen.shows(texts.receiptAdded);
    expect(isShut()).toBe(false);
  });

  it('that is taken away on its way is called off, and nothing is said of it', async () => {
    const { uploads } = await open();
    const upload = await send(uploads);
    await screen.tap(texts.removeReceipt);
    expect(upload.isStopped()).toBe(true);
    await act(async () => upload.end(null));
    expect(screen.has(texts.addReceipt)).toBe(true);
    expect(screen.text()).not.toContain(texts.receiptFailed);
    expect(isShut()).toBe(false);
    // Another one is another upload.
    expect((await send(uploads)).intent).not.toBe(upload.intent);
  });

  it('is called off as the page closes', async () => {
    const { uploads } = await open();
    const upload = await send(uploads);
    await screen.close();
    expect(upload.isStopped()).toBe(true);
  });

  it.each([
    ['has too many bytes', () => pick(60 * 1024 * 1024 + 1)],
    [
      'has too many pixels',
      () => {
        pixels = { width: 12_001, height: 10_000 };
        return pick();
      },
    ],
    [
      'stays too large however it is written',
      () => {
        written = 2 * 1024 * 1024 + 1;
        return pick();
      },
    ],
  ])('is not sent where it %s', async (_why, choose) => {
    const { uploads } = await open();
    await choose();
    await screen.shows(texts.receiptTooLarge);
    expect(uploads).toEqual([]);
    expect(isShut()).toBe(false);
  });

  it('is no file that is no picture; the next that is one takes its place', async () => {
    const { uploads } = await open();
    pixels = null;
    await pick();
    await screen.shows(texts.receiptUnreadable);
    expect(uploads).toEqual([]);
    expect(screen.has(texts.addReceipt)).toBe(true);
    pixels = { width: 30, height: 40 };
    await send(uploads);
    expect(screen.text()).not.toContain(texts.receiptUnreadable);
  });
});
