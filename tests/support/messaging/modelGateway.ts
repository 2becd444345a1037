import { contentType } from '../../../app/contract/gateway/contentType.ts';
import { decodeInput, encodeEvent, encodeOutput } from '../../../app/contract/gateway/encoding.ts';
import { messageStatus } from '../../../app/contract/gateway/enums.ts';
import { gatewayErrors } from '../../../app/contract/gateway/errors.ts';
import type { RequestFrame } from '../../../app/contract/gateway/frames.ts';
import type {
  FunctionInput,
  FunctionOutput,
  GatewayFunction,
} from '../../../app/contract/gateway/gatewayFunction.ts';
import { gatewayFunctions } from '../../../app/contract/gateway/gatewayFunctions.ts';
import { createModelGroup } from './modelGroup.ts';
import { createModelPosting } from './modelPosting.ts';
import { createModelThreads, keyOf, modelGroup } from './modelThreads.ts';

/** One connection's end at the server. */
export type ModelConnection = {
  userID: string;
  isLoggedIn: boolean;
  /** The page at the other end. */
  owner: string;
  /** A frame on its way to the device. */
  say: (frame: string) => void;
};

/** What the server does to the next messages of a person: faults of its own. */
export type SendFault = 'before-commit' | 'after-commit';

class Refusal extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`refused with ${code}`);
    this.code = code;
  }
}

export type ModelGateway = ReturnType<typeof createModelGateway>;

