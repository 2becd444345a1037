import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { emptyInput } from '../fields/client.ts';
import { inviteCode } from '../fields/codes.ts';

export const getUserProUrl = declareCall({
  name: 'invite.getUserProUrl',
  path: '/user/getUserProUrl',
  method: 'POST',
  auth: 'member',
  idempotency: 'natural',
  summary: "The person's own invitation code and link.",
  input: emptyInput,
  output: v.object({
    code: v.pipe(inviteCode, v.description('Starts with `pro_`.')),
    url: v.pipe(
      v.string(),
      v.description('Link of the brand with the code, or empty: the app then makes its own.'),
    ),
    invited: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(0),
      v.description('People who came by it.'),
    ),
  }),
  errors: [],
});
