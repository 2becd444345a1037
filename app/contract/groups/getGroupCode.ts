import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { groupsErrors } from './errors.ts';
import { groupCode, groupId } from './group.ts';

/**
 * A code is an invitation by who made it: with it `JoinGroup` lets people in at once, or makes an
 * application where the group has everybody approved. It is valid for seven days, and ends with the
 * group and with its maker's leaving.
 */
export const getGroupCode = declareCall({
  name: 'groups.getGroupCode',
  path: '/user/getGroupCode',
  method: 'POST',
  auth: 'member',
  idempotency: 'natural',
  isAddition: true,
  summary: 'The code of a group that the person can show others: one for days, then a new one.',
  input: v.object({ groupId }),
  output: v.object({
    code: groupCode,
    expiresAt: v.pipe(
      v.number(),
      v.integer(),
      v.description('Seconds since 1970-01-01T00:00:00Z; at least a day from now.'),
    ),
  }),
  errors: [
    commonErrors.featureOff,
    groupsErrors.groupUnknown,
    groupsErrors.groupGone,
    groupsErrors.groupNotMember,
  ],
});
