import type { Call } from '../../../contract/call.ts';
import { type CallError, declaredFailure, failureOf } from '../../../contract/callError.ts';
import { commonErrors } from '../../../contract/common/errors.ts';
import { randomUuid } from '../../../lib/randomUuid.ts';
import type { IntentCell } from './intentCell.ts';
import { type IntentRecord, isOld, mayHaveLeft } from './intentRecord.ts';
import { emptyPage } from './intentState.ts';
import { hasBegun, reduceIntent } from './reduceIntent.ts';
import { settleIntent } from './settleIntent.ts';
import { verdictOf } from './verdictOf.ts';

/**
 * Sends the order of the page under its key: noted on the disk first, or not at all. Does nothing
 * while it is being sent or dropped. Never rejects.
 * @param secret goes along and is never stored
 * @param declared by the screen that sends it
 */
export async function transmit(
  cell: IntentCell,
  secret: object,
  declared: Call | null = cell.declared,
): Promise<void> {
  const { needs } = cell;
  const { record, isSending } = cell.page;
  if (cell.isOver || !record || !declared || isSending || cell.isDropping) return;
  cell.declared = declared;
  cell.set({ isSending: true, passing: null, isUnseen: false });
  const begun = await begin(cell, record);
  if (!begun) return;
  cell.secret = secret;
  cell.set({ record: begun, shownKey: begun.key });
  needs.tell(null);
  try {
    const answer = await needs.call(declared, { ...begun.input, ...secret }, { key: begun.key });
    await settleIntent(cell, begun, { kind: 'done', answer });
  } catch (error) {
    await fail(cell, declared, begun, error as CallError);
  }
}

/** Notes that it leaves now. @returns null where it may not */
async function begin(cell: IntentCell, record: IntentRecord): Promise<IntentRecord | null> {
  const { clock, random } = cell.needs;
  const newKey = randomUuid(random);
  const change = await cell.commits
    .commit({ type: 'sendBegan', record, newKey, at: clock() })
    .catch(() => null);
  const begun = change && hasBegun(change.before, change.after) ? change.after : null;
  if (begun) {
    if (cell.isStill(record) && !cell.isOver && !isOld(begun, clock())) return begun;
    return takeBack(cell, begun);
  }
  if (!cell.isStill(record)) return null;
  if (mayHaveLeft(record)) cell.set({ isSending: false });
  else if (!change) cell.set({ isSending: false, isUnstorable: true });
  // Another order has taken the place of one that never left, or it is too old.
  else cell.set(emptyPage(change.after));
  return null;
}

/** What was noted as sent is not sent after all: the person has gone, or the device slept meanwhile. */
async function takeBack(cell: IntentCell, begun: IntentRecord): Promise<null> {
  const fact = { type: 'notSent', key: begun.key } as const;
  const change = await cell.commits.commit(fact).catch(() => null);
  if (cell.isStill(begun)) cell.set({ record: change?.after ?? begun, isSending: false });
  return null;
}

const facts = {
  unsent: 'notSent',
  passing: 'refusedInPassing',
  unknown: 'outcomeUnknown',
} as const;

async function fail(
  cell: IntentCell,
  call: Call,
  begun: IntentRecord,
  error: CallError,
): Promise<void> {
  const verdict = verdictOf(call, error);
  if (verdict === 'refused') return settleIntent(cell, begun, { kind: 'refused', error });
  const { key } = begun;
  const fact = { type: facts[verdict], key };
  const change = await cell.commits.commit(fact).catch(() => null);
  if (!cell.isStill(begun)) return;
  const isLost = verdict === 'unknown' && !isAnswered(error);
  // Only a lost answer is made good by itself; all else waits for the person.
  if (!isLost) cell.secret = null;
  const known = change?.after?.key === key ? change.after : cell.page.record;
  cell.set({
    record: verdict === 'unknown' ? reduceIntent(known, fact) : known,
    isSending: false,
    heard: cell.page.heard + (verdict === 'passing' ? 1 : 0),
    // That a server failed is told as what it means here: nobody knows.
    passing: isLost || hasFailed(error) ? null : error,
  });
}

function hasFailed(error: unknown): boolean {
  return declaredFailure(error)?.name === commonErrors.serverFailed.name;
}

/** Whether something answered, so that sending the same again by itself would be of no use. */
function isAnswered(error: unknown): boolean {
  const kind = failureOf(error)?.kind;
  return kind === 'refused' || kind === 'declared' || kind === 'session' || kind === 'blocked';
}
