import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { stickerData } from '../../app/base/chat/stickers/stickerWire.ts';
import { contentType } from '../../app/contract/gateway/contentType.ts';
import { messageStatus, sessionType } from '../../app/contract/gateway/enums.ts';
import { getAdvancedHistoryMessageList } from '../../app/contract/gateway/functions/history.ts';
import { newRevokeMessage, sendMessage } from '../../app/contract/gateway/functions/messages.ts';
import type { OutgoingContent } from '../../app/core/messaging/contents/content.ts';
import { quotedNameOf } from '../../app/core/messaging/messageModel/quotedName.ts';
import { paths } from '../../app/core/navigation/paths.ts';
import { twoHalves } from '../../sandbox/testing/mediaSamples.ts';
import { clip, pictureOf, sendMedia } from '../e2e/support/media.ts';
import { wordsOf } from '../e2e/support/person.ts';
import { plainMessage } from '../support/chatRows.ts';
import { mediaContent } from '../support/messaging/mediaContents.ts';
import { patience } from './driver.ts';
import { brand, test } from './engines.ts';
import { dropFile, hasPictures, showsNamed, showsNone } from './inPage.ts';
import { acquaint, field, greeting, logIn, row, sendButton } from './member.ts';
import type { Target } from './phone.ts';

const { of } = wordsOf(brand);
const [media, places] = [of('chat.media'), of('chat.places')];
const composer = of('chat.composer');
const conversation = of('chat.conversation');
const afterPlace = (text: string): string => text.split('}}')[1] ?? '';
const beforePlace = (text: string): string => text.split('{{')[0] ?? '';

const link = 'https://example.com/tide-tables';

/** What the other one sends, by kind, and by what the conversation shows it. */
const received: Readonly<Record<string, { content: OutgoingContent; shown: Target }>> = {
  link: { content: { kind: 'text', text: link }, shown: { selector: 'section a', name: link } },
  emoji: { content: { kind: 'text', text: '🎉' }, shown: { selector: 'section bdi', name: '🎉' } },
  location: {
    content: { kind: 'location', description: 'North gate', latitude: 3.15, longitude: 101.7 },
    shown: { selector: 'section a', name: 'North gate' },
  },
  card: {
    content: { kind: 'card', userID: 'cleo', nickname: 'Cleo', faceURL: '' },
    shown: { selector: 'section a', name: 'Cleo' },
  },
  image: {
    content: await pictureOf(300, 200),
    shown: { selector: 'section button', name: media('viewPhoto') },
  },
  video: {
    content: await clip(),
    shown: { selector: 'section button', name: beforePlace(media('playVideo')) },
  },
  voice: {
    content: await mediaContent('voice'),
    shown: { selector: 'section [role=slider]', name: '' },
  },
  file: {
    content: await mediaContent('file'),
    shown: { selector: 'section button', name: beforePlace(media('saveFile')) },
  },
  sticker: {
    content: { kind: 'sticker', data: stickerData('hello') },
    shown: { selector: 'section [role=img]', name: of('chat.sticker')('hello') },
  },
  record: {
    content: {
      kind: 'merged',
      title: 'Both of us',
      lines: ['Cleo: Low at six'],
      messages: [plainMessage({ content: 'Low at six' })],
    },
    shown: { selector: 'section button', name: 'Low at six' },
  },
};

/** What of them opens, and what that leads to. */
const opened: Readonly<Record<string, Target>> = {
  link: { selector: '[role=dialog]', name: 'example.com' },
  image: { selector: '[role=dialog]', name: media('viewer') },
  location: { selector: 'h1', name: 'North gate' },
  record: { selector: '[role=dialog] article', name: 'Low at six' },
};

