import { getUserByNick, mostFound } from '../../../app/contract/people/getUserByNick.ts';
import { findPeople } from '../../accounts/findPeople.ts';
import { handle } from '../handler.ts';

export const handleGetUserByNick = handle(getUserByNick, async ({ nick }, { db, session }) => {
  const { platformId } = session.brand;
  const found = await findPeople(db.read, { platformId, seeker: session.userId, text: nick });
  const list = found.slice(0, mostFound);
  return { list: list.map(({ id, nickName, avatar }) => ({ userId: id, nickName, avatar })) };
});
