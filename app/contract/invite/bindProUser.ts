import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { emptyOutput } from '../fields/client.ts';
import { inviteCode } from '../fields/codes.ts';
import { sessionErrors } from '../session/errors.ts';
import { inviteErrors } from './errors.ts';

export const bindProUser = declareCall({
  name: 'invite.bindProUser',
  path: '/user/bindProUser',
  method: 'POST',
  auth: 'member',
  idempotency: 'key',
  summary: 'Names the inviter of an account that has none.',
  input: v.object({ inviteCode }),
  output: emptyOutput,
  errors: [sessionErrors.inviteCodeUnknown, inviteErrors.superiorTaken, inviteErrors.superiorSelf],
});
