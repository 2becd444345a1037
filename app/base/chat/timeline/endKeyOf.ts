import { messageKeyOf } from '../../../core/messaging/messageRef.ts';
import type { TimelineRow } from './timelineRow.ts';

/** @returns `messageKeyOf` the last message of an album; else the key of the row itself */
export function endKeyOf(row: TimelineRow | undefined): string | undefined {
  const last = row?.kind === 'message' ? row.album?.at(-1) : undefined;
  return last ? messageKeyOf(last) : row?.key;
}
