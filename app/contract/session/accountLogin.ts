import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { typedAccount } from '../fields/account.ts';
import { clientFields } from '../fields/client.ts';
import { password } from '../fields/password.ts';
import { verification } from '../fields/verification.ts';
import { sessionErrors } from './errors.ts';
import { loginOutput } from './loginOutput.ts';

/** Ends the account's session on other devices: their next call answers 403. */
export const accountLogin = declareCall({
  name: 'session.accountLogin',
  path: '/accountLogin',
  method: 'POST',
  auth: 'visitor',
  idempotency: 'natural',
  summary: 'Logs in with account name and password.',
  input: v.object({
    ...clientFields,
    account: typedAccount,
    password,
    verification: v.optional(verification),
  }),
  output: loginOutput,
  errors: [
    sessionErrors.loginWrong,
    sessionErrors.lockedOut,
    sessionErrors.verificationWrong,
    commonErrors.brandUnknown,
  ],
});
