import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { emptyOutput } from '../fields/client.ts';
import { fundPassword } from '../fields/money.ts';
import { userErrors } from '../user/errors.ts';
import { exchangeErrors, pinErrors } from './errors.ts';

export const changeWalletPwd = declareCall({
  name: 'exchange.changeWalletPwd',
  path: '/user/changeWalletPwd',
  method: 'POST',
  auth: 'member',
  idempotency: 'key',
  summary: 'Changes the fund password.',
  input: v.object({ fundPassword, newFundPassword: fundPassword }),
  output: emptyOutput,
  errors: [
    commonErrors.featureOff,
    userErrors.ageUnconfirmed,
    exchangeErrors.fundPasswordWeak,
    exchangeErrors.fundPasswordSame,
    ...pinErrors,
  ],
});
