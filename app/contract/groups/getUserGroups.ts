import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { emptyInput } from '../fields/client.ts';
import { groupFields } from './group.ts';

export const getUserGroups = declareCall({
  name: 'groups.getUserGroups',
  path: '/user/getUserGroups',
  method: 'POST',
  auth: 'member',
  idempotency: 'natural',
  summary: 'The groups and channels the person is in, first joined first.',
  input: emptyInput,
  output: v.object({
    list: v.array(v.object({ ...groupFields, role: v.picklist(['owner', 'admin', 'member']) })),
  }),
  errors: [commonErrors.featureOff],
});
