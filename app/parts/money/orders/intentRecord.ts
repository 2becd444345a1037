import * as v from 'valibot';
import { intentInput } from '../../../contract/intentInput.ts';
import { sameInput } from './sameInput.ts';

/** An order this device may have sent and has no answer to. Holds no secret. */
export const intentRecord = v.object({
  userId: v.string(),
  packageId: v.number(),
  /** Name of the call, such as `exchange.exchange`. */
  call: v.string(),
  /** The idempotency key, a UUID; the same for as long as it may have left the device. */
  key: v.pipe(v.string(), v.uuid()),
  /** What was shown to the person and is sent, without the fund password. */
  input: v.record(v.string(), v.unknown()),
  /** What it is about, in hundredths of a point; null where that is not known. */
  points: v.nullable(v.number()),
  /** `open`: never left the device. `sent`: on its way. `unknown`: at least one answer did not come. */
  state: v.picklist(['open', 'sent', 'unknown']),
  /** Sendings that may have reached the server, of all pages. */
  sends: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Of its key, in milliseconds since 1970. */
  openedAt: v.number(),
  /** Of the first sending. */
  sentAt: v.nullable(v.number()),
});
export type IntentRecord = v.InferOutput<typeof intentRecord>;

/** Where a record lies: there is one for each. */
export type IntentPlace = Pick<IntentRecord, 'userId' | 'packageId' | 'call'>;

/** Whose records. */
export type IntentOwner = Omit<IntentPlace, 'call'>;

export type IntentInput = IntentRecord['input'];

/** Older ones are never sent again. The server keeps answers for twice as long. Milliseconds. */
export const sendableFor = 12 * 60 * 60_000;

/** @returns an input as it is kept: without the fund password. */
export function keptInput(input: object): IntentInput {
  return intentInput(input) as IntentInput;
}

/** A device's clock may have been set back: what comes from far ahead counts as old as well. */
export function isOld({ openedAt }: Pick<IntentRecord, 'openedAt'>, now: number): boolean {
  return Math.abs(now - openedAt) > sendableFor;
}

/** Whether it may have left this device. */
export function mayHaveLeft({ state }: Pick<IntentRecord, 'state'>): boolean {
  return state !== 'open';
}

/** Whether two orders are the same one. */
export function isSameOrder(record: IntentRecord, input: object): boolean {
  return sameInput(record.input, keptInput(input));
}