/** A gateway in memory: exact, in order and idempotent. All trouble is made around it. */
export function createModelGateway(
  people: readonly string[],
  clock: () => number,
  isNewestFirst: boolean,
) {
  const threads = createModelThreads(people, clock, isNewestFirst);
  const connections = new Set<ModelConnection>();
  const blocked = new Set<string>();
  const faults = new Map<string, SendFault[]>();
  const calls = new Map<string, Map<string, number>>();
  const sends = new Map<string, number>();
  const refused = new Set<string>();
  const created: string[] = [];
  const functions = new Map<string, GatewayFunction>(
    gatewayFunctions.map((one) => [one.name, one]),
  );

  const tell = (userID: string, event: string, data: unknown, except?: ModelConnection): void => {
    const frame = frameOf(event, encodeEvent(data), '');
    for (const connection of connections) {
      if (connection.userID !== userID || !connection.isLoggedIn || connection === except) continue;
      connection.say(frame);
    }
  };
  const tellRow = (userID: string, conversationID: string): void =>
    tell(userID, 'OnConversationChanged', [threads.row(userID, conversationID)]);
  const total = (userID: string): number =>
    threads
      .conversationIDs(userID)
      .map((id) => threads.row(userID, id))
      .filter((row) => row.latestMsgSendTime > 0 && row.recvMsgOpt < 2)
      .reduce((sum, row) => sum + row.unreadCount, 0);
  const { take, takeBack, committed } = createModelPosting({ threads, tell, tellRow });
  const group = createModelGroup(people, { threads, tell, tellRow, clock });

  // biome-ignore lint/suspicious/noExplicitAny: inputs were read by the function's own schema.
  type Handlers = Record<string, (input: any, self: string, from: ModelConnection) => unknown>;
  const handlers: Handlers = {
    GetLoginStatus() {
      return 101;
    },
    GetSelfUserInfo: (_input, self) => ({ userID: self, nickname: self }),
    GetAllConversationList: (_input, self) =>
      threads
        .conversationIDs(self)
        .map((id) => threads.row(self, id))
        .filter((row) => row.latestMsgSendTime > 0),
    GetMultipleConversation: (ids: string[], self) => ids.map((id) => threads.row(self, id)),
    GetOneConversation: (input, self) =>
      threads.row(
        self,
        input.sessionType === 1 ? `single_${input.sourceID}` : `super_group_${modelGroup}`,
      ),
    GetTotalUnreadMsgCount: (_input, self) => total(self),
    GetJoinedGroupList: (_input, self) => (threads.isInGroup(self) ? [group.info()] : []),
    CreateGroup(input, self) {
      const { groupName } = input.groupBaseInfo;
      if (faults.get(self)?.shift()) throw new Refusal(gatewayErrors.internal);
      created.push(groupName);
      return { groupID: `made-${created.length}`, groupName, ownerUserID: self };
    },
    GetGroupMemberList(_input, self) {
      if (!threads.isInGroup(self)) throw new Refusal(gatewayErrors.notInGroup);
      return group.members();
    },
    GetGroupMembersInfo(input, self) {
      if (!threads.isInGroup(self)) throw new Refusal(gatewayErrors.notInGroup);
      return group.members().filter(({ userID }) => input.userIDList.includes(userID));
    },
    GetHistoryMessageList(input, self) {
      const all = threads.visible(self, input.conversationID);
      const anchor = threads.find(self, input.conversationID, input.startClientMsgID);
      const older = anchor ? all.filter(({ seq }) => seq < anchor.seq) : all;
      return older.slice(-input.count).map((kept) => threads.view(self, kept));
    },
    GetHistoryMessageListReverse(input, self) {
      const all = threads.visible(self, input.conversationID);
      const anchor = threads.find(self, input.conversationID, input.startClientMsgID);
      const newer = anchor ? all.filter(({ seq }) => seq > anchor.seq) : all;
      return newer.slice(0, input.count).map((kept) => threads.view(self, kept));
    },
    SearchLocalMessages(input, self) {
      const { conversationID, senderUserIDList: senders, count } = input;
      const found = threads
        .visible(self, conversationID)
        .filter(({ message }) => senders.length === 0 || senders.includes(message.sendID))
        .reverse();
      const page = found.slice((input.pageIndex - 1) * count, input.pageIndex * count);
      const messageList = page.map((kept) => threads.view(self, kept));
      return {
        totalCount: found.length,
        searchResultItems: page.length > 0 ? [{ conversationID, messageList }] : [],
      };
    },
    FindMessageList(input, self) {
      const [{ conversationID, clientMsgIDList }] = input;
      const found = clientMsgIDList.flatMap((id: string) => {
        const all = threads.findAll(self, conversationID, id);
        return all
          .filter((kept) => !kept.deletedFor.has(self))
          .map((kept) => threads.view(self, kept));
      });
      return {
        totalCount: found.length,
        findResultItems: found.length > 0 ? [{ conversationID, messageList: found }] : [],
      };
    },
    GetRemovedMessages(input: { conversationID: string; fromSeq: number }[], self) {
      const [first, ...rest] = input;
      if (!first) return { removed: [], cleared: [], rest };
      const { conversationID, fromSeq } = first;
      return { removed: threads.removed(self, conversationID, fromSeq), cleared: [], rest };
    },
    SendMessage(input, self, from) {
      const { clientMsgID } = input.message;
      sends.set(clientMsgID, (sends.get(clientMsgID) ?? 0) + 1);
      const conversationID = input.groupID
        ? `super_group_${input.groupID}`
        : `single_${input.recvID}`;
      const fault = faults.get(self)?.shift();
      if (fault === 'before-commit') throw new Refusal(gatewayErrors.internal);
      const isKnown = threads.find(self, conversationID, clientMsgID, self) !== null;
      if (!isKnown && blocked.has(`${input.recvID} ${self}`)) {
        throw new Refusal(gatewayErrors.blacklisted);
      }
      if (!isKnown && input.groupID && !threads.isInGroup(self)) {
        throw new Refusal(gatewayErrors.notInGroup);
      }
      const kept = take(self, conversationID, input.message, { from });
      if (fault === 'after-commit') throw new Refusal(gatewayErrors.internal);
      return threads.view(self, kept);
    },
    NewRevokeMessage(message, self, from) {
      const conversationID = message.groupID
        ? `super_group_${message.groupID}`
        : `single_${message.sendID === self ? message.recvID : message.sendID}`;
      const kept = threads.find(self, conversationID, message.clientMsgID, message.sendID);
      if (!kept || kept.message.sendID !== self) throw new Refusal(gatewayErrors.noPermission);
      takeBack(self, conversationID, kept, { from });
      return undefined;
    },
    MarkC2CMessageAsRead: (input, self) =>
      markRead(self, `single_${input.userID}`, input.msgIDList),
    MarkGroupMessageAsRead: (input, self) =>
      markRead(self, `super_group_${input.groupID}`, input.msgIDList),
    DeleteMessageFromLocalAndSvr(message, self) {
      const conversationID = message.groupID
        ? `super_group_${message.groupID}`
        : `single_${message.sendID === self ? message.recvID : message.sendID}`;
      const kept = threads.find(self, conversationID, message.clientMsgID, message.sendID);
      kept?.deletedFor.add(self);
      threads.rowState(self, conversationID).unread.delete(keyOf(message));
      tellRow(self, conversationID);
    },
    PinConversation(input, self) {
      threads.rowState(self, input.conversationID).isPinned = input.isPinned;
      tellRow(self, input.conversationID);
    },
    SetConversationRecvMessageOpt(input, self) {
      for (const id of input.conversationIDList) {
        threads.rowState(self, id).recvMsgOpt = input.opt;
        tellRow(self, id);
      }
    },
    DeleteConversation(conversationID: string, self) {
      const state = threads.rowState(self, conversationID);
      state.isHidden = true;
      state.unread.clear();
      tell(self, 'OnTotalUnreadMessageCountChanged', total(self));
    },
    TypingStatusUpdate(input, self) {
      tell(input.recvID, 'OnRecvNewMessages', [
        {
          clientMsgID: `typing-${self}-${clock()}`,
          sendID: self,
          recvID: input.recvID,
          sessionType: 1,
          contentType: contentType.typing,
          content: input.msgTip,
          status: messageStatus.sent,
        },
      ]);
    },
  };

  function markRead(self: string, conversationID: string, ids: readonly string[]): void {
    const { unread } = threads.rowState(self, conversationID);
    if (ids.length === 0) unread.clear();
    const bySender = new Map<string, string[]>();
    for (const kept of ids.flatMap((id) => threads.findAll(self, conversationID, id))) {
      const { clientMsgID: id } = kept.message;
      unread.delete(keyOf(kept.message));
      if (kept.readers.has(self)) continue;
      kept.readers.add(self);
      const list = bySender.get(kept.message.sendID) ?? [];
      bySender.set(kept.message.sendID, [...list, id]);
    }
    const isSingle = conversationID.startsWith('single_');
    for (const [sender, msgIDList] of bySender) {
      const event = isSingle ? 'OnRecvC2CReadReceipt' : 'OnRecvGroupReadReceipt';
      const place = isSingle
        ? { sessionType: 1, contentType: contentType.readReceipt }
        : { sessionType: 3, contentType: contentType.groupReadReceipt, groupID: modelGroup };
      tell(sender, event, [{ userID: self, msgIDList, readTime: clock(), ...place }]);
    }
    tellRow(self, conversationID);
  }

  const run = (request: RequestFrame, from: ModelConnection): { code: number; data: string } => {
    const declared = functions.get(request.reqFuncName);
    if (!declared) return { code: gatewayErrors.badRequest, data: '' };
    if (!from.isLoggedIn) return { code: gatewayErrors.notLoggedIn, data: '' };
    const input = decodeInput(declared, request.data);
    if (!input.ok) throw new Error(`${request.reqFuncName}: ${input.reason}`);
    const handler = handlers[request.reqFuncName];
    try {
      // The lists nobody fills are empty.
      const output = handler ? handler(input.value, from.userID, from) : [];
      return { code: 0, data: encodeOutput(declared, output as never) };
    } catch (error) {
      if (request.reqFuncName === 'SendMessage') refused.add(input.value.message.clientMsgID);
      if (error instanceof Refusal) return { code: error.code, data: '' };
      throw error;
    }
  };

  return {
    threads,
    connections,
    group,
    take,
    takeBack,
    tell,
    tellRow,
    /** A frame that no gateway should send, to all devices of a person. */
    sayNonsense(userID: string, frame: string) {
      for (const connection of connections) if (connection.userID === userID) connection.say(frame);
    },
    /** Messages taken in so far. */
    committed,
    /** Has it answer a function of its own. */
    teach<F extends GatewayFunction>(
      declared: F,
      answer: (input: FunctionInput<F>, self: string) => FunctionOutput<F>,
    ) {
      functions.set(declared.name, declared);
      handlers[declared.name] = answer;
    },
    /** Has it refuse a function as one that it does not know. */
    unlearn(name: string) {
      functions.delete(name);
    },
    /** Names of the groups people made, each as often as it was made. */
    created: (): readonly string[] => created,
    /** How often each message was sent. */
    sends: (): ReadonlyMap<string, number> => sends,
    /** Whether it ever said that it would not take a message. */
    hasRefused: (clientMsgID: string) => refused.has(clientMsgID),
    /** How often each function was called, by the page that called. */
    calls: (): ReadonlyMap<string, ReadonlyMap<string, number>> => calls,
    setBlocked(owner: string, other: string, isBlocked: boolean) {
      if (isBlocked) blocked.add(`${owner} ${other}`);
      else blocked.delete(`${owner} ${other}`);
    },
    addFault(userID: string, fault: SendFault) {
      faults.set(userID, [...(faults.get(userID) ?? []), fault]);
    },
    heal() {
      faults.clear();
      blocked.clear();
    },
    /** Takes a frame from a device and answers it. */
    receive(connection: ModelConnection, text: string): void {
      const request = JSON.parse(text) as RequestFrame;
      const { reqFuncName, operationID } = request;
      const asked = calls.get(connection.owner) ?? new Map<string, number>();
      calls.set(connection.owner, asked);
      asked.set(reqFuncName, (asked.get(reqFuncName) ?? 0) + 1);
      if (reqFuncName === 'Login') {
        connection.isLoggedIn = true;
        connection.say(frameOf('Login', '', operationID));
        connection.say(frameOf('OnSyncServerFinish', '', ''));
        return;
      }
      if (reqFuncName === 'Logout') {
        connection.isLoggedIn = false;
        connection.say(frameOf('Logout', '', operationID));
        return;
      }
      const { code, data } = run(request, connection);
      connection.say(frameOf(reqFuncName, data, operationID, code));
    },
  };
}

function frameOf(event: string, data: string, operationID: string, errCode = 0): string {
  return JSON.stringify({ event, errCode, errMsg: '', data, operationID });
}
