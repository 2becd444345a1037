import { isSame } from '../../../core/messaging/messageModel/isSame.ts';
import type { TimelineRow } from './timelineRow.ts';

/**
 * @param known the rows before, by key
 * @returns the rows, each the same object as before where it says the same, so that it is not drawn anew
 */
export function keepRows(
  rows: readonly TimelineRow[],
  known: ReadonlyMap<string, TimelineRow>,
): TimelineRow[] {
  return rows.map((row) => {
    const before = known.get(row.key);
    return before && isSameRow(before, row) ? before : row;
  });
}

/** Messages and kinds are the same objects until they change; what was put together of them is compared. */
function isSameRow(one: TimelineRow, other: TimelineRow): boolean {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const field of fields) if (!isSameField(field, one, other)) return false;
  return true;
}

function isSameField(field: string, one: TimelineRow, other: TimelineRow): boolean {
  const left: unknown = Reflect.get(one, field);
  const right: unknown = Reflect.get(other, field);
  if (field === 'sentence') return isSame(left, right);
  if (!Array.isArray(left) || !Array.isArray(right)) return Object.is(left, right);
  return left.length === right.length && left.every((value, at) => value === right[at]);
}