test('what somebody sends is shown, whatever its kind, and opens', async ({ phone, site }) => {
  const { person, self, them, other } = await acquaint();
  const sender = { who: them, person: other, to: self.credentials.userId };
  await logIn(phone, site, person);
  await phone.step('opens the conversation', async () => {
    await phone.click(row);
    await phone.wait(showsNamed, 'section bdi', greeting);
  });
  for (const [kind, { content, shown }] of Object.entries(received)) {
    await phone.step(`sees the ${kind}`, async () => {
      await sendMedia(brand, sender, content);
      await phone.wait(showsNamed, shown.selector, shown.name ?? '');
      if (kind === 'image' || kind === 'video') await phone.wait(hasPictures, 1);
    });
    const leads = opened[kind];
    if (!leads) continue;
    await phone.step(`opens the ${kind}`, async () => {
      const name = await phone.evaluate(nameOf, shown.selector, shown.name ?? '');
      await phone.click({ ...shown, name });
      await phone.wait(showsNamed, leads.selector, leads.name ?? '');
      await phone.evaluate(() => history.back());
      await phone.wait(showsNone, '[role=dialog]');
      await phone.wait(showsNamed, shown.selector, shown.name ?? '');
    });
  }
  await phone.step('sees the loudness of the voice message', () => phone.wait(hasWaves));
  const to = { userID: self.credentials.userId };
  await phone.step('sees an answer to a message, and what it answers', async () => {
    const quoted = await other.say(to, 'The oldest words');
    await sendMedia(brand, sender, {
      kind: 'text',
      text: 'My answer',
      quoted: quotedNameOf(quoted),
    });
    const answered = `section button[aria-description="${conversation('goToQuoted')}"]`;
    await phone.wait(showsNamed, answered, 'The oldest words');
    await phone.wait(showsNamed, 'section bdi', 'My answer');
  });
  await phone.step('sees that there is a message of a kind nobody knows', async () => {
    const message = {
      ...{ recvID: to.userID, groupID: '', sendID: other.userID, content: '{"later":1}' },
      ...{ clientMsgID: randomBytes(16).toString('hex'), contentType: contentType.custom },
      customElem: { data: '{"later":1}', description: '', extension: '' },
      ...{ sessionType: sessionType.single, status: messageStatus.sending, createTime: Date.now() },
    };
    const target = { recvID: to.userID, groupID: '' };
    await other.client.call(sendMessage, { ...target, message, offlinePushInfo: '' });
    await phone.wait(showsNamed, 'section *', of('chat.message')('unsupported'));
  });
  await phone.step('sees what the system says', async () => {
    const taken = await other.say(to, 'Never mind');
    await phone.wait(showsNamed, 'section bdi', 'Never mind');
    await other.client.call(newRevokeMessage, taken);
    await phone.wait(showsNamed, 'section *', afterPlace(of('chat.message')('unsent')));
  });
  other.leave();
});

/** In the page: whether a voice message is drawn with bars that differ in height. */
function hasWaves(): boolean {
  const drawn = document
    .querySelector('section [role=slider]')
    ?.parentElement?.querySelector('path');
  return drawn instanceof SVGGraphicsElement && drawn.getBBox().height > 0;
}

/** In the page: the whole text of the element in view, with this selector, that holds a text. */
function nameOf(selector: string, text: string): string {
  const found = [...document.querySelectorAll(selector)].find(
    (one) =>
      one.checkVisibility() &&
      `${one.getAttribute('aria-label') ?? ''} ${one.textContent}`.includes(text),
  );
  return (found?.getAttribute('aria-label') ?? found?.textContent ?? '').trim();
}

test('what a person sends arrives, whatever its kind', async ({ phone, site }) => {
  const { person, self, other } = await acquaint();
  await logIn(phone, site, person);
  await phone.step('opens the conversation', async () => {
    await phone.click(row);
    await phone.wait(showsNamed, 'section bdi', greeting);
  });
  const conversationID = `single_${self.credentials.userId}`;
  const input = { conversationID, count: 100, startClientMsgID: '' };
  const arrived = async (): Promise<number[]> => {
    const { messageList } = await other.client.call(getAdvancedHistoryMessageList, input);
    return (messageList ?? []).map((one) => one.contentType);
  };
  let sent = 1;
  const isSent = async (): Promise<void> => {
    sent += 1;
    await expect.poll(async () => (await arrived()).length, { timeout: patience }).toBe(sent);
  };
  await phone.step('sends words', async () => {
    await phone.fill(field, link);
    await phone.click(sendButton);
    await isSent();
  });
  const picture = await twoHalves(120, 80).png().toBuffer();
  const film = readFileSync(join(import.meta.dirname, '../support/media/clip.webm'));
  const files: [kind: string, name: string, type: string, bytes: Buffer][] = [
    ['picture', 'one.png', 'image/png', picture],
    ['file', 'notes.txt', 'text/plain', Buffer.from('Every word of it.')],
    ['video', 'clip.webm', 'video/webm', film],
  ];
  for (const [kind, name, type, bytes] of files) {
    await phone.step(`sends a ${kind}`, async () => {
      await phone.evaluate(dropFile, name, type, bytes.toString('base64'));
      await phone.click({ selector: '[role=dialog] button', name: composer('send') });
      await phone.wait(showsNone, '[role=dialog]');
      await isSent();
    });
  }
  await phone.step('sends a place', async () => {
    await phone.click({ selector: 'button', name: conversation('more') });
    await phone.click({ selector: 'button', name: composer('location') });
    await phone.fill({ selector: 'input', name: places('coordinates') }, '-33.85, 151.21');
    await phone.click({ selector: 'button', name: places('send') });
    await isSent();
  });
  expect(await arrived()).toEqual([
    ...[contentType.text, contentType.text, contentType.picture, contentType.file],
    ...[contentType.video, contentType.location],
  ]);
  expect(await phone.evaluate(() => location.pathname)).toBe(paths.conversation);
  other.leave();
});
