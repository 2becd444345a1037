import { groupAtType, receiveOption } from '../../../app/contract/gateway/enums.ts';
import type { Handler, Tell, WriteContext } from '../handler.ts';
import { clearAll } from '../messages/clearHistory.ts';
import { type ConversationRow, conversationOf } from '../messages/messageRows.ts';
import { badArgument } from '../refuse.ts';
import { boundedText, distinctIds } from '../texts.ts';
import { conversationsOf, keepConversations } from './conversationRows.ts';
import { tellConversations, tellTotalUnread } from './tellConversations.ts';

export const handleSetConversationDraft: Handler<'SetConversationDraft'> = {
  kind: 'write',
  async run({ conversationID, draftText }, context) {
    boundedText(draftText, 10_000, 'draftText');
    const draftAt = draftText === '' ? 0 : context.now;
    // A draft is of the device that writes it: other devices are not told.
    const options = { onlyConnection: context.caller.connectionId };
    await change(context, conversationID, { draftText, draftAt }, options);
  },
};

export const handlePinConversation: Handler<'PinConversation'> = {
  kind: 'write',
  async run({ conversationID, isPinned }, context) {
    await change(context, conversationID, { isPinned: isPinned ? 1 : 0 });
  },
};

export const handleSetReceiveOptions: Handler<'SetConversationRecvMessageOpt'> = {
  kind: 'write',
  run: ({ conversationIDList, opt }, context) =>
    setReceiveOption(context, distinctIds(conversationIDList), opt),
};

export const handleSetOneReceiveOption: Handler<'SetOneConversationRecvMessageOpt'> = {
  kind: 'write',
  run: ({ conversationID, opt }, context) => setReceiveOption(context, [conversationID], opt),
};

export const handleResetGroupAtType: Handler<'ResetConversationGroupAtType'> = {
  kind: 'write',
  async run(conversationID, context) {
    const row = await requireConversation(context, conversationID);
    if (row.groupAtType === groupAtType.none) throw badArgument("conversation don't need to reset");
    await change(context, conversationID, { groupAtType: groupAtType.none });
  },
};

/** Hides it until the next message; what was said stays. */
export const handleDeleteConversation: Handler<'DeleteConversation'> = {
  kind: 'write',
  run: (conversationID, context) => hide(context, [conversationID]),
};

export const handleDeleteConversationAndMessages: Handler<'DeleteConversationFromLocalAndSvr'> = {
  kind: 'write',
  async run(conversationID, context) {
    await clearAll(context, [await requireConversation(context, conversationID)]);
    await hide(context, [conversationID]);
  },
};

export const handleDeleteAllConversations: Handler<'DeleteAllConversationFromLocal'> = {
  kind: 'write',
  async run(_, context) {
    const rows = await conversationsOf(context.db, context.caller.userId);
    await hide(
      context,
      rows.map((row) => row.conversationId),
    );
  },
};

/** @throws GatewayFailure 201 where the caller has no such conversation */
export async function requireConversation(
  { db, caller }: WriteContext,
  conversationID: string,
): Promise<ConversationRow> {
  const row = await conversationOf(db, caller.userId, conversationID);
  if (!row) throw badArgument('there is no such conversation');
  return row;
}

async function change(
  context: WriteContext,
  conversationID: string,
  changes: Partial<ConversationRow>,
  options?: Tell,
): Promise<void> {
  const row = await requireConversation(context, conversationID);
  const after = { ...row, ...changes };
  await keepConversations(context.db, [after]);
  await tellConversations(context, 'OnConversationChanged', [after], options);
}

async function setReceiveOption(
  context: WriteContext,
  conversationIDs: readonly string[],
  recvMsgOpt: 0 | 1 | 2,
): Promise<undefined> {
  let isTotalChanged = false;
  for (const conversationID of conversationIDs) {
    const row = await requireConversation(context, conversationID);
    const counted = (option: number) => option < receiveOption.silent;
    if (row.unreadCount > 0 && counted(row.recvMsgOpt) !== counted(recvMsgOpt)) {
      isTotalChanged = true;
    }
    await change(context, conversationID, { recvMsgOpt });
  }
  if (isTotalChanged) await tellTotalUnread(context, [context.caller.userId]);
}

async function hide(context: WriteContext, conversationIDs: readonly string[]): Promise<undefined> {
  const rows: ConversationRow[] = [];
  for (const conversationID of conversationIDs) {
    const row = await requireConversation(context, conversationID);
    rows.push({
      ...row,
      latestSeq: 0,
      latestPlace: 0,
      latestAt: 0,
      unreadCount: 0,
      readSeq: Math.max(row.readSeq, row.latestSeq),
      draftText: '',
      draftAt: 0,
      groupAtType: groupAtType.none,
    });
  }
  await keepConversations(context.db, rows);
  await tellTotalUnread(context, [context.caller.userId]);
}
