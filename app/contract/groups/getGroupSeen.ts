import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { groupsErrors } from './errors.ts';
import { groupId, groupSeen } from './group.ts';

export const getGroupSeen = declareCall({
  name: 'groups.getGroupSeen',
  path: '/openIm/getGroupSeen',
  method: 'POST',
  auth: 'member',
  idempotency: 'natural',
  isAddition: true,
  summary: 'One group as those see it who are not in it.',
  input: v.object({ groupId }),
  output: v.object({ group: groupSeen }),
  errors: [commonErrors.featureOff, groupsErrors.groupUnknown, groupsErrors.groupGone],
});
