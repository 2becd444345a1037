import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { smsCode } from '../fields/codes.ts';
import { phone } from '../fields/phone.ts';

export const setPhone = declareCall({
  name: 'user.setPhone',
  path: '/user/setPhone',
  method: 'POST',
  auth: 'member',
  idempotency: 'key',
  summary: 'Sets the mobile number, confirmed by an SMS code.',
  input: v.object({ phone, smsCode }),
  output: v.object({ phone: v.pipe(v.string(), v.description('With its middle hidden.')) }),
  errors: ['phoneInvalid', 'phoneTaken', 'smsCodeWrong'],
});
