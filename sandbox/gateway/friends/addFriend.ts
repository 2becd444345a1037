import { handleResult } from '../../../app/contract/gateway/enums.ts';
import { groupsAllow } from '../groups/sharedGroups.ts';
import type { Handler } from '../handler.ts';
import { refused } from '../refuse.ts';
import { boundedText } from '../texts.ts';
import { applicationBetween, applicationsFrom, applicationsTo } from './friendApplications.ts';
import { requireReach } from './mayReach.ts';
import { isFriendOf, personOf } from './people.ts';
import { friendApplications } from './tables.ts';

export const handleAddFriend: Handler<'AddFriend'> = {
  kind: 'write',
  async run({ toUserID, reqMsg }, context) {
    const { db, caller, now } = context;
    const fromId = caller.userId;
    if (toUserID === fromId) throw refused('you cannot be your own friend');
    if (!(await personOf(db, caller.platformId, toUserID)))
      throw refused('there is no such person: check the user id');
    await requireReach(context, toUserID);
    if (await isFriendOf(db, fromId, toUserID)) throw refused('this person is your friend already');
    if (!(await groupsAllow(db, 'befriend', fromId, toUserID)))
      throw refused('your group lets its members send each other no friend applications');
    const pending = {
      handleResult: handleResult.pending,
      reqMsg: boundedText(reqMsg, 255, 'reqMsg'),
      createdAt: now,
      handlerId: '',
      handleMsg: '',
      handledAt: 0,
    };
    await db
      .insert(friendApplications)
      .values({ fromId, toId: toUserID, ...pending })
      .onConflictDoUpdate({
        target: [friendApplications.fromId, friendApplications.toId],
        set: pending,
      });
    const application = await applicationBetween(db, fromId, toUserID);
    if (application) context.tell([fromId, toUserID], 'OnFriendApplicationAdded', application);
  },
};

export const handleGetRecvFriendApplicationList: Handler<'GetRecvFriendApplicationList'> = {
  kind: 'read',
  run: (_, { db, caller }) => applicationsTo(db, caller.userId),
};

export const handleGetSendFriendApplicationList: Handler<'GetSendFriendApplicationList'> = {
  kind: 'read',
  run: (_, { db, caller }) => applicationsFrom(db, caller.userId),
};
