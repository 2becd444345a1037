import { conversationIdOf } from '../../../app/contract/gateway/conversationId.ts';
import { sessionType } from '../../../app/contract/gateway/enums.ts';
import { gatewayErrors } from '../../../app/contract/gateway/errors.ts';
import { memberOf } from '../groups/groups.ts';
import { GatewayFailure, type Handler, type ReadContext } from '../handler.ts';
import { findPeer } from '../messages/mayPost.ts';
import { type ConversationRow, conversationOf } from '../messages/messageRows.ts';
import { badArgument } from '../refuse.ts';
import { conversationsOf, emptyConversation, keepConversations } from './conversationRows.ts';
import { totalUnread } from './tellConversations.ts';
import { viewConversations } from './viewConversations.ts';

export const handleGetAllConversationList: Handler<'GetAllConversationList'> = {
  kind: 'read',
  run: async (_, context) => viewConversations(context.db, await listed(context)),
};

export const handleGetConversationListSplit: Handler<'GetConversationListSplit'> = {
  kind: 'read',
  async run({ offset, count }, context) {
    if (offset < 0 || count < 0) throw badArgument('offset and count must not be negative');
    const rows = await listed(context);
    return viewConversations(context.db, rows.slice(offset, offset + count));
  },
};

export const handleGetMultipleConversation: Handler<'GetMultipleConversation'> = {
  kind: 'read',
  async run(ids, { db, caller }) {
    const wanted = new Set(ids);
    const rows = await conversationsOf(db, caller.userId);
    return viewConversations(
      db,
      rows.filter((row) => wanted.has(row.conversationId)),
    );
  },
};

export const handleGetOneConversation: Handler<'GetOneConversation'> = {
  kind: 'write',
  async run({ sourceID, sessionType: kind }, context) {
    const { db, caller } = context;
    const isSingle = kind === sessionType.single;
    const ids = isSingle ? { recvID: sourceID, groupID: '' } : { recvID: '', groupID: sourceID };
    const peer = await findPeer(context, ids);
    const existing = await conversationOf(db, caller.userId, conversationIdOf(peer));
    if (!existing && !isSingle && !(await memberOf(db, sourceID, caller.userId))) {
      throw new GatewayFailure(gatewayErrors.notInGroup, 'you are not in this group');
    }
    const row = existing ?? emptyConversation(caller.userId, peer);
    if (!existing) await keepConversations(db, [row]);
    const [view] = await viewConversations(db, [row]);
    if (!view) throw new Error('A conversation was not shown.');
    return view;
  },
};

export const handleGetConversationID: Handler<'GetConversationIDBySessionType'> = {
  kind: 'read',
  async run({ sourceID, sessionType: kind }) {
    if (kind === sessionType.single) {
      return conversationIdOf({ sessionType: kind, userID: sourceID });
    }
    if (kind === sessionType.group || kind === sessionType.superGroup) {
      return conversationIdOf({ sessionType: kind, groupID: sourceID });
    }
    if (kind === sessionType.notification) return `notification_${sourceID}`;
    throw badArgument('sessionType is not 1, 2, 3 or 4');
  },
};

export const handleGetReceiveOptions: Handler<'GetConversationRecvMessageOpt'> = {
  kind: 'read',
  async run(input, { db, caller }) {
    const ids = new Set(Array.isArray(input) ? input : input.conversationIDList);
    const rows = await conversationsOf(db, caller.userId);
    return rows
      .filter((row) => ids.has(row.conversationId))
      .map((row) => ({ conversationID: row.conversationId, result: row.recvMsgOpt }));
  },
};

export const handleGetTotalUnread: Handler<'GetTotalUnreadMsgCount'> = {
  kind: 'read',
  run: (_, { db, caller }) => totalUnread(db, caller.userId),
};

/** Pinned first, then by the last message or draft. */
async function listed({ db, caller }: ReadContext): Promise<ConversationRow[]> {
  const rows = await conversationsOf(db, caller.userId);
  return rows.filter((row) => row.latestAt > 0).sort(byPlace);
}

function byPlace(one: ConversationRow, other: ConversationRow): number {
  if (one.isPinned !== other.isPinned) return other.isPinned - one.isPinned;
  return Math.max(other.latestAt, other.draftAt) - Math.max(one.latestAt, one.draftAt);
}
