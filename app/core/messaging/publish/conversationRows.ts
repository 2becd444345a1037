import type { ConversationPatch } from '../../../contract/gateway/callableFunction.ts';
import type { Conversation } from '../../../contract/gateway/entities/conversation.ts';
import { type Attention, attend, isMentioned, noAttention } from '../messageModel/attention.ts';
import { isMention } from '../messageModel/isMention.ts';
import { isSame } from '../messageModel/isSame.ts';
import { isGone } from '../messageModel/withoutContent.ts';
import type { ConversationRow } from '../messagingAtoms.ts';
import { keptMentions } from '../search/keptMentions.ts';
import type { MessageStore, PendingRead } from '../store/messageStore.ts';
import { unreadBeyond } from '../store/unreadBeyond.ts';

type Rows = ReadonlyMap<string, ConversationRow>;

type ReadOptions = {
  /** Whether the site has the feature a conversation belongs to. By default it has all. */
  isOffered?: (conversation: Conversation) => boolean;
  /** How rows will be once what was asked for is done, in the order it was asked for. @default none */
  expected?: readonly ConversationPatch[];
};

/**
 * Reads rows from the store, all or some.
 * @param known rows that stay the same objects where nothing changed
 * @returns the same map if nothing did
 */
export async function readRows(
  store: MessageStore,
  selfID: string,
  ids: ReadonlySet<string> | null,
  known: Rows,
  { isOffered = () => true, expected = [] }: ReadOptions = {},
): Promise<Rows> {
  const found = ids ? await someOf(store, ids) : await store.conversations();
  const conversations = found.filter(isOffered);
  const latest = await store.latest(conversations.map(({ conversationID }) => conversationID));
  const drafts = new Map((await store.drafts()).map((draft) => [draft.conversationID, draft]));
  const pending = new Map((await store.pendingReads()).map((read) => [read.conversationID, read]));

  const marked = new Set(await store.meta('markedUnread'));

  const patches = new Map<string, ConversationPatch>();
  for (const patch of expected) {
    const { conversationID } = patch;
    patches.set(conversationID, { ...patches.get(conversationID), ...patch });
  }
  const rows = new Map<string, ConversationRow>(ids ? known : []);
  for (const id of ids ?? []) rows.delete(id);
  for (const conversation of conversations) {
    const { conversationID } = conversation;
    const isMarked = marked.has(conversationID);
    const attention = await attentionTo(store, selfID, conversation, pending.get(conversationID));
    const draft = drafts.get(conversationID);
    const row: ConversationRow = {
      ...conversation,
      ...attend(attention, { kind: 'markedUnread', isUnread: isMarked }),
      latest: latest.get(conversationID) ?? null,
      draft: draft?.text ?? '',
      draftQuoted: draft?.quoted ?? null,
      draftMentions: draft?.mentions ?? [],
      draftTime: draft?.text ? draft.time : 0,
      ...patches.get(conversationID),
    };
    const before = known.get(conversationID);
    rows.set(conversationID, before && isSame(before, row) ? before : row);
  }
  return isUnchanged(known, rows) ? known : rows;
}

/** What the device knows of a row's unread messages, by what the gateway told and what was seen here since. */
async function attentionTo(
  store: MessageStore,
  selfID: string,
  conversation: Conversation,
  read: PendingRead | undefined,
): Promise<Attention> {
  let attention = attend(noAttention, { kind: 'told', ...conversation });
  if (read) {
    // The gateway does not know of it yet, but may count more than is here; another device may have read further.
    const unread = await unreadBeyond(store, selfID, read);
    const left = unread && {
      count: unread.length,
      isMentioned: unread.some((message) => isMention(message, selfID)),
    };
    attention = attend(attention, { kind: 'seen', left });
  }
  const { unreadCount } = attention;
  if (!isMentioned(attention)) return attention;
  const isThere = await hasMention(store, selfID, { ...conversation, unreadCount });
  return isThere ? attention : attend(attention, { kind: 'mentionGone' });
}

/**
 * Whether the mention that a row stands for may still be there: the gateway goes on telling of one that
 * was taken back before it was read.
 */
async function hasMention(
  store: MessageStore,
  userID: string,
  { conversationID, unreadCount }: Conversation,
): Promise<boolean> {
  const { mentions, isWhole } = await keptMentions(
    (before, count) => store.pageBefore(conversationID, before, count),
    { userID, unreadCount, most: 1 },
  );
  if (!isWhole || mentions.length > 0) return true;
  // Who read newer ones first has not read the older one.
  const unread = await store.unread(conversationID, userID);
  return unread.some((message) => !isGone(message) && isMention(message, userID));
}

async function someOf(store: MessageStore, ids: ReadonlySet<string>): Promise<Conversation[]> {
  const found = await Promise.all([...ids].map((id) => store.conversation(id)));
  return found.filter((row) => row !== null);
}

function isUnchanged(left: Rows, right: Rows): boolean {
  if (left.size !== right.size) return false;
  for (const [id, row] of right) if (left.get(id) !== row) return false;
  return true;
}
