import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { account } from '../fields/account.ts';
import { clientFields } from '../fields/client.ts';
import { inviteCode, smsCode } from '../fields/codes.ts';
import { nickname } from '../fields/nickname.ts';
import { password } from '../fields/password.ts';
import { phone } from '../fields/phone.ts';
import { verification } from '../fields/verification.ts';
import { userErrors } from '../user/errors.ts';
import { sessionErrors } from './errors.ts';
import { loginOutput } from './loginOutput.ts';

/** Which fields are asked for is `/register/config`'s to say. */
export const register = declareCall({
  name: 'session.register',
  path: '/register',
  method: 'POST',
  auth: 'visitor',
  idempotency: 'key',
  summary: 'Makes an account and logs in.',
  input: v.object({
    ...clientFields,
    account,
    password,
    nickName: v.optional(nickname),
    phone: v.optional(phone),
    smsCode: v.optional(smsCode),
    inviteCode: v.optional(inviteCode),
    verification: v.optional(verification),
  }),
  output: loginOutput,
  errors: [
    sessionErrors.accountTaken,
    sessionErrors.passwordWeak,
    userErrors.nicknameInvalid,
    sessionErrors.phoneInvalid,
    sessionErrors.phoneTaken,
    sessionErrors.smsCodeWrong,
    sessionErrors.inviteCodeRequired,
    sessionErrors.inviteCodeUnknown,
    sessionErrors.verificationWrong,
    commonErrors.brandUnknown,
  ],
});
