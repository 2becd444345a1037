// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { canCopyPictures, copyPicture } from './clipboard.ts';

afterEach(() => vi.unstubAllGlobals());

const png = new Blob(['png'], { type: 'image/png' });

/** A clipboard that waits for what it is given, as browsers do. @returns what it took */
function giveClipboard(refuse?: string): Blob[] {
  const taken: Blob[] = [];
  class Item {
    readonly data: Record<string, Promise<Blob>>;
    constructor(data: Record<string, Promise<Blob>>) {
      this.data = data;
    }
  }
  vi.stubGlobal('ClipboardItem', Item);
  const write = async ([item]: Item[]): Promise<void> => {
    if (refuse) throw new DOMException('No.', refuse);
    const blob = await item?.data['image/png'];
    if (blob) taken.push(blob);
  };
  vi.stubGlobal('navigator', { clipboard: { write } });
  return taken;
}

describe('canCopyPictures', () => {
  it('needs both a clipboard that writes and items to write', () => {
    giveClipboard();
    expect(canCopyPictures()).toBe(true);
    vi.stubGlobal('navigator', { clipboard: { writeText: () => undefined } });
    expect(canCopyPictures()).toBe(false);
    vi.stubGlobal('navigator', {});
    expect(canCopyPictures()).toBe(false);
    giveClipboard();
    vi.stubGlobal('ClipboardItem', undefined);
    expect(canCopyPictures()).toBe(false);
  });
});

describe('copyPicture', () => {
  it('hands over a picture that is still to come', async () => {
    const taken = giveClipboard();
    let resolve: (blob: Blob) => void = () => undefined;
    const copied = copyPicture(
      new Promise((come) => {
        resolve = come;
      }),
    );
    resolve(png);
    expect(await copied).toBe(true);
    expect(taken).toEqual([png]);
  });

  it('says that it was not allowed, also before there is a picture', async () => {
    giveClipboard('NotAllowedError');
    expect(await copyPicture(Promise.resolve(png))).toBe(false);
    expect(await copyPicture(new Promise(() => undefined))).toBe(false);
  });

  it('tells what is wrong with the picture', async () => {
    giveClipboard();
    await expect(copyPicture(Promise.reject(new Error('Gone.')))).rejects.toThrow('Gone.');
  });
});
