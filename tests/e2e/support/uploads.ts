import type { Page } from 'playwright/test';
import sharp from 'sharp';
import type { Message } from '../../../app/contract/gateway/entities/message.ts';
import type { FaultInput } from '../../../sandbox/faults/fault.ts';
import { beginChat, type Chat } from './chat.ts';
import type { Chosen } from './choose.ts';
import { nameClient, setFault } from './sandbox.ts';
import { brandNamed } from './sites.ts';

export const clatter = brandNamed('clatter');
const dieu = brandNamed('dieu');

export const notes: Chosen = {
  name: 'notes.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Every word of it. '.repeat(4_000)),
};

export async function picture(): Promise<Chosen> {
  const create = { width: 240, height: 160, channels: 3, background: '#e4572e' } as const;
  return {
    name: 'one.png',
    mimeType: 'image/png',
    buffer: await sharp({ create }).png().toBuffer(),
  };
}

/** A conversation, and what makes the uploads of its page go wrong. */
export async function begin(page: Page) {
  const client = await nameClient(page);
  const chat = await beginChat(page, clatter, dieu);
  const fail = (fault: FaultInput['fault'], times?: number) =>
    setFault(client, { call: 'media.uploadMedia', fault, ...(times && { times }) });
  return { ...chat, fail };
}

/** Kinds of what arrived after the greeting. */
export const kindsOf = (messages: readonly Message[]) =>
  messages.slice(1).map((message) => message.contentType);

/** Whether the file that arrived has the bytes of the one that was chosen. */
export async function hasBytes(
  page: Page,
  chat: Pick<Chat, 'received'>,
  file: Chosen,
): Promise<boolean> {
  const sent = (await chat.received()).find(({ fileElem }) => fileElem?.fileName === file.name);
  const bytes = await page.evaluate(async (url) => {
    const answer = await fetch(url);
    return Array.from(new Uint8Array(await answer.arrayBuffer()));
  }, sent?.fileElem?.sourceUrl ?? '');
  return file.buffer.equals(Buffer.from(bytes));
}
