import { messageKeyOf } from '../../../core/messaging/messageRef.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { dayNumber } from '../../../lib/dayTime.ts';
import type { MessageKinds } from '../../../parts/message/messageKinds.ts';
import { shownAs } from '../../../parts/message/shownAs.ts';
import { joinNotices } from './joinNotices.ts';
import { joinsAlbum } from './joinsAlbum.ts';
import { type KnownAlbums, keepAlbumKeys, noAlbums } from './knownAlbums.ts';
import type { MessageRowData, TimelineRow } from './timelineRow.ts';
import { timeOf } from './timeOf.ts';

/** Messages of one person further apart than this stand apart, in milliseconds. */
const groupSpan = 10 * 60_000;

export type BuildInput = {
  /** Oldest first. */
  messages: readonly StoredMessage[];
  kinds: MessageKinds;
  /** Id of the person who reads. */
  selfId: string;
  isGroup: boolean;
  hasOlder: boolean;
  hasNewer: boolean;
  /** `messageKeyOf` the message above which the line of the unread stands. */
  firstUnreadKey: string | null;
  /** `messageKeyOf` the message that the conversation was opened at, which has a row of its own. */
  foundKey?: string | null | undefined;
  isTyping: boolean;
  /** Where pictures stood before. @default nowhere */
  knownAlbums?: KnownAlbums;
};

/** Lays out a conversation: days, notices, and bubbles in groups of one sender. */
export function buildRows(input: BuildInput): TimelineRow[] {
  const { messages, kinds, selfId, isGroup, hasOlder, hasNewer } = input;
  const { firstUnreadKey, foundKey = null, isTyping, knownAlbums = noAlbums } = input;
  const rows: TimelineRow[] = [];
  const seenDays = new Map<number, number>();
  let day: number | null = null;
  let previous: MessageRowData | null = null;
  if (hasOlder) rows.push({ kind: 'older', key: 'older', isMarker: true });
  else if (!isGroup) rows.push({ kind: 'safety', key: 'safety', isMarker: true });
  let isFirstOfAll = true;
  for (const message of messages) {
    const time = timeOf(message);
    const shown = shownAs(message, kinds, selfId);
    if (!shown) continue;
    const today = dayNumber(time);
    if (today !== day) {
      // A clock that was wrong can make a day come twice.
      const turn = seenDays.get(today) ?? 0;
      seenDays.set(today, turn + 1);
      rows.push({ kind: 'day', key: `day ${today} ${turn}`, isMarker: true, time });
      day = today;
      previous = null;
    }
    const key = messageKeyOf(message);
    // Before the oldest one older messages come in, and nothing between.
    const place = { key, ...(message.hasGapBefore && !isFirstOfAll && { isLoose: true }) };
    isFirstOfAll = false;
    if (key === firstUnreadKey) {
      rows.push({ kind: 'unread', key: 'unread', isMarker: true });
      previous = null;
    }
    if (shown.place === 'notice') {
      const { groupID } = message;
      const { sentence } = shown;
      rows.push({ kind: 'notice', ...place, sentence, ...(groupID !== '' && { groupID }) });
      previous = null;
      continue;
    }
    const joins: boolean =
      previous !== null &&
      previous.message.sendID === message.sendID &&
      Math.abs(time - timeOf(previous.message)) <= groupSpan;
    if (joins && previous && key !== foundKey) {
      if (joinsAlbum(previous, message, shown.kind, knownAlbums)) {
        previous.album = [...(previous.album ?? [previous.message]), message];
        continue;
      }
    }
    if (joins && previous) previous.isLast = false;
    previous = {
      kind: 'message',
      ...place,
      message,
      messageKind: shown.kind,
      isOwn: message.sendID === selfId,
      isFirst: !joins,
      isLast: true,
    };
    rows.push(previous);
  }
  if (hasNewer) rows.push({ kind: 'newer', key: 'newer', isMarker: true });
  else if (isTyping) rows.push({ kind: 'typing', key: 'typing', isMarker: true });
  keepAlbumKeys(rows, knownAlbums, foundKey);
  return joinNotices(rows, foundKey);
}
