import { commonErrors, possibleErrors } from '../../../app/contract/common/errors.ts';
import { intentOutcome } from '../../../app/contract/points/intentOutcome.ts';
import { keyIdOf, memberCaller } from '../../idempotency/keyId.ts';
import { closeKey, findOutcome, keptError, type Stored } from '../../idempotency/storedOutcomes.ts';
import { requireFeature } from '../../money/requireFeature.ts';
import { failed } from '../callFailed.ts';
import { type AnyHandler, handle } from '../handler.ts';

const unknown = { answer: null, error: null };

/** A person's keys of this brand only: they are filed under both. */
export const handleIntentOutcome = handle(intentOutcome, async (input, context) => {
  await requireFeature(context, 'points');
  const { db, now, orderCalls, runningKeys, session } = context;
  const handler = orderCalls.get(input.call);
  if (!handler) throw failed(commonErrors.inputInvalid, null, 'call is no call that makes orders.');
  const id = keyIdOf(memberCaller(session), input.call, input.key);
  if (runningKeys.has(id)) return { state: 'running' as const, ...unknown };
  const stored = (await findOutcome(db.read, id, now()))?.stored;
  if (stored) return outcomeOf(handler, stored);
  const answer = await handler.recall?.(id, null, context);
  if (answer) return outcomeOf(handler, { answer });
  if (!input.close) return { state: 'unseen' as const, ...unknown };
  // A request that comes meanwhile wants the same row: one of the two commits.
  const became = await db.write(async (tx) => {
    const first = (await findOutcome(tx, id, now()))?.stored;
    return first ?? closeKey(tx, { id, call: input.call, createdAt: now() });
  });
  return outcomeOf(handler, became);
});

function outcomeOf({ call }: AnyHandler, stored: Stored) {
  if ('answer' in stored) {
    const answer = stored.answer as Record<string, unknown>;
    return { state: 'done' as const, answer, error: null };
  }
  const { code } = keptError(call, possibleErrors(call), stored.failure);
  return { state: 'refused' as const, answer: null, error: { code, data: stored.failure.data } };
}
