import { type IntentRecord, isOld, mayHaveLeft } from './intentRecord.ts';

/** What happened to the one order of a place. `key` says to which: facts of another one change nothing. */
export type IntentFact =
  /** A confirm screen opened, with a record that would be a new one. */
  | { type: 'opened'; record: IntentRecord; at: number }
  /** The order on the screen with this key became another one. */
  | { type: 'edited'; key: string; record: IntentRecord }
  /** The screen was closed. */
  | { type: 'left'; key: string }
  /** The button was pressed: it may leave the device as soon as this is stored. */
  | { type: 'sendBegan'; record: IntentRecord; newKey: string; at: number }
  /** The sending ended before anything had left. */
  | { type: 'notSent'; key: string }
  | { type: 'answered'; key: string }
  | { type: 'refused'; key: string }
  /** A refusal that says nothing of earlier sendings, such as a wrong fund password. */
  | { type: 'refusedInPassing'; key: string }
  /** No answer, or none that says what became of it. */
  | { type: 'outcomeUnknown'; key: string }
  /** The server said what it knows of the key. */
  | { type: 'outcomeRead'; key: string; state: 'unseen' | 'running' | 'done' | 'refused' }
  /** The server has closed the key: nothing that arrives later has an effect. */
  | { type: 'dropped'; key: string }
  /** The device looked at what is stored. */
  | { type: 'aged'; at: number };

/** A place of orders: what is to be kept of it after a fact; null for nothing. Pure. */
export function reduceIntent(record: IntentRecord | null, fact: IntentFact): IntentRecord | null {
  switch (fact.type) {
    case 'opened':
      return isFree(record, fact.at) ? fact.record : record;
    case 'sendBegan':
      return begin(record, fact);
    case 'aged':
      return isFree(record, fact.at) ? null : record;
    default:
      return record?.key === fact.key ? reduceOwn(record, fact) : record;
  }
}

type OwnFact = Exclude<IntentFact, { type: 'opened' | 'sendBegan' | 'aged' }>;

function reduceOwn(record: IntentRecord, fact: OwnFact): IntentRecord | null {
  switch (fact.type) {
    case 'edited':
      return mayHaveLeft(record) ? record : fact.record;
    case 'left':
      return mayHaveLeft(record) ? record : null;
    case 'notSent':
      return takeBack(record);
    case 'outcomeUnknown':
      return mayHaveLeft(record) ? { ...record, state: 'unknown' } : record;
    case 'outcomeRead':
      return fact.state === 'done' || fact.state === 'refused' ? null : record;
    case 'refusedInPassing':
      return record;
    case 'answered':
    case 'refused':
    case 'dropped':
      return null;
  }
}

/** Whether another order may take the place: nothing is there, or what nobody sends any more. */
function isFree(record: IntentRecord | null, now: number): boolean {
  return record === null || (!mayHaveLeft(record) && isOld(record, now));
}

/**
 * @param shown the record of the page whose button was pressed. Another page that joined it may have
 * left it: what never left the device is put back as it was.
 */
function begin(
  record: IntentRecord | null,
  { record: shown, newKey, at }: Extract<IntentFact, { type: 'sendBegan' }>,
): IntentRecord | null {
  if (record === null) {
    return mayHaveLeft(shown) || isOld(shown, at) ? null : asSent(shown, at);
  }
  if (record.key !== shown.key) return record;
  if (!isOld(record, at)) return asSent(record, at);
  // It lies here as nobody ever sent it: as a new one it may be.
  return mayHaveLeft(record) ? record : asSent({ ...record, key: newKey, openedAt: at }, at);
}

function asSent(record: IntentRecord, at: number): IntentRecord {
  return {
    ...record,
    state: record.state === 'open' ? 'sent' : record.state,
    sends: record.sends + 1,
    sentAt: record.sentAt ?? at,
  };
}

/** What was the only sending leaves nothing behind; of an unknown one nothing can be said. */
function takeBack(record: IntentRecord): IntentRecord {
  if (record.state !== 'sent') return record;
  const sends = Math.max(0, record.sends - 1);
  return sends > 0 ? { ...record, sends } : { ...record, sends, state: 'open', sentAt: null };
}

/** Whether a sending was noted: a record that stayed as it was is not to be sent. */
export function hasBegun(before: IntentRecord | null, after: IntentRecord | null): boolean {
  return after !== null && after !== before && after.sends > 0;
}
