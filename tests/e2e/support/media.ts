import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../../../app/brand/brand.ts';
import { contentType } from '../../../app/contract/gateway/contentType.ts';
import type { Message } from '../../../app/contract/gateway/entities/message.ts';
import { messageStatus, sessionType } from '../../../app/contract/gateway/enums.ts';
import { sendMessage } from '../../../app/contract/gateway/functions/messages.ts';
import type { OutgoingContent } from '../../../app/core/messaging/contents/content.ts';
import { createContents } from '../../../app/core/messaging/contents/createContents.ts';
import type { OutboxUpload } from '../../../app/core/messaging/store/outboxEntry.ts';
import type { StoredMessage } from '../../../app/core/messaging/storedMessage.ts';
import { twoHalves } from '../../../sandbox/testing/mediaSamples.ts';
import type { GatewayPerson } from '../../support/gateway/person.ts';
import type { LoggedIn } from './api.ts';
import { ask } from './ask.ts';
import { siteOf } from './sites.ts';

const { elementOf, filesOf, uploadKindOf, withAddresses } = createContents([]);

/** A picture of these pixels, its left half red and its right half blue. */
export async function pictureOf(width: number, height: number): Promise<OutgoingContent> {
  return { kind: 'image', file: await jpeg(width, height), width, height };
}

/** A video of two seconds, with its still. */
export async function clip(): Promise<OutgoingContent> {
  const bytes = readFileSync(join(import.meta.dirname, '../../support/media/clip.webm'));
  const blob = new Blob([new Uint8Array(bytes)], { type: 'video/webm' });
  const [width, height] = [160, 120];
  const file = { blob, name: 'clip.webm' };
  return { kind: 'video', file, poster: await jpeg(width, height), width, height, duration: 2 };
}

async function jpeg(width: number, height: number): Promise<{ blob: Blob; name: string }> {
  const bytes = await twoHalves(width, height).jpeg().toBuffer();
  return { blob: new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name: 'picture.jpg' };
}

type Sender = { who: LoggedIn; person: GatewayPerson; to: string };

/** Sends something to a person, with its files where it has any, as the app of somebody else would. */
export async function sendMedia(
  brand: Brand,
  { who, person, to }: Sender,
  content: OutgoingContent,
): Promise<void> {
  const clientMsgID = newId();
  const { uploads, files } = filesOf(content, clientMsgID);
  const uploaded: OutboxUpload[] = [];
  for (const upload of uploads) {
    const kind = uploadKindOf(content.kind, upload.part) ?? 'file';
    const url = await uploadFile(brand, who, { ...upload, kind, blob: files.get(upload.part) });
    uploaded.push({ ...upload, url });
  }
  const element = withAddresses(elementOf(content) as StoredMessage, content.kind, uploaded);
  await sendElement(person, to, { ...element, clientMsgID });
}

/**
 * Sends a picture of which the conversation shows a smaller file than the viewer.
 * @returns the address of the larger one
 */
export async function sendSizedPicture(
  brand: Brand,
  { who, person, to }: Sender,
  [width, height]: readonly [number, number],
): Promise<string> {
  const upload = async (scale: number): Promise<string> => {
    const file = await jpeg(width * scale, height * scale);
    return uploadFile(brand, who, { ...file, kind: 'image', intent: newId() });
  };
  const small = await upload(0.5);
  const large = await upload(1);
  const sized = { uuid: '', type: 'image/jpeg', size: 1, width, height };
  const sourcePicture = { ...sized, url: large };
  const snapshotPicture = { ...sized, url: small };
  const pictureElem = { sourcePath: '', sourcePicture, bigPicture: sourcePicture, snapshotPicture };
  const kind = { contentType: contentType.picture, content: JSON.stringify(pictureElem) };
  await sendElement(person, to, { ...kind, pictureElem, clientMsgID: newId() });
  return large;
}

async function sendElement(
  { userID, client }: GatewayPerson,
  to: string,
  element: Pick<Message, 'clientMsgID' | 'contentType' | 'content'> & Partial<Message>,
): Promise<void> {
  const target = { recvID: to, groupID: '' };
  const message = {
    ...element,
    ...target,
    sendID: userID,
    sessionType: sessionType.single,
    status: messageStatus.sending,
    createTime: Date.now(),
  };
  await client.call(sendMessage, { ...target, message, offlinePushInfo: '' });
}

const newId = (): string => randomBytes(16).toString('hex');

type Upload = Pick<OutboxUpload, 'name' | 'intent'> & { kind: string; blob: Blob | undefined };

/** @returns the address of the file */
async function uploadFile(
  brand: Brand,
  { credentials }: LoggedIn,
  { kind, name, intent, blob }: Upload,
): Promise<string> {
  const form = new FormData();
  form.append('input', JSON.stringify({ kind, name }));
  form.append('file', blob ?? new Blob(), 'file');
  const encoded = new Response(form);
  const answer = (await ask({
    path: '/api/media/upload',
    origin: siteOf(brand).origin,
    body: Buffer.from(await encoded.arrayBuffer()),
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      language: brand.locale,
      token: credentials.token,
      'idempotency-key': intent,
    },
  })) as { code: number; msg: string; data: { url: string } };
  if (answer.code !== 0) throw new Error(`The upload answered ${answer.code}: ${answer.msg}`);
  return answer.data.url;
}
