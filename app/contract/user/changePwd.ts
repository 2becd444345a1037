import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { password } from '../fields/password.ts';
import { sessionErrors } from '../session/errors.ts';
import { loginOutput } from '../session/loginOutput.ts';
import { userErrors } from './errors.ts';

/**
 * Ends every other session of the account, and what has opened this one: the answer brings new tokens,
 * so that a copy of the old ones is worth nothing. The token in use and the chat token of the input
 * stay good for a few minutes, for an answer may be lost.
 */
export const changePwd = declareCall({
  name: 'user.changePwd',
  path: '/user/changePwd',
  method: 'POST',
  auth: 'member',
  idempotency: 'key',
  summary: 'Changes the login password.',
  input: v.object({
    oldPassword: password,
    newPassword: password,
    chatToken: v.optional(
      v.pipe(v.string(), v.maxLength(2048, 'is too long'), v.description("The device's own.")),
    ),
  }),
  output: loginOutput,
  errors: [
    userErrors.passwordWrong,
    sessionErrors.passwordWeak,
    userErrors.passwordSame,
    sessionErrors.lockedOut,
  ],
});
