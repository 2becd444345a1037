import { messageKeyOf } from '../../../core/messaging/messageRef.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import type { BubbleKind } from '../../../parts/message/messageKind.ts';
import { type KnownAlbums, messagesOf } from './knownAlbums.ts';
import type { MessageRowData } from './timelineRow.ts';
import { timeOf } from './timeOf.ts';

/** From the first to the last of an album, in milliseconds. */
const albumSpan = 60_000;
const mostInAlbum = 10;

/**
 * Whether a message is drawn together with those of a row, which its sender wrote just before. What stood
 * together stays together, whichever pictures come in before it.
 * @param known where pictures stood before
 */
export function joinsAlbum(
  row: MessageRowData,
  message: StoredMessage,
  kind: BubbleKind,
  known: KnownAlbums,
): boolean {
  const { album } = kind;
  return (
    album !== undefined &&
    row.messageKind === kind &&
    fits(row, [message]) &&
    !message.hasGapBefore &&
    album.canJoin(row.message) &&
    album.canJoin(message) &&
    keepsTogether(row, message, known)
  );
}

/** Whether all these have room in a row. @param messages oldest first */
function fits(row: MessageRowData, messages: readonly StoredMessage[]): boolean {
  const last = messages.at(-1) ?? row.message;
  return (
    Math.abs(timeOf(last) - timeOf(row.message)) <= albumSpan &&
    messagesOf(row).length + messages.length <= mostInAlbum
  );
}

function keepsTogether(row: MessageRowData, message: StoredMessage, known: KnownAlbums): boolean {
  const there = known.get(messageKeyOf(message));
  if (!there) return true;
  const here = messagesOf(row)
    .map((one) => known.get(messageKeyOf(one)))
    .find(Boolean);
  // All that stood with it come along.
  if (!here) return fits(row, messagesOf(there));
  return here === there || (!here.album && !there.album);
}
