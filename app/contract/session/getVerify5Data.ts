import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { clientFields } from '../fields/client.ts';
import { seconds } from '../fields/time.ts';
import { verifyScene } from '../fields/verification.ts';

/**
 * A challenge the device solves without asking the person: find the smallest whole number whose
 * SHA-256 of `salt + ":" + number` starts with `bits` zero bits. No third party takes part.
 */
export const getVerify5Data = declareCall({
  name: 'session.getVerify5Data',
  path: '/getVerify5Data',
  method: 'POST',
  auth: 'visitor',
  idempotency: 'natural',
  summary: 'A number puzzle for the device; good for one attempt.',
  input: v.object({ packageId: clientFields.packageId, scene: verifyScene }),
  output: v.object({
    challengeId: v.pipe(v.string(), v.minLength(1, 'is empty')),
    salt: v.pipe(v.string(), v.minLength(16, 'is too short'), v.maxLength(128, 'is too long')),
    bits: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
    expiresIn: v.pipe(seconds, v.description('Seconds it is good for.')),
  }),
  errors: [commonErrors.brandUnknown],
});
