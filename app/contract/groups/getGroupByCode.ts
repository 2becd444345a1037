import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { groupsErrors } from './errors.ts';
import { groupCode, groupSeen } from './group.ts';

export const getGroupByCode = declareCall({
  name: 'groups.getGroupByCode',
  path: '/openIm/getGroupByCode',
  method: 'POST',
  auth: 'member',
  idempotency: 'natural',
  isAddition: true,
  summary: 'The group of a code, before anything is sent to it.',
  input: v.object({ code: groupCode }),
  output: v.object({
    group: groupSeen,
    entersAtOnce: v.pipe(
      v.boolean(),
      v.description('False where joining makes an application that has to be approved.'),
    ),
    inviterName: v.pipe(v.string(), v.description('Who had the code made, by their name.')),
  }),
  errors: [
    commonErrors.featureOff,
    groupsErrors.codeUnknown,
    groupsErrors.codeExpired,
    groupsErrors.groupGone,
  ],
});
