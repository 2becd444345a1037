import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import type { BubbleKind } from '../../../parts/message/messageKind.ts';
import type { MessageRowData } from './timelineRow.ts';

/** From the first to the last of an album, in milliseconds. */
const albumSpan = 60_000;
const mostInAlbum = 10;

/**
 * Whether a message is drawn together with those of a row, which its sender wrote just before.
 * @param span milliseconds between the first of the row and the message
 */
export function joinsAlbum(
  row: MessageRowData,
  message: StoredMessage,
  kind: BubbleKind,
  span: number,
): boolean {
  const { album } = kind;
  return (
    album !== undefined &&
    row.messageKind === kind &&
    span <= albumSpan &&
    (row.album?.length ?? 1) < mostInAlbum &&
    !message.hasGapBefore &&
    album.canJoin(row.message) &&
    album.canJoin(message)
  );
}
