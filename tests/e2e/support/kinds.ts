import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright/test';
import sharp from 'sharp';
import { paths } from '../../../app/core/navigation/paths.ts';
import { write } from './chat.ts';
import { type Chosen, expectNoPanel, sendFiles, showPanel } from './choose.ts';
import { recordedFor } from './recording.ts';
import type { Side } from './sides.ts';
import { atThePage, expect } from './test.ts';

/** How one kind of message is sent, found in a conversation, and opened there. */
export type SentKind = {
  /** What the list says of it: a key of `chat.message`, or the words themselves. */
  inList: { key: string } | { words: string };
  send(side: Side): Promise<void>;
  /** All of its kind that the conversation shows. */
  bubbles(side: Side): Locator;
  /** How many of them each side sends. @default 1 */
  count?: number;
  /** Opens one and comes back; without it there is nothing to open. */
  open?(side: Side, bubble: Locator): Promise<void>;
};

/** @returns what matches a text of the app, whatever stands at its places */
function like(text: string): RegExp {
  const escaped = text.replaceAll(/[$()*+.?[\\\]^|]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll(/\{\{\w+\}\}/g, '.*')}`);
}

async function picture(name: string, background: string): Promise<Chosen> {
  const create = { width: 240, height: 160, channels: 3, background } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  return { name: `${name}.png`, mimeType: 'image/png', buffer };
}

const clip: Chosen = {
  name: 'clip.webm',
  mimeType: 'video/webm',
  buffer: readFileSync(join(import.meta.dirname, '../../support/media/clip.webm')),
};

/** What lies over the conversation is there, and goes by the way back. */
async function lookAndLeave({ page }: Side, looked: Locator): Promise<void> {
  await expect(looked).toBeVisible();
  await page.goBack();
  await expect(looked).toBeHidden();
  await atThePage(page);
}

async function openPanel({ page, brand, button, words }: Side, entry: string): Promise<void> {
  await showPanel(page, brand, true);
  await button(words('chat.composer')(entry)).click();
}

async function choose(side: Side, text: string, entry: string): Promise<void> {
  await side.shown().getByText(text, { exact: true }).first().click({ button: 'right' });
  const name = side.words('chat.actions')(entry);
  await side.page.getByRole('menuitem', { name, exact: true }).click();
  await expect(side.page.getByRole('menu')).toHaveCount(0);
}

const photos = ({ shown, words }: Side) =>
  shown().getByRole('button', { name: words('chat.media')('viewPhoto'), exact: true });
const viewer = ({ page, words }: Side) =>
  page.getByRole('dialog', { name: words('chat.media')('viewer') });
const good = 'Good morning';

/** One row for each kind, in the order they are sent; what is quoted and recorded is the text: it is still in view then. */
export const sentKinds: Readonly<Record<string, SentKind>> = {
  text: {
    inList: { words: good },
    send: (side) => write(side.page, side.brand, `${good}, ${side.name} says`),
    bubbles: ({ shown }) => shown().getByText(new RegExp(`^${good}`)),
  },
  quote: {
    inList: { words: 'And to you' },
    async send(side) {
      const asked = side.name === 'Ann' ? 'Ben' : 'Ann';
      await choose(side, `${good}, ${asked} says`, 'quote');
      await write(side.page, side.brand, `And to you, ${asked}`);
    },
    bubbles: ({ shown, words }) =>
      shown().locator(`button[aria-description="${words('chat.conversation')('goToQuoted')}"]`),
    async open(side, bubble) {
      await bubble.click();
      await expect(sentKinds['text']?.bubbles(side).first() as Locator).toBeInViewport();
    },
  },
  merged: {
    inList: { key: 'mergedTag' },
    async send(side) {
      await choose(side, `${good}, ${side.name} says`, 'select');
      await side.button(side.words('chat.actions')('forwardMerged')).click();
      const words = side.words('chat.forward');
      await side.page.getByRole('checkbox').filter({ visible: true }).first().press('Space');
      await side.button(words('sendCount').replace('{{count}}', '1')).click();
      await side.button(words('send')).click();
    },
    bubbles: ({ shown, words }) =>
      shown()
        .getByRole('button')
        .filter({ hasText: words('chat.message')('merged') }),
    async open(side, bubble) {
      await bubble.click();
      const sheet = side.page.getByRole('dialog');
      await expect(sheet.getByRole('article')).toHaveCount(1);
      await lookAndLeave(side, sheet);
    },
  },
  link: {
    inList: { words: 'https://example.com/' },
    send: (side) => write(side.page, side.brand, `https://example.com/${side.name}`),
    bubbles: ({ shown }) => shown().getByRole('link', { name: 'https://example.com/' }),
    async open(side, bubble) {
      await bubble.tap();
      await lookAndLeave(side, side.page.getByRole('dialog'));
    },
  },
  emoji: {
    inList: { words: '🎉' },
    send: (side) => write(side.page, side.brand, '🎉'),
    bubbles: ({ shown }) => shown().getByText('🎉', { exact: true }),
  },
  card: {
    inList: { key: 'cardTag' },
    async send(side) {
      const words = side.words('chat.card');
      await openPanel(side, 'card');
      const sheet = side.page.getByRole('dialog');
      await sheet.getByRole('list').getByRole('button').first().click();
      await sheet.getByRole('button', { name: words('send'), exact: true }).click();
      await expect(sheet).toHaveCount(0);
      await expectNoPanel(side.page, side.brand);
    },
    bubbles: ({ shown, words }) =>
      shown()
        .locator(`a[href^="${paths.userInfo}"]`)
        .filter({ hasText: words('chat.message')('card') }),
    async open(side, bubble) {
      await bubble.click();
      await expect(side.page).toHaveURL(new RegExp(paths.userInfo));
      await side.page.goBack();
      await expect(bubble).toBeVisible();
    },
  },
  location: {
    inList: { key: 'locationTag' },
    async send(side) {
      const words = side.words('chat.places');
      await openPanel(side, 'location');
      await expect(side.page.getByLabel(words('coordinates'))).toHaveValue('3.15785, 101.71165');
      await side.page.getByLabel(words('name')).fill(`Gate of ${side.name}`);
      await side.button(words('send')).click();
      await expectNoPanel(side.page, side.brand);
    },
    bubbles: ({ shown }) => shown().getByRole('link', { name: /^Gate of/ }),
    async open(side, bubble) {
      await bubble.click();
      await lookAndLeave(side, side.page.getByRole('heading', { name: /^Gate of/ }));
    },
  },
  file: {
    inList: { key: 'fileTag' },
    send: (side) =>
      sendFiles(
        side.page,
        side.brand,
        [{ name: `${side.name}.txt`, mimeType: 'text/plain', buffer: Buffer.from(side.name) }],
        'file',
      ),
    bubbles: ({ shown, words }) =>
      shown().getByRole('button', { name: like(words('chat.media')('saveFile')) }),
    async open({ page }, bubble) {
      const saved = page.waitForEvent('download');
      await bubble.click();
      expect((await saved).suggestedFilename()).toMatch(/^(Ann|Ben)\.txt$/);
    },
  },
  image: {
    inList: { key: 'imageTag' },
    send: async (side) => sendFiles(side.page, side.brand, [await picture(side.name, '#e4572e')]),
    bubbles: photos,
    async open(side, bubble) {
      await bubble.click();
      await lookAndLeave(side, viewer(side));
    },
  },
  video: {
    inList: { key: 'videoTag' },
    send: (side) => sendFiles(side.page, side.brand, [clip]),
    bubbles: ({ shown, words }) =>
      shown().getByRole('button', { name: like(words('chat.media')('playVideo')) }),
  },
  voice: {
    inList: { key: 'voiceTag' },
    async send(side) {
      const words = side.words('chat.record');
      await side.button(side.words('chat.message')('voice')).click();
      await side.button(words('handsFree')).click();
      await recordedFor(side.page, 1);
      await side.button(side.words('chat.conversation')('send')).click();
      await side.button(words('write')).click();
    },
    bubbles: ({ shown }) => shown().getByRole('slider'),
  },
  album: {
    inList: { key: 'imageTag' },
    count: 2,
    send: async (side) =>
      sendFiles(side.page, side.brand, [
        await picture('one', '#1f8a70'),
        await picture('two', '#ffd23f'),
      ]),
    bubbles: photos,
    async open(side, bubble) {
      await bubble.click();
      await lookAndLeave(side, viewer(side));
    },
  },
};
