import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { smsCode } from '../fields/codes.ts';
import { phone } from '../fields/phone.ts';
import { sessionErrors } from '../session/errors.ts';

export const setPhone = declareCall({
  name: 'user.setPhone',
  path: '/user/setPhone',
  method: 'POST',
  auth: 'member',
  idempotency: 'key',
  summary: 'Sets the mobile number, confirmed by an SMS code.',
  input: v.object({ phone, smsCode }),
  output: v.object({ phone: v.pipe(v.string(), v.description('With its middle hidden.')) }),
  errors: [sessionErrors.phoneInvalid, sessionErrors.phoneTaken, sessionErrors.smsCodeWrong],
});
