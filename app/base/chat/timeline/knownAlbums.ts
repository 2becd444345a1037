import { messageKeyOf } from '../../../core/messaging/messageRef.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import type { MessageRowData, TimelineRow } from './timelineRow.ts';

/** The rows in which pictures stood last, by `messageKeyOf` each of them. */
export type KnownAlbums = ReadonlyMap<string, MessageRowData>;

export const noAlbums: KnownAlbums = new Map();

/** @returns what a row shows, oldest first */
export function messagesOf({ album, message }: MessageRowData): readonly StoredMessage[] {
  return album ?? [message];
}

/** @returns where pictures stand now, for the rows that are built next */
export function knownAlbumsOf(rows: readonly TimelineRow[]): KnownAlbums {
  const known = new Map<string, MessageRowData>();
  for (const row of rows.filter(canBeAlbum)) {
    for (const message of messagesOf(row)) known.set(messageKeyOf(message), row);
  }
  return known;
}

/**
 * Gives rows of pictures the keys that they had before, whether pictures came in before or after those
 * they showed: what has another key is built anew, and nothing stays where it is.
 * @param foundKey `messageKeyOf` the message that is looked for by it, and has its own key
 */
export function keepAlbumKeys(
  rows: readonly TimelineRow[],
  known: KnownAlbums,
  foundKey: string | null,
): void {
  if (known.size === 0) return;
  const albums = rows.filter(canBeAlbum);
  const shown = new Set(albums.flatMap((row) => messagesOf(row).map(messageKeyOf)));
  const taken = new Set(rows.filter((row) => !canBeAlbum(row)).map(({ key }) => key));
  if (foundKey !== null) taken.add(foundKey);
  for (const row of albums) {
    const own = messagesOf(row).map(messageKeyOf);
    const isFree = (key: string): boolean =>
      !taken.has(key) && (own.includes(key) || !shown.has(key));
    const before = own.flatMap((key) => known.get(key)?.key ?? []).find(isFree);
    row.key = own[0] === foundKey ? foundKey : (before ?? own[0] ?? row.key);
    taken.add(row.key);
  }
}

function canBeAlbum(row: TimelineRow): row is MessageRowData {
  return row.kind === 'message' && row.messageKind.album !== undefined;
}
