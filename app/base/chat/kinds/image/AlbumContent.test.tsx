// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plainMessage, plainRow } from '../../../../../tests/support/chatRows.ts';
import { chat } from '../../../../../tests/support/chatTexts.ts';
import {
  type OpenedConversation,
  openConversation,
} from '../../../../../tests/support/conversationScreen.tsx';
import { giveLayout } from '../../../../../tests/support/layout.ts';
import { contentType } from '../../../../contract/gateway/contentType.ts';

const photos = Array.from({ length: 6 }, (_, index) => {
  const url = `/media/${index}.jpg`;
  const picture = { uuid: '', type: 'image/jpeg', size: 9, width: 800, height: 600, url };
  const pictureElem = { sourcePath: '', sourcePicture: picture };
  const kind = { contentType: contentType.picture, content: '', pictureElem };
  return plainMessage({ clientMsgID: `p${index}`, ...kind });
});

let screen: OpenedConversation;
let takeLayout: () => void;
beforeEach(() => {
  takeLayout = giveLayout();
});
afterEach(async () => {
  await screen.close();
  takeLayout();
});

const show = async (count: number): Promise<OpenedConversation> => {
  const row = plainRow({ unreadCount: count });
  screen = await openConversation({ row, timeline: { messages: photos.slice(0, count) } });
  await screen.settles(() => images().length > 0);
  return screen;
};
const viewed = () => document.querySelector('.yarl__slide_current img');
const images = () => [...document.querySelectorAll<HTMLImageElement>('section img')];

it('shows pictures that were sent in one go together, and each is looked at by itself', async () => {
  const { settles } = await show(3);
  expect(images().map(({ src }) => new URL(src).pathname)).toEqual([
    '/media/0.jpg',
    '/media/1.jpg',
    '/media/2.jpg',
  ]);
  await act(async () => images()[1]?.closest('button')?.click());
  await settles(() => viewed()?.getAttribute('src')?.endsWith('/media/1.jpg') === true);
});

it('takes the same room for each number, and counts those it does not show', async () => {
  const { text, showTimeline } = await show(2);
  const frame = () => images()[0]?.closest<HTMLElement>('[style]')?.style;
  expect([frame()?.width, frame()?.minHeight]).toEqual(['248px', '166px']);
  await showTimeline({ messages: photos });
  expect(images()).toHaveLength(4);
  expect(text()).toContain('+2');
  expect([frame()?.width, frame()?.minHeight]).toEqual(['248px', '166px']);
});

it('tells a screen reader of a picture that did not load, also where there is no room for words', async () => {
  const { text } = await show(3);
  await act(async () => void images()[2]?.dispatchEvent(new Event('error')));
  expect(images()).toHaveLength(2);
  expect(text()).toContain(chat.photoFailed);
});

it('is read to its end once it has been seen', async () => {
  const { calls, settles } = await show(3);
  await settles(() => calls.includes('read p2'));
});
