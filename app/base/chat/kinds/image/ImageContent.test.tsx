// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { plainMessage } from '../../../../../tests/support/chatRows.ts';
import { chat } from '../../../../../tests/support/chatTexts.ts';
import {
  type OpenedConversation,
  openConversation,
} from '../../../../../tests/support/conversationScreen.tsx';
import { giveLayout } from '../../../../../tests/support/layout.ts';
import { contentType } from '../../../../contract/gateway/contentType.ts';
import type { Messaging } from '../../../../core/messaging/messaging.ts';
import { uploadsAtom } from '../../../../core/messaging/messagingAtoms.ts';
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';

const site = window.location.origin;

function photo(url: string, changes: Partial<StoredMessage> = {}): StoredMessage {
  const picture = { uuid: '', type: 'image/jpeg', size: 9, width: 800, height: 600, url };
  const pictureElem = {
    sourcePath: '',
    sourcePicture: picture,
    bigPicture: picture,
    snapshotPicture: picture,
  };
  return plainMessage({ contentType: contentType.picture, content: '', pictureElem, ...changes });
}

let screen: OpenedConversation;
let takeLayout: () => void;
beforeEach(() => {
  takeLayout = giveLayout();
});
afterEach(async () => {
  await screen.close();
  takeLayout();
  vi.restoreAllMocks();
});

const show = async (
  message: StoredMessage,
  messaging: Partial<Messaging> = {},
): Promise<OpenedConversation> => {
  screen = await openConversation({ timeline: { messages: [message] }, messaging });
  return screen;
};
const image = () => document.querySelector<HTMLImageElement>('section img, [aria-label] img');
const tell = (event: 'load' | 'error') =>
  act(async () => void image()?.dispatchEvent(new Event(event)));

it('keeps the room of the picture free, and shows it once it is there', async () => {
  const { settles, has } = await show(photo('/media/a.jpg'));
  await settles(() => image() !== null);
  expect(image()?.src).toBe(`${site}/media/a.jpg`);
  const frame = image()?.closest('span') as HTMLElement;
  expect([frame.style.width, frame.style.minHeight]).toEqual(['248px', '186px']);
  await tell('load');
  expect(has(chat.viewPhoto)).toBe(true);
});

it('says that a picture did not load, and tries again when asked to', async () => {
  const { settles, shows, tap } = await show(photo('/media/a.jpg'));
  await settles(() => image() !== null);
  await tell('error');
  await shows(chat.photoFailed);
  expect(image()).toBeNull();
  await tap(`${chat.photoFailed}Try again`);
  expect(image()?.src).toBe(`${site}/media/a.jpg`);
});

it('tries again by itself when the network is back', async () => {
  const { settles, shows } = await show(photo('/media/a.jpg'));
  await settles(() => image() !== null);
  await tell('error');
  await shows(chat.photoFailed);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(image()).not.toBeNull();
});

it('asks no foreign site for a picture', async () => {
  const { shows } = await show(photo('https://foreign.example/a.jpg'));
  await shows(chat.photoRefused);
  expect(image()).toBeNull();
});

it('shows an own picture from the device while it is on its way, and stops it when asked to', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:own');
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  const cancelUpload = vi.fn(async () => undefined);
  const outgoingFile = vi.fn(async () => new Blob(['own']));
  const message = photo('', { sendID: 'u1', state: 'sending' });
  const { settles, store, tap, has, showTimeline } = await show(message, {
    cancelUpload,
    outgoingFile,
  });
  await settles(() => image()?.getAttribute('src') === 'blob:own');
  expect(outgoingFile).toHaveBeenCalledWith('m1', 'file');
  const bar = () => document.querySelector('[role="progressbar"]');
  expect(bar()?.getAttribute('aria-valuenow')).toBeNull();
  await act(async () => store.set(uploadsAtom, new Map([['m1', 0.42]])));
  expect(bar()?.getAttribute('aria-valuenow')).toBe('42');
  await tap(chat.cancelSending);
  expect(cancelUpload).toHaveBeenCalledWith('m1');
  // Uploaded and sent: the picture stays the one of the device, and nothing flickers.
  await showTimeline({ messages: [photo('/media/a.jpg', { sendID: 'u1' })] });
  expect(has(chat.cancelSending)).toBe(false);
  expect(image()?.getAttribute('src')).toBe('blob:own');
  expect(revoked).not.toHaveBeenCalled();
});

it('keeps a stopped picture in view, beside what can be done about it', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:own');
  const message = photo('', { sendID: 'u1', state: 'failed', errCode: 10_001 });
  const { settles, has } = await show(message, { outgoingFile: async () => new Blob(['own']) });
  await settles(() => image()?.getAttribute('src') === 'blob:own');
  expect(has(chat.notSentTap)).toBe(true);
  expect(has(chat.cancelSending)).toBe(false);
});
