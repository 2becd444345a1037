import { randomUuid } from '../../../lib/randomUuid.ts';
import { dropIntent } from './askOutcome.ts';
import type { IntentCell } from './intentCell.ts';
import { type IntentRecord, isSameOrder, keptInput, mayHaveLeft } from './intentRecord.ts';
import { emptyPage, isRefusedSoFar } from './intentState.ts';
import type { IntentFact } from './reduceIntent.ts';

/**
 * A confirm screen opens, or the order on it was edited.
 * @returns `other` where another order has to be finished first, here or in another page
 */
export async function openIntent(
  cell: IntentCell,
  input: object,
  points: number | null,
): Promise<'opened' | 'other'> {
  const { commits } = cell;
  await commits.ready;
  const before = cell.page.record;
  // After a wrong fund password the person may want another amount: the first is closed for that.
  if (before && isRefusedSoFar(cell.page) && !isSameOrder(before, input)) await dropIntent(cell);
  const shown = cell.page.record;
  if (shown && mayHaveLeft(shown)) return join(cell, shown, input);
  const fresh = newRecord(cell, input, points);
  const facts: IntentFact[] = [{ type: 'opened', record: fresh, at: fresh.openedAt }];
  if (shown?.key === cell.page.shownKey && shown && !isSameOrder(shown, input)) {
    facts.unshift({ type: 'edited', key: shown.key, record: fresh });
  }
  const change = await commits.commit(...facts).catch(() => null);
  if (!change?.after) {
    cell.set({ ...emptyPage(null), isUnstorable: true });
    return 'opened';
  }
  cell.set(emptyPage(change.after));
  if (change.after !== change.before) cell.needs.tell(null);
  return join(cell, change.after, input);
}

/** The screen closes: what never left the device is forgotten, and what was refused so far is closed. */
export async function leaveIntent(cell: IntentCell): Promise<void> {
  const { record, shownKey, isSending } = cell.page;
  cell.secret = null;
  cell.set({ shownKey: null, outcome: null, isUnstorable: false });
  if (!record || record.key !== shownKey || isSending) return;
  if (!mayHaveLeft(record) || isRefusedSoFar(cell.page)) await dropIntent(cell);
}

function join(cell: IntentCell, record: IntentRecord, input: object): 'opened' | 'other' {
  const isSame = isSameOrder(record, input);
  const { shownKey } = cell.page;
  cell.set({ shownKey: isSame ? record.key : shownKey, outcome: null, isUnstorable: false });
  return isSame ? 'opened' : 'other';
}

function newRecord({ needs }: IntentCell, input: object, points: number | null): IntentRecord {
  return {
    ...needs.owner,
    call: needs.name,
    key: randomUuid(needs.random),
    input: keptInput(input),
    points,
    state: 'open',
    sends: 0,
    openedAt: needs.clock(),
    sentAt: null,
  };
}
