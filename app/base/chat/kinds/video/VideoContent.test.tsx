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
import type { StoredMessage } from '../../../../core/messaging/storedMessage.ts';

function film(clientMsgID: string, url: string, changes: Partial<StoredMessage> = {}) {
  const videoElem = {
    ...{ videoPath: '', videoUUID: '', videoUrl: url, videoType: 'video/mp4' },
    ...{ videoSize: 3_420_000, duration: 72.4, snapshotPath: '', snapshotUUID: '' },
    ...{ snapshotSize: 9, snapshotUrl: '', snapshotWidth: 300, snapshotHeight: 600 },
  };
  const kind = { contentType: contentType.video, content: '', videoElem };
  return plainMessage({ clientMsgID, ...kind, ...changes });
}

const playing = vi.fn(async () => undefined);
const paused: string[] = [];
let screen: OpenedConversation;
let takeLayout: () => void;
beforeEach(() => {
  takeLayout = giveLayout();
  vi.spyOn(HTMLVideoElement.prototype, 'play').mockImplementation(playing);
  vi.spyOn(HTMLVideoElement.prototype, 'pause').mockImplementation(function (
    this: HTMLVideoElement,
  ) {
    paused.push(this.src);
  });
});
afterEach(async () => {
  await screen.close();
  takeLayout();
  playing.mockClear();
  paused.length = 0;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = async (...messages: StoredMessage[]): Promise<OpenedConversation> => {
  screen = await openConversation({ timeline: { messages } });
  await screen.settles(() => screen.text().includes('1:12'));
  return screen;
};
const playName = chat.playVideo.replace('{{length}}', '1:12');
const videos = () => [...document.querySelectorAll('video')];
const tell = (video: HTMLVideoElement | undefined, event: string) =>
  act(async () => void video?.dispatchEvent(new Event(event)));

it('says how long and how large it is, and fetches nothing of it before it is played', async () => {
  const { text, has } = await show(film('m1', '/media/a.mp4'));
  expect(text()).toContain('1:12 · 3.4 MB');
  expect(has(playName)).toBe(true);
  expect(videos()).toHaveLength(0);
});

it('plays in its place, with the controls of the browser, and is a still again at its end', async () => {
  const { tap, has } = await show(film('m1', '/media/a.mp4'));
  await tap(playName);
  const [video] = videos();
  expect(video?.src).toBe(`${window.location.origin}/media/a.mp4`);
  expect(video?.controls).toBe(true);
  expect(video?.hasAttribute('playsinline')).toBe(true);
  expect(playing).toHaveBeenCalledTimes(1);
  await tell(video, 'ended');
  expect(videos()).toHaveLength(0);
  expect(has(playName)).toBe(true);
});

it('goes on where it was once its row comes back', async () => {
  const one = film('m1', '/media/a.mp4');
  const { tap, has, showTimeline, settles } = await show(one);
  await tap(playName);
  const [video] = videos();
  if (video) video.currentTime = 31;
  await tell(video, 'timeupdate');
  await showTimeline({ messages: [plainMessage({ clientMsgID: 'm2' })] });
  await settles(() => videos().length === 0);
  await showTimeline({ messages: [one] });
  await settles(() => has(playName));
  await tap(playName);
  expect(videos()[0]?.currentTime).toBe(31);
  await tell(videos()[0], 'ended');
  await tap(playName);
  expect(videos()[0]?.currentTime).toBe(0);
});

it('pauses when another one begins', async () => {
  const { tap } = await show(film('m1', '/media/a.mp4'), film('m2', '/media/b.mp4'));
  await tap(playName);
  await tell(videos()[0], 'play');
  paused.length = 0;
  await tap(playName);
  await tell(videos()[1], 'play');
  expect(paused).toEqual([`${window.location.origin}/media/a.mp4`]);
});

/** Has the browser tell of what is watched whether it is in view. */
function watchedView(): (isIntersecting: boolean) => void {
  let tellAll: (isIntersecting: boolean) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        tellAll = (isIntersecting) => told([{ isIntersecting }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  return (isIntersecting) => tellAll(isIntersecting);
}

it('waits once it is scrolled out of view', async () => {
  const inView = watchedView();
  const { tap } = await show(film('m1', '/media/a.mp4'));
  await tap(playName);
  inView(true);
  expect(paused).toEqual([]);
  inView(false);
  expect(paused).toEqual([`${window.location.origin}/media/a.mp4`]);
});

it('waits while another page covers the conversation', async () => {
  const { tap, bringToFront } = await show(film('m1', '/media/a.mp4'));
  await tap(playName);
  expect(paused).toEqual([]);
  await bringToFront(false);
  expect(paused).toEqual([`${window.location.origin}/media/a.mp4`]);
});

it('goes on where it floats over other windows', async () => {
  const inView = watchedView();
  const { tap, bringToFront } = await show(film('m1', '/media/a.mp4'));
  await tap(playName);
  Object.defineProperty(document, 'pictureInPictureElement', {
    configurable: true,
    value: videos()[0],
  });
  inView(false);
  await bringToFront(false);
  Reflect.deleteProperty(document, 'pictureInPictureElement');
  expect(paused).toEqual([]);
});

it('says that it did not load, and tries again when asked to', async () => {
  const { tap, shows } = await show(film('m1', '/media/a.mp4'));
  await tap(playName);
  await tell(videos()[0], 'error');
  await shows(chat.videoFailed);
  expect(videos()).toHaveLength(0);
  await tap(`${chat.videoFailed}Try again`);
  expect(videos()).toHaveLength(1);
  expect(playing).toHaveBeenCalledTimes(2);
});

it('asks no foreign site for a video', async () => {
  screen = await openConversation({
    timeline: { messages: [film('m1', 'https://foreign.example/a.mp4')] },
  });
  await screen.shows(chat.videoRefused);
  expect(screen.has(playName)).toBe(false);
});

it('can be stopped while it is on its way, and is not played before', async () => {
  const { has } = await show(film('m1', '', { sendID: 'u1', state: 'sending' }));
  expect(has(chat.cancelSending)).toBe(true);
  expect(has(playName)).toBe(false);
});
