// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plainMessage } from '../../../../../tests/support/chatRows.ts';
import { chat } from '../../../../../tests/support/chatTexts.ts';
import {
  type OpenedConversation,
  openConversation,
} from '../../../../../tests/support/conversationScreen.tsx';
import { giveLayout } from '../../../../../tests/support/layout.ts';
import { contentType } from '../../../../contract/gateway/contentType.ts';
import texts from '../../../../locales/en-US/chat.sticker.json';
import { stickerData } from '../../stickers/stickerWire.ts';

let screen: OpenedConversation;
let takeLayout: () => void;
beforeEach(() => {
  takeLayout = giveLayout();
});
afterEach(async () => {
  await screen.close();
  takeLayout();
});

async function show(data: string): Promise<void> {
  const faceElem = { index: -1, data };
  const message = plainMessage({ contentType: contentType.face, content: '', faceElem });
  screen = await openConversation({
    timeline: { messages: [message] },
  });
}

it('draws a sticker of ours, with its name', async () => {
  await show(stickerData('hello'));
  await screen.settles(() => document.querySelector('[role="img"] svg') !== null);
  const drawing = document.querySelector('[role="img"]');
  expect(drawing?.getAttribute('aria-label')).toBe(`Sticker: ${texts.hello}`);
});

it('shows what another client sent from this site, and asks nobody else for it', async () => {
  await show(JSON.stringify({ url: '/media/face.png', width: 90, height: 90 }));
  await screen.settles(() => document.querySelector('img[alt="Sticker"]') !== null);
  await screen.close();
  await show(JSON.stringify({ url: 'https://elsewhere.example/face.png' }));
  await screen.shows(chat.unsupported);
  expect(document.querySelector('img[src*="elsewhere"]')).toBeNull();
});

it('says that it cannot show a sticker of a later release', async () => {
  await show(JSON.stringify({ set: 'sprout', id: 'not-drawn-yet' }));
  await screen.shows(chat.unsupported);
});
