import { eq } from 'drizzle-orm';
import type { SelfInfo } from '../../../app/contract/gateway/entities/people.ts';
import { readUser } from '../../accounts/users.ts';
import type { Queries } from '../../database/database.ts';
import { inSeconds } from '../texts.ts';
import { personDetails } from './tables.ts';

type Details = typeof personDetails.$inferSelect;

/** @returns a person as they see themselves. */
export async function selfInfoOf(db: Queries, userId: string): Promise<SelfInfo> {
  const user = await readUser(db, userId);
  const details = await detailsOf(db, userId);
  return {
    userID: user.id,
    nickname: user.nickName,
    faceURL: user.avatar,
    gender: details.gender,
    phoneNumber: details.phoneNumber,
    birth: details.birth,
    email: details.email,
    createTime: inSeconds(user.createdAt),
    ex: details.ex,
    attachedInfo: '',
    globalRecvMsgOpt: details.globalRecvMsgOpt,
  };
}

/** @returns what is kept of a person beside the account. */
export async function detailsOf(db: Queries, userId: string): Promise<Details> {
  const found = await db.select().from(personDetails).where(eq(personDetails.userId, userId)).get();
  return found ?? { userId, ...noDetails };
}

const noDetails = {
  gender: 0,
  phoneNumber: '',
  birth: 0,
  email: '',
  ex: '',
  globalRecvMsgOpt: 0,
};
