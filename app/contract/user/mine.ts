import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { emptyInput } from '../fields/client.ts';
import { profileFields } from './profile.ts';

export const mine = declareCall({
  name: 'user.mine',
  path: '/user/mine',
  method: 'POST',
  auth: 'member',
  idempotency: 'natural',
  summary: "The person's own account.",
  input: emptyInput,
  output: v.object({
    ...profileFields,
    username: v.pipe(v.string(), v.description('Account name; nobody else is told it.')),
    phone: v.pipe(
      v.string(),
      v.description(
        'Mobile number with its middle hidden, such as 138****5678; empty without one.',
      ),
    ),
    notice: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(0),
      v.description('Unread notices at this brand.'),
    ),
    customerId: v.pipe(v.string(), v.description('User id of the support account; may be empty.')),
    isRecharge: v.pipe(
      v.picklist([0, 1]),
      v.description('1 when the person has topped up before.'),
    ),
  }),
  errors: [],
});
