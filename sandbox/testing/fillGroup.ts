import { groupRole, joinSource } from '../../app/contract/gateway/enums.ts';
import { users } from '../database/schema.ts';
import { emptyConversation, keepConversations } from '../gateway/conversations/conversationRows.ts';
import { peerOfGroup } from '../gateway/groups/groupEntities.ts';
import { groupOf } from '../gateway/groups/groups.ts';
import { groupMembers } from '../gateway/groups/tables.ts';
import { chunks } from '../gateway/messages/viewMessages.ts';
import type { Sandbox } from '../sandbox.ts';

const givenNames = ['Ana', 'Bình', 'Chong', 'Dewi', 'Élodie', 'Farid', 'Giang', 'Hana', 'Íñigo'];
const moreNames = ['小雨', '阿明', '思思', '大偉', '佩珊', '子涵', 'Zoë', 'Óscar', 'Nurul', 'Khoa'];
const allNames = [...givenNames, ...moreNames];

export type Filling = {
  /** What the n-th is called, from 0. @default a name in one of several scripts, with a number */
  nickName?: (index: number) => string;
};

/**
 * Puts made-up people into a group, by rows alone: nobody is told, and none of them can log in. Quick, also
 * for thousands.
 * @returns their ids, in the order in which they joined
 */
export async function fillGroup(
  { services }: Pick<Sandbox, 'services'>,
  groupID: string,
  count: number,
  { nickName = nameOf }: Filling = {},
): Promise<string[]> {
  const now = services.now();
  return services.db.write(async (tx) => {
    const group = await groupOf(tx, groupID);
    if (!group) throw new Error('There is no such group to fill.');
    const before = await tx.$count(users);
    const ids = Array.from({ length: count }, (_, index) => `crowd-${before + index}`);
    for (const part of chunks([...ids.entries()], 500)) {
      await tx.insert(users).values(
        part.map(([index, id]) => ({
          ...{ id, platformId: group.platformId, packageId: 1, account: id, accountKey: id },
          ...{ nickName: nickName(index), avatar: '', passwordHash: '', isActivation: 0 },
          ...{ inviteCode: id, role: 'person' as const, createdAt: now },
        })),
      );
      await tx.insert(groupMembers).values(
        part.map(([index, userId]) => ({
          ...{ groupId: groupID, userId, nickname: '', roleLevel: groupRole.ordinary },
          ...{ joinedAt: now + index, joinSource: joinSource.invitation, mutedUntil: 0 },
          ...{ inviterId: group.ownerId, operatorId: group.ownerId },
        })),
      );
    }
    const peer = peerOfGroup(group);
    await keepConversations(
      tx,
      ids.map((id) => emptyConversation(id, peer)),
    );
    return ids;
  });
}

function nameOf(index: number): string {
  return `${allNames[index % allNames.length]} ${index + 1}`;
}
