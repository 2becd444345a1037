import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { clientFields, emptyOutput } from '../fields/client.ts';
import { smsCode } from '../fields/codes.ts';
import { password } from '../fields/password.ts';
import { phone } from '../fields/phone.ts';

/** Ends every session of the account. */
export const forget = declareCall({
  name: 'session.forget',
  path: '/forget',
  method: 'POST',
  auth: 'visitor',
  idempotency: 'key',
  summary: 'Sets a new password with a code sent to the mobile number of the account.',
  input: v.object({
    packageId: clientFields.packageId,
    account: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, 'is empty'),
      v.maxLength(64, 'is longer than 64 characters'),
      v.description('Account name, without case.'),
    ),
    phone,
    smsCode,
    password,
  }),
  output: emptyOutput,
  errors: ['phoneUnmatched', 'smsCodeWrong', 'passwordWeak', 'brandUnknown'],
});
