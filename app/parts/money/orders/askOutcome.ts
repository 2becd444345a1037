import { intentOutcome } from '../../../contract/points/intentOutcome.ts';
import type { IntentCell } from './intentCell.ts';
import { isOld, mayHaveLeft } from './intentRecord.ts';
import { emptyPage } from './intentState.ts';
import { isClosed, readOutcome } from './readOutcome.ts';
import { transmit } from './sendIntent.ts';
import { settleIntent } from './settleIntent.ts';

/** Asks the server what became of the order; one that is too old to be sent is closed. Never rejects. */
export async function askOutcome(cell: IntentCell, { isDrop = false } = {}): Promise<void> {
  const { needs, page } = cell;
  const { record } = page;
  if (cell.isOver || !record || !mayHaveLeft(record)) return;
  const close = isDrop || isOld(record, needs.clock());
  const told = await needs
    .call(intentOutcome, { call: needs.name, key: record.key, close })
    .catch(() => null);
  if (cell.isOver || !told || !cell.isStill(record)) return;
  const outcome = readOutcome({ name: needs.name, declared: cell.declared }, told);
  if (outcome) {
    await settleIntent(cell, record, isDrop && isClosed(outcome) ? null : outcome);
  } else if (!cell.page.isSending) {
    const isUnseen = told.state === 'unseen';
    cell.set({ isUnseen });
    // Still on the open screen: the person waits for just this.
    if (isUnseen && cell.secret && !cell.isDropping) await transmit(cell, cell.secret);
  }
}

/** Gives the order up: it goes once the server says that it never has an effect. */
export async function dropIntent(cell: IntentCell): Promise<void> {
  const { needs, commits } = cell;
  const { record, isSending } = cell.page;
  if (!record || isSending || cell.isDropping) return;
  if (mayHaveLeft(record)) {
    cell.isDropping = true;
    cell.secret = null;
    await askOutcome(cell, { isDrop: true });
    cell.isDropping = false;
    // The questions go on where it is still open.
    cell.set({});
    return;
  }
  cell.set(emptyPage(null));
  await commits.commit({ type: 'left', key: record.key }).catch(() => null);
  needs.tell(null);
}
