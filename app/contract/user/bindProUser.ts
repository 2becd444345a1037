import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { activation } from '../fields/account.ts';
import { inviteCode } from '../fields/codes.ts';
import { sessionErrors } from '../session/errors.ts';
import { userErrors } from './errors.ts';

/** Codes that are wrong answer alike, and ten an hour are heard of one person. */
export const bindProUser = declareCall({
  name: 'user.bindProUser',
  path: '/user/bindProUser',
  method: 'POST',
  auth: 'member',
  idempotency: 'key',
  summary:
    'Names the inviter of an account that has none, or activates it by a code of customer service.',
  input: v.object({ inviteCode }),
  output: v.object({
    isActivation: activation,
    isSuperior: v.pipe(
      v.picklist([0, 1]),
      v.description('1: the code is saved as the superior code.'),
    ),
  }),
  errors: [
    sessionErrors.inviteCodeUnknown,
    userErrors.superiorTaken,
    userErrors.superiorSelf,
    userErrors.codeUsed,
  ],
});
