import { and, eq } from 'drizzle-orm';
import type { Handler } from '../handler.ts';
import { refused } from '../refuse.ts';
import { mayReach } from './mayReach.ts';
import { personOf } from './people.ts';
import { blackUsersOf } from './personEntities.ts';
import { blacklist } from './tables.ts';

export const handleAddBlack: Handler<'AddBlack'> = {
  kind: 'write',
  async run(userID, context) {
    const { db, caller, now } = context;
    const ownerId = caller.userId;
    if (userID === ownerId) throw refused('you cannot block yourself');
    if (!(await personOf(db, caller.platformId, userID)))
      throw refused('there is no such person: check the user id');
    if (!(await mayReach(db, userID, ownerId))) return;
    await db.insert(blacklist).values({ ownerId, userId: userID, createdAt: now });
    const [black] = await blackUsersOf(db, ownerId, [userID]);
    if (black) context.tell([ownerId], 'OnBlackAdded', black);
  },
};

export const handleRemoveBlack: Handler<'RemoveBlack'> = {
  kind: 'write',
  async run(userID, context) {
    const { db, caller } = context;
    const [black] = await blackUsersOf(db, caller.userId, [userID]);
    if (!black) return;
    await db
      .delete(blacklist)
      .where(and(eq(blacklist.ownerId, caller.userId), eq(blacklist.userId, userID)));
    context.tell([caller.userId], 'OnBlackDeleted', black);
  },
};

export const handleGetBlackList: Handler<'GetBlackList'> = {
  kind: 'read',
  run: (_, { db, caller }) => blackUsersOf(db, caller.userId),
};
