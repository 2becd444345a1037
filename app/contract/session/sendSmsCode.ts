import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { clientFields } from '../fields/client.ts';
import { smsPurpose } from '../fields/codes.ts';
import { phone } from '../fields/phone.ts';
import { seconds } from '../fields/time.ts';
import { verification } from '../fields/verification.ts';
import { sessionErrors } from './errors.ts';

/** Answers the same whether or not an account has the number. */
export const sendSmsCode = declareCall({
  name: 'session.sendSmsCode',
  path: '/sendSmsCode',
  method: 'POST',
  auth: 'visitor',
  idempotency: 'key',
  summary: 'Sends a code to a mobile number.',
  input: v.object({
    packageId: clientFields.packageId,
    phone,
    purpose: smsPurpose,
    verification: v.optional(verification),
  }),
  output: v.object({
    retryAfter: v.pipe(seconds, v.description('Seconds until another code can be asked for.')),
    expiresIn: v.pipe(seconds, v.description('Seconds the code is good for.')),
  }),
  errors: [
    sessionErrors.phoneInvalid,
    sessionErrors.smsTooSoon,
    sessionErrors.verificationWrong,
    commonErrors.brandUnknown,
  ],
});
