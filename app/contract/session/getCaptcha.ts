import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { clientFields } from '../fields/client.ts';
import { seconds } from '../fields/time.ts';
import { verifyScene } from '../fields/verification.ts';

export const getCaptcha = declareCall({
  name: 'session.getCaptcha',
  path: '/getCaptcha',
  method: 'POST',
  auth: 'visitor',
  idempotency: 'natural',
  summary: 'A picture of characters to type; good for one attempt.',
  input: v.object({ packageId: clientFields.packageId, scene: verifyScene }),
  output: v.object({
    challengeId: v.pipe(v.string(), v.minLength(1, 'is empty')),
    image: v.pipe(
      v.string(),
      v.startsWith('data:image/png;base64,'),
      v.description('PNG as a data URL, 240 × 80.'),
    ),
    expiresIn: v.pipe(seconds, v.description('Seconds it is good for.')),
  }),
  errors: [commonErrors.brandUnknown],
});
