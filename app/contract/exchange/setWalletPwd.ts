import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { smsCode } from '../fields/codes.ts';
import { fundPassword } from '../fields/money.ts';
import { password } from '../fields/password.ts';
import { phone } from '../fields/phone.ts';
import { timestamp } from '../fields/time.ts';
import { sessionErrors } from '../session/errors.ts';
import { userErrors } from '../user/errors.ts';
import { exchangeErrors } from './errors.ts';

/** The new one is part of what is wanted: another new one is another intent. */
export const setWalletPwd = declareCall({
  name: 'exchange.setWalletPwd',
  path: '/user/setWalletPwd',
  method: 'POST',
  auth: 'member',
  idempotency: 'key',
  summary: 'Sets the first fund password, or another one where it was forgotten.',
  input: v.variant('way', [
    v.object({ way: v.literal('first'), newFundPassword: fundPassword, password }),
    v.object({ way: v.literal('reset'), newFundPassword: fundPassword, phone, smsCode }),
  ]),
  output: v.object({
    holdUntil: v.pipe(
      v.nullable(timestamp),
      v.description(
        'Withdrawals wait until then after a reset of the fund password or of the login password.',
      ),
    ),
  }),
  errors: [
    commonErrors.featureOff,
    userErrors.ageUnconfirmed,
    exchangeErrors.fundPasswordExists,
    exchangeErrors.fundPasswordMissing,
    exchangeErrors.fundPasswordWeak,
    userErrors.passwordWrong,
    sessionErrors.lockedOut,
    sessionErrors.phoneUnmatched,
    sessionErrors.phoneTooNew,
    sessionErrors.smsCodeWrong,
  ],
});
