import { messageKeyOf } from '../../../core/messaging/messageRef.ts';
import type { TimelineRow } from './timelineRow.ts';

/** @returns `messageKeyOf` the last message of a row; the key of a row without any */
export function endKeyOf(row: TimelineRow | undefined): string | undefined {
  if (row?.kind === 'notice') return row.endKey ?? row.key;
  return row?.kind === 'message' ? messageKeyOf(row.album?.at(-1) ?? row.message) : row?.key;
}
