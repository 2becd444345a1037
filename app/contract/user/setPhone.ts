import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { smsCode } from '../fields/codes.ts';
import { password } from '../fields/password.ts';
import { phone } from '../fields/phone.ts';
import { sessionErrors } from '../session/errors.ts';
import { userErrors } from './errors.ts';

/**
 * The number resets passwords, so a session alone does not change it, and another number than before
 * resets nothing for 24 hours. Both numbers, the old one and the new one, are told by SMS.
 */
export const setPhone = declareCall({
  name: 'user.setPhone',
  path: '/user/setPhone',
  method: 'POST',
  auth: 'member',
  idempotency: 'key',
  summary: 'Sets the mobile number, confirmed by the login password and an SMS code.',
  input: v.object({ phone, smsCode, password }),
  output: v.object({ phone: v.pipe(v.string(), v.description('With its middle hidden.')) }),
  errors: [
    sessionErrors.phoneInvalid,
    userErrors.passwordWrong,
    sessionErrors.lockedOut,
    sessionErrors.phoneTaken,
    sessionErrors.smsCodeWrong,
  ],
});
