import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { typedAccount } from '../fields/account.ts';
import { clientFields, emptyOutput } from '../fields/client.ts';
import { smsCode } from '../fields/codes.ts';
import { password } from '../fields/password.ts';
import { phone } from '../fields/phone.ts';
import { sessionErrors } from './errors.ts';

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
    account: typedAccount,
    phone,
    smsCode,
    password,
  }),
  output: emptyOutput,
  errors: [
    sessionErrors.phoneUnmatched,
    sessionErrors.phoneTooNew,
    sessionErrors.smsCodeWrong,
    sessionErrors.passwordWeak,
    commonErrors.brandUnknown,
  ],
});
