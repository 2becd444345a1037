import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { emptyOutput } from '../fields/client.ts';
import { fundPassword } from '../fields/money.ts';
import { userErrors } from '../user/errors.ts';
import { exchangeErrors, pinErrors } from './errors.ts';
import { cardId } from './exchange.ts';

export const userDelBank = declareCall({
  name: 'exchange.userDelBank',
  path: '/user/userDelBank',
  method: 'POST',
  auth: 'member',
  idempotency: 'key',
  summary: 'Removes a bank card.',
  input: v.object({ cardId, fundPassword }),
  output: emptyOutput,
  errors: [
    commonErrors.featureOff,
    userErrors.ageUnconfirmed,
    exchangeErrors.cardUnknown,
    exchangeErrors.cardInUse,
    ...pinErrors,
  ],
});
