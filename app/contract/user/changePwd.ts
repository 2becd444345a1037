import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { emptyOutput } from '../fields/client.ts';
import { password } from '../fields/password.ts';
import { sessionErrors } from '../session/errors.ts';
import { userErrors } from './errors.ts';

/** The session in use stays; every other session of the account ends. */
export const changePwd = declareCall({
  name: 'user.changePwd',
  path: '/user/changePwd',
  method: 'POST',
  auth: 'member',
  idempotency: 'key',
  summary: 'Changes the login password.',
  input: v.object({ oldPassword: password, newPassword: password }),
  output: emptyOutput,
  errors: [
    userErrors.passwordWrong,
    sessionErrors.passwordWeak,
    userErrors.passwordSame,
    sessionErrors.lockedOut,
  ],
});
