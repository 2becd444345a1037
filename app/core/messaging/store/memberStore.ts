import type { Database, Key, KeyRange } from '../../../platform/database/database.ts';
import { afterAll, startingWith } from '../../../platform/database/keys.ts';
import { deleteRows, readRows, writeRows } from './listRows.ts';
import type { MessageRows } from './messageRows.ts';
import type { MessageStore } from './messageStore.ts';

type MemberStore = Pick<
  MessageStore,
  'members' | 'member' | 'replaceMembers' | 'mergeMembers' | 'removeMembers' | 'keepMembersOf'
>;

/** The members of groups. Only what really differs is written and reported. */
export function memberStore(database: Database<MessageRows>): MemberStore {
  return {
    members: (groupID) => readRows(database, 'members', startingWith(groupID)),
    member: (groupID, userID) =>
      database.transaction(
        ['members'],
        'read',
        async (tx) => (await tx.get('members', memberIdOf({ groupID, userID })))?.value ?? null,
      ),
    replaceMembers: async (groupID, members) => {
      const range = startingWith(groupID);
      return isAny(await writeRows(database, 'members', members, memberIdOf, range));
    },
    mergeMembers: async (members) =>
      isAny(await writeRows(database, 'members', members, memberIdOf, null)),
    removeMembers: async (groupID, userIDs) => {
      const ids = userIDs.map((userID) => memberIdOf({ groupID, userID }));
      return isAny(await deleteRows(database, 'members', ids));
    },
    keepMembersOf: (groupIDs) =>
      database.transaction(['members'], 'write', async (tx) => {
        const dropped: string[] = [];
        let range: KeyRange = {};
        // One look per group, however many members it has.
        for (;;) {
          const [first] = await tx.range('members', { range, limit: 1 });
          if (!first) return dropped;
          const { groupID } = first.value;
          const own = startingWith(groupID);
          if (!groupIDs.has(groupID)) {
            for (const { id } of await tx.range('members', { range: own })) {
              await tx.delete('members', id);
            }
            dropped.push(groupID);
          }
          range = { lower: [groupID, afterAll], lowerOpen: true };
        }
      }),
  };
}

const isAny = (changed: readonly Key[]): boolean => changed.length > 0;

const memberIdOf = ({ groupID, userID }: { groupID: string; userID: string }): Key => [
  groupID,
  userID,
];
