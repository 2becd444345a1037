import type { Conversation } from '../../../contract/gateway/entities/conversation.ts';
import type { Database, Key, KeyRange, Transaction } from '../../../platform/database/database.ts';
import { afterAll, startingWith } from '../../../platform/database/keys.ts';
import { gatewayLists } from '../lists/gatewayLists.ts';
import { isSame } from '../messageModel/isSame.ts';
import { deleteRows, readRows, readSome, writeRows } from './listRows.ts';
import type { MessageRows } from './messageRows.ts';
import type { MessageStore } from './messageStore.ts';

type Lists = Pick<
  MessageStore,
  | 'conversations'
  | 'conversation'
  | 'replaceConversations'
  | 'mergeConversations'
  | 'addConversation'
  | 'patchConversation'
  | 'list'
  | 'replaceList'
  | 'mergeList'
  | 'removeFromList'
  | 'listRows'
  | 'noteFetched'
  | 'fetchedLists'
  | 'members'
  | 'member'
  | 'replaceMembers'
  | 'mergeMembers'
  | 'removeMembers'
  | 'keepMembersOf'
>;

/** Lists whose truth is the server's: only what really differs is written and told. */
export function serverLists(database: Database<MessageRows>): Lists {
  return {
    conversations: () =>
      database.transaction(['conversations'], 'read', (tx) => tx.range('conversations')),
    conversation: (id) =>
      database.transaction(
        ['conversations'],
        'read',
        async (tx) => (await tx.get('conversations', id)) ?? null,
      ),
    replaceConversations: (conversations, isKept = () => false) =>
      database.transaction(['conversations'], 'write', async (tx) => {
        const changed = await putConversations(tx, conversations);
        const kept = new Set(conversations.map(({ conversationID }) => conversationID));
        for (const { conversationID } of await tx.range('conversations')) {
          if (kept.has(conversationID) || isKept(conversationID)) continue;
          await tx.delete('conversations', conversationID);
          changed.push(conversationID);
        }
        return changed;
      }),
    mergeConversations: (conversations) =>
      database.transaction(['conversations'], 'write', (tx) => putConversations(tx, conversations)),
    addConversation: (conversation) =>
      database.transaction(['conversations'], 'write', async (tx) => {
        if (await tx.get('conversations', conversation.conversationID)) return false;
        await tx.put('conversations', withoutLatest(conversation));
        return true;
      }),
    patchConversation: (id, patch) =>
      database.transaction(['conversations'], 'write', async (tx) => {
        const known = await tx.get('conversations', id);
        if (!known) return false;
        const changed = await putConversations(tx, [{ ...known, ...patch, conversationID: id }]);
        return changed.length > 0;
      }),

    list: (name) => readRows(database, name, {}),
    listRows: (name, ids) => readSome(database, name, ids),
    replaceList: (name, rows) => writeRows(database, name, rows, gatewayLists[name].keyOf, {}),
    mergeList: (name, rows) => writeRows(database, name, rows, gatewayLists[name].keyOf, null),
    removeFromList: (name, ids) => deleteRows(database, name, ids),
    fetchedLists: () => database.transaction(['meta'], 'read', fetchedLists),
    noteFetched: (list) =>
      database.transaction(['meta'], 'write', async (tx) => {
        const known = await fetchedLists(tx);
        if (known.includes(list)) return false;
        await tx.put('meta', { name: 'fetchedLists', value: [...known, list] });
        return true;
      }),

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

async function fetchedLists(tx: Transaction<MessageRows>): Promise<readonly string[]> {
  const row = await tx.get('meta', 'fetchedLists');
  // Only `noteFetched` writes under this name.
  return (row?.value as readonly string[] | undefined) ?? [];
}

const memberIdOf = ({ groupID, userID }: { groupID: string; userID: string }): Key => [
  groupID,
  userID,
];

/** What was said last is kept among the messages alone, so that it goes where they go. */
function withoutLatest(conversation: Conversation): Conversation {
  return { ...conversation, latestMsg: '' };
}

async function putConversations(
  tx: Transaction<MessageRows>,
  conversations: readonly Conversation[],
): Promise<string[]> {
  const ids = conversations.map(({ conversationID }) => conversationID);
  const known = await tx.getMany('conversations', ids);
  const changed = new Set<string>();
  for (const [index, conversation] of conversations.map(withoutLatest).entries()) {
    if (isSame(known[index], conversation) && !changed.has(conversation.conversationID)) continue;
    changed.add(conversation.conversationID);
    await tx.put('conversations', conversation);
  }
  return [...changed];
}
