import type { PublicUser } from '../../../app/contract/gateway/entities/people.ts';
import type { Queries } from '../../database/database.ts';
import { blackUsersOf, friendsOf, fullInfos, publicUsersOf } from '../friends/personEntities.ts';
import { groupsAllow } from '../groups/sharedGroups.ts';
import type { Handler } from '../handler.ts';
import { noPermission } from '../refuse.ts';
import { distinctIds } from '../texts.ts';
import { detailsOf } from './ownEntities.ts';

export const handleGetUsersInfo: Handler<'GetUsersInfo'> = {
  kind: 'read',
  async run(input, { db, caller }) {
    const found = await publicUsersOf(db, caller.platformId, distinctIds(input));
    const friends = await friendsOf(db, caller.userId, found.map(idOf));
    const friendById = new Map(friends.map((one) => [one.userID, one]));
    const publicUsers: PublicUser[] = [];
    for (const one of found) {
      const { userID } = one;
      const known = userID === caller.userId ? await detailsOf(db, userID) : friendById.get(userID);
      if (known) publicUsers.push({ ...one, gender: known.gender, ex: known.ex });
      else if (await mayLookAt(db, caller.userId, userID)) publicUsers.push(one);
    }
    if (found.length > 0 && publicUsers.length === 0)
      throw noPermission('your group does not let its members look at each other');
    const ids = publicUsers.map(idOf);
    const blackUsers = await blackUsersOf(db, caller.userId, ids);
    return fullInfos(ids, { publicUsers, friends, blackUsers });
  },
};

function mayLookAt(db: Queries, own: string, other: string): Promise<boolean> {
  return groupsAllow(db, 'lookAtMember', own, other);
}

const idOf = ({ userID }: { userID: string }) => userID;
