// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import texts from '../../locales/en-US/contacts.scan.json';
import type { Camera, CameraProblem } from '../../platform/camera.ts';
import { PictureError } from '../../platform/imageFile.ts';
import { ScanView } from './ScanView.tsx';
import type { ScanDevices } from './scanDevices.ts';
import type { Verdict } from './useScan.ts';

const image = {} as ImageData;

/** A phone whose camera sees what it is told to. */
class Phone {
  problem: CameraProblem | null = null;
  hasLight = false;
  obeys = true;
  /** What lies before the camera, and in the picture that is chosen. */
  frame: string | null = null;
  picture: string | null | Error = null;
  readerFails = false;
  opened = 0;
  open = 0;
  lose: () => void = () => undefined;
  /** Lets the person answer the browser's question. */
  answer: (() => void) | null = null;
  isAsking = false;

  readonly devices: ScanDevices = {
    openCamera: async () => {
      if (this.isAsking) {
        await new Promise<void>((resolve) => {
          this.answer = resolve;
        });
      }
      return this.problem ? { problem: this.problem } : { camera: this.#camera() };
    },
    createFrameReader: () => ({ read: () => image, close: () => undefined }),
    picturePixels: async () => {
      if (this.picture instanceof Error) throw this.picture;
      return image;
    },
    readCode: async (_image, effort) => {
      if (this.readerFails) throw new TypeError('chunk missing');
      return effort === 'frame' ? this.frame : (this.picture as string | null);
    },
  };

  #camera(): Camera {
    this.opened += 1;
    this.open += 1;
    return {
      hasLight: this.hasLight,
      showIn: () => undefined,
      setLight: async () => this.obeys,
      onLost: (lost) => {
        this.lose = lost;
      },
      close: () => {
        this.open -= 1;
      },
    };
  }
}

let screen: ShownScreen;
let hidden = false;
afterEach(async () => {
  hidden = false;
  await screen.close();
});

/** @returns every text the viewer asked about; one that begins with `ours` is taken. */
async function open(phone: Phone): Promise<string[]> {
  const asked: string[] = [];
  const onCode = (text: string): Verdict => {
    asked.push(text);
    if (text.startsWith('ours')) return { isTaken: true };
    return { isTaken: false, otherApp: text.startsWith('theirs') ? 'other.example' : null };
  };
  screen = await showScreen(<ScanView onCode={onCode} devices={phone.devices} />, {
    texts: { 'contacts.scan': texts },
  });
  return asked;
}

async function choosePicture(): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  Object.defineProperty(input, 'files', { value: [new File(['x'], 'a.png')], configurable: true });
  await act(async () => void input?.dispatchEvent(new Event('change', { bubbles: true })));
}

async function lookAway(isAway: boolean): Promise<void> {
  hidden = isAway;
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (hidden ? 'hidden' : 'visible'),
  });
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

const said = () => document.querySelector('[role="status"]')?.textContent;

describe('ScanView', () => {
  it('says that the browser asks, and what to do once the camera is on', async () => {
    const phone = new Phone();
    phone.isAsking = true;
    await open(phone);
    expect(said()).toBe(texts.opening);
    await act(async () => phone.answer?.());
    expect(said()).toBe(texts.aim);
  });

  it('hands on what a code says, says that it was found, and switches the camera off', async () => {
    const phone = new Phone();
    phone.frame = 'ours 1';
    const asked = await open(phone);
    await screen.shows(texts.found);
    expect([asked, phone.opened, phone.open]).toEqual([['ours 1'], 1, 0]);
  });

  it('says that a code is not one of this app, opens nothing, and goes on', async () => {
    const phone = new Phone();
    phone.frame = 'https://evil.example';
    await open(phone);
    await screen.shows(texts.foreign.replace('{{brand}}', 'Plain'));
    expect([screen.address(), phone.open]).toEqual(['/x', 1]);
    phone.frame = 'ours 2';
    await screen.shows(texts.found);
  });

  it('names the app whose code it is, opens nothing, and goes on', async () => {
    const phone = new Phone();
    phone.frame = 'theirs';
    await open(phone);
    await screen.shows(texts.otherApp.replace('{{host}}', 'other.example'));
    expect([screen.address(), phone.open]).toEqual(['/x', 1]);
    phone.frame = 'ours 3';
    await screen.shows(texts.found);
  });

  it.each([
    ['refused', texts.refusedTitle, texts.refused],
    ['missing', texts.missingTitle, texts.missing],
    ['insecure', texts.missingTitle, texts.insecure],
    ['busy', texts.busyTitle, texts.busy],
  ] as const)(
    'says what to do where the camera is %s, and tries again',
    async (problem, title, sentence) => {
      const phone = new Phone();
      phone.problem = problem;
      await open(phone);
      await screen.shows(title);
      await screen.shows(sentence);
      phone.problem = null;
      await screen.tap('Try again');
      await screen.shows(texts.aim);
      expect(phone.open).toBe(1);
    },
  );

  it('reads a picture of the album, also without a camera', async () => {
    const phone = new Phone();
    phone.problem = 'refused';
    phone.picture = 'ours 3';
    const asked = await open(phone);
    await choosePicture();
    await screen.shows(texts.found);
    expect(asked).toEqual(['ours 3']);
  });

  it.each([
    [null, texts.nothingFound],
    ['https://evil.example', texts.foreign.replace('{{brand}}', 'Plain')],
    [new PictureError('unreadable'), texts.unreadable],
    [new PictureError('tooLarge'), texts.tooLarge],
  ])('says what is wrong with a picture (%s), and takes another', async (picture, sentence) => {
    const phone = new Phone();
    phone.picture = picture;
    await open(phone);
    await choosePicture();
    await screen.shows(sentence);
    phone.picture = 'ours 4';
    await choosePicture();
    await screen.shows(texts.found);
  });

  it('says when the reader did not load, with the camera off, and loads it again', async () => {
    const phone = new Phone();
    phone.readerFails = true;
    await open(phone);
    await screen.shows(texts.readerFailed);
    expect(phone.open).toBe(0);
    phone.readerFails = false;
    phone.frame = 'ours 5';
    await screen.tap('Try again');
    await screen.shows(texts.found);
  });

  it('switches the camera off while nobody looks, and on again afterwards', async () => {
    const phone = new Phone();
    await open(phone);
    await lookAway(true);
    expect(phone.open).toBe(0);
    await lookAway(false);
    expect([phone.open, phone.opened, said()]).toEqual([1, 2, texts.aim]);
  });

  it('closes the camera when the viewer goes, also one that opens too late', async () => {
    const phone = new Phone();
    await open(phone);
    await screen.close();
    expect(phone.open).toBe(0);
    phone.isAsking = true;
    await open(phone);
    await screen.close();
    await act(async () => phone.answer?.());
    expect([phone.opened, phone.open]).toEqual([2, 0]);
  });

  it('says when the camera goes off by itself', async () => {
    const phone = new Phone();
    await open(phone);
    await act(async () => phone.lose());
    await screen.shows(texts.lost);
    expect(phone.open).toBe(0);
  });

  it('has a light where the camera has one, until it does not obey', async () => {
    const phone = new Phone();
    await open(phone);
    expect(screen.has(texts.lightOn)).toBe(false);
    await screen.close();
    phone.hasLight = true;
    await open(phone);
    await screen.tap(texts.lightOn);
    expect(screen.has(texts.lightOff)).toBe(true);
    phone.obeys = false;
    await screen.tap(texts.lightOff);
    expect([screen.has(texts.lightOff), said()]).toEqual([false, texts.lightFailed]);
  });
});
