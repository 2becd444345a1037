import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentType } from '../../../app/contract/gateway/contentType.ts';
import type { Message } from '../../../app/contract/gateway/entities/message.ts';
import type { OutgoingContent } from '../../../app/core/messaging/contents/content.ts';
import { twoHalves, webm } from '../../../sandbox/testing/mediaSamples.ts';

/** Kinds of messages that carry a file. */
export const mediaKinds = ['image', 'video', 'voice', 'file'] as const;
export type MediaKind = (typeof mediaKinds)[number];
export type MediaContent = Extract<OutgoingContent, { kind: MediaKind }>;

const film = readFileSync(join(import.meta.dirname, '../media/clip.webm'));

/** @returns something of a kind to send, whose bytes no other message has */
export async function mediaContent(kind: MediaKind): Promise<MediaContent> {
  const once = randomBytes(6);
  switch (kind) {
    case 'image': {
      const [width, height] = [64 + (once[0] ?? 0), 48 + (once[1] ?? 0)];
      return { kind, file: fileOf(await picture(width, height), 'image/png'), width, height };
    }
    case 'video': {
      const [width, height] = [160 + (once[0] ?? 0), 120];
      // A player passes over what stands behind the end.
      const file = fileOf(Buffer.concat([film, once]), 'video/webm');
      const poster = fileOf(await picture(width, height), 'image/png');
      return { kind, file, poster, width, height, duration: 2 };
    }
    case 'voice': {
      const bytes = Buffer.concat([webm('A_OPUS'), randomBytes(9_000)]);
      return { kind, file: fileOf(bytes, 'audio/webm'), duration: 3, peaks: [1, 9, 4] };
    }
    case 'file':
      return { kind, file: fileOf(Buffer.from(randomBytes(15_000).toString('hex')), 'text/plain') };
  }
}

function picture(width: number, height: number): Promise<Buffer> {
  return twoHalves(width, height).png().toBuffer();
}

function fileOf(bytes: Buffer, type: string): { blob: Blob; name: string } {
  return { blob: new Blob([new Uint8Array(bytes)], { type }), name: `one.${type.slice(-4)}` };
}

/** @returns the files of a content, with what the platform is told they are for */
export function partsOf(content: MediaContent): { kind: MediaKind; blob: Blob }[] {
  const file = { kind: content.kind, blob: content.file.blob };
  return content.kind === 'video' ? [file, { kind: 'image', blob: content.poster.blob }] : [file];
}

/** @returns the addresses of the files of a message that arrived, in the order of `partsOf` */
export function addressesOf({ contentType: type, ...message }: Message): string[] {
  switch (type) {
    case contentType.picture:
      return [message.pictureElem?.sourcePicture?.url ?? ''];
    case contentType.video:
      return [message.videoElem?.videoUrl ?? '', message.videoElem?.snapshotUrl ?? ''];
    case contentType.voice:
      return [message.soundElem?.sourceUrl ?? ''];
    case contentType.file:
      return [message.fileElem?.sourceUrl ?? ''];
    default:
      return [];
  }
}
