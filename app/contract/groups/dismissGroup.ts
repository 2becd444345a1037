import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { emptyOutput } from '../fields/client.ts';
import { groupsErrors } from './errors.ts';
import { groupId } from './group.ts';

/** The gateway tells its members, as of its `DismissGroup`. */
export const dismissGroup = declareCall({
  name: 'groups.dismissGroup',
  path: '/user/dismissGroup',
  method: 'POST',
  auth: 'member',
  idempotency: 'key',
  summary: 'Ends a group that the person owns. What was written in it stays readable.',
  input: v.object({ groupId }),
  output: emptyOutput,
  errors: [
    commonErrors.featureOff,
    groupsErrors.groupUnknown,
    groupsErrors.groupGone,
    groupsErrors.groupNotMember,
    groupsErrors.groupNotAllowed,
  ],
});
