import type { Page } from 'playwright/test';
import sharp from 'sharp';
import type { Message } from '../../app/contract/gateway/entities/message.ts';
import { contentType } from '../../app/contract/gateway/enums.ts';
import { pathToConversation } from '../../app/core/navigation/paths.ts';
import type { FaultInput } from '../../sandbox/faults/fault.ts';
import { beginChat, type Chat, field, marked, timeline } from './support/chat.ts';
import { type Chosen, chooseFiles, sendChosen, sendFiles, shownButton } from './support/choose.ts';
import { limitDatabases } from './support/fullStorage.ts';
import { wordsOf } from './support/person.ts';
import { nameClient, setFault } from './support/sandbox.ts';
import { addressOf, brandNamed } from './support/sites.ts';
import { expect, forgive, ready, seen, test } from './support/test.ts';

const clatter = brandNamed('clatter');
const dieu = brandNamed('dieu');
const conversation = wordsOf(clatter).of('chat.conversation');
const composer = wordsOf(clatter).of('chat.composer');
const broken = /net::ERR_|Failed to load resource/;

const notes: Chosen = {
  name: 'notes.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Every word of it. '.repeat(4_000)),
};

async function picture(): Promise<Chosen> {
  const create = { width: 240, height: 160, channels: 3, background: '#e4572e' } as const;
  return {
    name: 'one.png',
    mimeType: 'image/png',
    buffer: await sharp({ create }).png().toBuffer(),
  };
}

/** A conversation, and what makes the uploads of its page go wrong. */
async function begin(page: Page) {
  const client = await nameClient(page);
  const chat = await beginChat(page, clatter, dieu);
  const fail = (fault: FaultInput['fault'], times?: number) =>
    setFault(client, { call: 'media.uploadMedia', fault, ...(times && { times }) });
  return { ...chat, fail };
}

/** Kinds of what arrived after the greeting. */
const kindsOf = (messages: readonly Message[]) =>
  messages.slice(1).map((message) => message.contentType);

/** Whether the file that arrived has the bytes of the one that was chosen. */
async function hasBytes(page: Page, chat: Pick<Chat, 'received'>, file: Chosen): Promise<boolean> {
  const sent = (await chat.received()).find(({ fileElem }) => fileElem?.fileName === file.name);
  const bytes = await page.evaluate(async (url) => {
    const answer = await fetch(url);
    return Array.from(new Uint8Array(await answer.arrayBuffer()));
  }, sent?.fileElem?.sourceUrl ?? '');
  return file.buffer.equals(Buffer.from(bytes));
}

test('a file whose answer was lost, and one whose tab crashed, arrive once and whole', async ({
  page,
  misconduct,
}) => {
  const chat = await begin(page);
  await chat.fail({ kind: 'drop', when: 'after' }, 1);
  await sendFiles(page, clatter, [await picture()]);
  await expect(marked(page, clatter, 'markSent')).toHaveCount(1);
  expect(kindsOf(await chat.received())).toEqual([contentType.picture]);

  const clear = await chat.fail({ kind: 'half-open' });
  const underWay = page.waitForRequest('**/api/media/upload');
  await sendFiles(page, clatter, [notes], 'file');
  await underWay;
  const crashed = page.waitForEvent('crash');
  page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  await clear();
  const next = await page.context().newPage();
  await next.goto(addressOf(clatter, pathToConversation(`single_${chat.peerId}`)));
  await expect(marked(next, clatter, 'markSent')).toHaveCount(2);
  expect(kindsOf(await chat.received())).toEqual([contentType.picture, contentType.file]);
  expect(await hasBytes(next, chat, notes)).toBe(true);
  forgive(misconduct, broken);
  chat.other.leave();
});

test('a file that is refused says why, and is deleted, or sent again once it is taken', async ({
  page,
  misconduct,
}) => {
  const chat = await begin(page);
  const clear = await chat.fail({ kind: 'status', status: 413 });
  for (const file of [await picture(), notes]) {
    const entry = file === notes ? 'file' : 'album';
    await sendFiles(page, clatter, [file], entry);
  }
  const reason = timeline(page, clatter).getByText(conversation('failedTooLarge'), { exact: true });
  const failed = shownButton(page, conversation('notSentTap'));
  await expect(failed).toHaveCount(2);
  await expect(reason).toHaveCount(2);
  await failed.first().click();
  await shownButton(page, conversation('delete')).click();
  await expect(failed).toHaveCount(1);
  expect(kindsOf(await chat.received())).toEqual([]);

  await clear();
  await failed.click();
  await expect(page.getByRole('alertdialog')).toContainText(conversation('failedTooLarge'));
  await shownButton(page, conversation('sendAgain')).click();
  await expect(marked(page, clatter, 'markSent')).toHaveCount(1);
  expect(kindsOf(await chat.received())).toEqual([contentType.file]);
  expect(await hasBytes(page, chat, notes)).toBe(true);
  forgive(misconduct, broken);
  chat.other.leave();
});

test('on a full device a picture is not claimed to be sent before the person knows', async ({
  page,
}) => {
  const fillDatabases = await limitDatabases(page, addressOf(clatter, ''));
  const chat = await begin(page);
  await page.reload();
  await ready(page);
  await expect(seen(page, 'Hello there')).toBeVisible();
  await field(page, clatter).fill('Half a thought');
  const sheet = await chooseFiles(page, clatter, [await picture()]);
  await fillDatabases();
  await sendChosen(sheet, clatter);
  await expect(sheet.getByRole('alert')).toContainText(composer('mediaNotKept'));
  await expect(sheet.getByRole('img')).toHaveCount(1);
  await expect(marked(page, clatter, 'markSending')).toHaveCount(0);
  expect(kindsOf(await chat.received())).toEqual([]);

  await sendChosen(sheet, clatter);
  await expect(marked(page, clatter, 'markSent')).toHaveCount(1);
  await expect(seen(page, wordsOf(clatter).of('chat.message')('keepsNothing'))).toBeVisible();
  expect(kindsOf(await chat.received())).toEqual([contentType.picture]);
  await expect(field(page, clatter)).toHaveValue('Half a thought');
  chat.other.leave();
});
