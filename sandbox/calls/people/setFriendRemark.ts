import { remarkProblem } from '../../../app/contract/fields/remark.ts';
import { setFriendRemark } from '../../../app/contract/people/setFriendRemark.ts';
import { noteChange } from '../../database/commitFacts.ts';
import { keepRemark } from '../../gateway/friends/remark.ts';
import { handleKeyed } from '../handler.ts';

export const handleSetFriendRemark = handleKeyed(setFriendRemark, async (input, context) => {
  const { sendID, recvID: friendId, remark } = input;
  const { userId } = context.session;
  // Nobody has the friend list of another.
  if (sendID !== userId) throw context.fail('friendUnknown');
  if (remarkProblem(remark)) throw context.fail('remarkInvalid');
  return context.commit(async (tx) => {
    if (!(await keepRemark(tx, userId, friendId, remark))) return context.fail('friendUnknown');
    noteChange(tx, { about: 'remark', userId, friendId });
    return {};
  });
});
