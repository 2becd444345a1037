import type { Message } from '../../../contract/gateway/entities/message.ts';
import { type StickerId, stickers } from './stickers.data.ts';

/** Names this app's set: other apps have sets of their own in the same field. */
const ownSet = 'sprout';

/** What a message of the sticker kind shows. */
export type ReadSticker =
  | { from: 'set'; id: StickerId }
  /** A picture that another client sent, at its address as the message has it. */
  | { from: 'address'; url: string };

/** @returns the `data` of a face element for one of our stickers; its `index` is −1, as for all that are no plain face */
export function stickerData(id: StickerId): string {
  return JSON.stringify({ set: ownSet, id });
}

/**
 * Reads the face element of a message, which somebody else may have made up. Other clients send
 * `{url, width, height}` there. @returns null for what is neither, such as a sticker of a later release
 */
export function readSticker({ faceElem }: Pick<Message, 'faceElem'>): ReadSticker | null {
  const fields = parse(faceElem?.data ?? '');
  if (!fields) return null;
  const { set, id, url } = fields;
  if (set === ownSet) return isOwn(id) ? { from: 'set', id } : null;
  return typeof url === 'string' && url !== '' ? { from: 'address', url } : null;
}

function isOwn(id: unknown): id is StickerId {
  return typeof id === 'string' && Object.hasOwn(stickers, id);
}

function parse(data: string): Record<string, unknown> | null {
  try {
    const fields: unknown = JSON.parse(data);
    return typeof fields === 'object' && fields !== null
      ? (fields as Record<string, unknown>)
      : null;
  } catch {
    // The name of a face that another client draws, or nothing.
    return null;
  }
}
