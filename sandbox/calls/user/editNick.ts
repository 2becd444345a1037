import { eq } from 'drizzle-orm';
import { nicknameProblem } from '../../../app/contract/fields/nickname.ts';
import { editNick } from '../../../app/contract/user/editNick.ts';
import { noteChange } from '../../database/commitFacts.ts';
import { users } from '../../database/schema.ts';
import { handleKeyed } from '../handler.ts';

export const handleEditNick = handleKeyed(editNick, async ({ nickName }, context) => {
  if (nicknameProblem(nickName)) throw context.fail('nicknameInvalid');
  return context.commit(async (tx) => {
    await tx.update(users).set({ nickName }).where(eq(users.id, context.session.userId));
    noteChange(tx, { about: 'profile', userId: context.session.userId });
    return { nickName };
  });
});
