import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { userId } from '../fields/account.ts';
import { emptyOutput } from '../fields/client.ts';
import { remark } from '../fields/remark.ts';
import { peopleErrors } from './errors.ts';

/**
 * The specification names sender, recipient and remark (section 7) and shows neither path nor fields:
 * the path follows the other calls about people, the fields are named as those of a message. The
 * person's devices hear of it from the gateway, as of a `SetFriendRemark`.
 */
export const setFriendRemark = declareCall({
  name: 'people.setFriendRemark',
  path: '/openIm/setFriendRemark',
  method: 'POST',
  auth: 'member',
  idempotency: 'key',
  summary: 'Gives a friend another name, for oneself alone.',
  input: v.object({
    sendID: v.pipe(userId, v.description('The person themselves: nobody sets it for another.')),
    recvID: v.pipe(userId, v.description('The friend.')),
    remark,
  }),
  output: emptyOutput,
  errors: [peopleErrors.friendUnknown, peopleErrors.remarkInvalid],
});
