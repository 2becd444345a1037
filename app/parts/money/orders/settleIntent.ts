import type { IntentCell } from './intentCell.ts';
import type { IntentRecord } from './intentRecord.ts';
import { emptyPage, type IntentOutcome } from './intentState.ts';

/**
 * Takes an order to its end, once: the page shows it, the record goes, and the other pages hear of it.
 * @param outcome null where the person gave it up
 */
export async function settleIntent(
  cell: IntentCell,
  record: IntentRecord,
  outcome: IntentOutcome | null,
): Promise<void> {
  const { needs, commits } = cell;
  const { key } = record;
  // Nobody is there to be told: the record stays for the person's next login.
  if (cell.isOver) return;
  if (!commits.settle(key)) return;
  const isShown = cell.watchers.length > 0;
  if (cell.isStill(record)) {
    cell.secret = null;
    cell.set({ ...emptyPage(null), outcome: isShown ? outcome : null });
  }
  // What cannot be removed is asked about at the next start, and then found settled.
  await commits.commit({ type: factOf(outcome), key }).catch(() => null);
  if (cell.isOver) return;
  needs.tell(key);
  needs.onSettled({ call: needs.name, outcome, isShown });
}

function factOf(outcome: IntentOutcome | null): 'answered' | 'refused' | 'dropped' {
  if (outcome === null) return 'dropped';
  return outcome.kind === 'done' ? 'answered' : 'refused';
}
