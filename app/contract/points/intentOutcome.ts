import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';

/** Asks what became of a key. With `close`, a key that never arrived never has an effect again. */
export const intentOutcome = declareCall({
  name: 'points.intentOutcome',
  path: '/user/intentOutcome',
  method: 'POST',
  auth: 'member',
  idempotency: 'natural',
  isAddition: true,
  summary: 'What became of an order whose answer did not come, by its idempotency key.',
  input: v.object({
    call: v.pipe(
      v.string(),
      v.regex(/^[a-z-]+\.[A-Za-z]+$/, 'is not the name of a call'),
      v.description('Name of the call, such as `exchange.exchange`.'),
    ),
    key: v.pipe(
      v.string(),
      v.regex(/^[\x21-\x7e]{8,128}$/, 'is not an idempotency key'),
      v.description('Key of the order.'),
    ),
    close: v.pipe(
      v.boolean(),
      v.description('True gives an unseen one up: a request that arrives later is refused.'),
    ),
  }),
  output: v.object({
    state: v.pipe(
      v.picklist(['unseen', 'running', 'done', 'refused']),
      v.description('Never arrived, is being worked on, was done, was refused.'),
    ),
    answer: v.pipe(
      v.nullable(v.record(v.string(), v.unknown())),
      v.description("Where it was done: the call's own output."),
    ),
    error: v.pipe(
      v.nullable(v.object({ code: v.pipe(v.number(), v.integer()), data: v.unknown() })),
      v.description('Where it was refused: code and data of the error.'),
    ),
  }),
  errors: [commonErrors.featureOff],
});
