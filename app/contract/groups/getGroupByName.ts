import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { groupSeen } from './group.ts';

/** Most groups an answer holds. */
export const mostGroupsFound = 20;

/**
 * Ids have to be whole, and so has a name of one character; from two characters on, the start of a name
 * or of one of its words is enough. Case does not count. What fits best comes first.
 */
export const getGroupByName = declareCall({
  name: 'groups.getGroupByName',
  path: '/openIm/getGroupByName',
  method: 'POST',
  auth: 'member',
  idempotency: 'natural',
  summary: 'Finds groups and channels by name or id.',
  input: v.object({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, 'is empty'),
      v.maxLength(64, 'is longer than 64 characters'),
      v.description('Name or id of a group.'),
    ),
  }),
  output: v.object({
    list: v.pipe(
      v.array(groupSeen),
      v.maxLength(mostGroupsFound),
      v.description('At most 20 groups, none that was dismissed.'),
    ),
  }),
  errors: [commonErrors.featureOff],
});
