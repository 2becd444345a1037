import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import { contentType } from '../../../app/contract/gateway/contentType.ts';
import type { GroupInfo } from '../../../app/contract/gateway/entities/group.ts';
import type { Message } from '../../../app/contract/gateway/entities/message.ts';
import {
  groupRole,
  groupType,
  messageStatus,
  sessionType,
} from '../../../app/contract/gateway/enums.ts';
import { markMessageAsReadByConID } from '../../../app/contract/gateway/functions/conversations.ts';
import { addBlack, removeBlack } from '../../../app/contract/gateway/functions/friends.ts';
import { createGroup } from '../../../app/contract/gateway/functions/groups.ts';
import { getAdvancedHistoryMessageList } from '../../../app/contract/gateway/functions/history.ts';
import { sendMessage } from '../../../app/contract/gateway/functions/messages.ts';
import { timers } from '../../../app/platform/timers.ts';
import type { OpenSocket } from '../../../app/platform/webSocket.ts';
import { createGatewayClient } from '../../../app/transport/gateway/createGatewayClient.ts';
import type { GatewayClient, GatewayEvent } from '../../../app/transport/gateway/gatewayClient.ts';

/** Somebody at the gateway who is no browser. */
export type GatewayPerson = {
  userID: string;
  client: GatewayClient;
  /** What the gateway told them so far. */
  events: GatewayEvent[];
  /** Sends a text to a person, or to a group. */
  say(to: { userID: string } | { groupID: string }, text: string): Promise<Message>;
  /** The newest texts of a conversation, oldest first. */
  texts(conversationID: string, count?: number): Promise<string[]>;
  /** Reads a conversation to its end, on whatever device this is. */
  read(conversationID: string): Promise<unknown>;
  /** A group of this person and others. */
  createGroup(groupName: string, userIDs: readonly string[]): Promise<GroupInfo>;
  block(userID: string): Promise<unknown>;
  unblock(userID: string): Promise<unknown>;
  leave(): void;
};

/** @param host for the `Host` header: Node resolves no `*.localhost` */
export function nodeSocket(host?: string): OpenSocket {
  return (url, handlers) => {
    const socket = new WebSocket(url, host === undefined ? {} : { headers: { host } });
    socket.on('open', handlers.open);
    socket.on('message', (data, isBinary) => handlers.message(isBinary ? data : data.toString()));
    socket.on('close', handlers.close);
    // Followed by `close`, which says all a browser would.
    socket.on('error', () => undefined);
    return { send: (text) => socket.send(text), close: () => socket.close() };
  };
}

/** Logs somebody in at the gateway, and waits until they can send. */
export async function joinGateway(
  at: { url: string; host?: string },
  login: { userID: string; token: string },
): Promise<GatewayPerson> {
  const client = createGatewayClient({
    url: () => at.url,
    openSocket: nodeSocket(at.host),
    clock: Date.now,
    timers,
    random: (bytes) => bytes.map(() => randomBytes(1)[0] ?? 0),
    isOnline: () => true,
    onWake: () => () => undefined,
  });
  const events: GatewayEvent[] = [];
  client.onEvent((event) => events.push(event));
  const isOnline = new Promise<void>((resolve, reject) => {
    client.onState((state) => {
      if (state.status === 'online') resolve();
      if (state.status === 'stopped') reject(new Error(`The gateway said: ${state.reason}.`));
    });
  });
  client.start(login);
  await isOnline;
  return {
    userID: login.userID,
    client,
    events,
    say(to, text) {
      const isGroup = 'groupID' in to;
      const target = isGroup
        ? { recvID: '', groupID: to.groupID }
        : { recvID: to.userID, groupID: '' };
      const message = {
        ...target,
        clientMsgID: randomBytes(16).toString('hex'),
        sendID: login.userID,
        sessionType: isGroup ? sessionType.group : sessionType.single,
        contentType: contentType.text,
        content: text,
        status: messageStatus.sending,
        createTime: Date.now(),
      };
      return client.call(sendMessage, { ...target, message, offlinePushInfo: '' });
    },
    async texts(conversationID, count = 100) {
      const page = await client.call(getAdvancedHistoryMessageList, {
        conversationID,
        count,
        startClientMsgID: '',
      });
      return (page.messageList ?? []).map(({ content }) => content);
    },
    read: (conversationID) =>
      client.call(markMessageAsReadByConID, { conversationID, msgIDList: [] }),
    createGroup: (groupName, userIDs) =>
      client.call(createGroup, {
        groupBaseInfo: { groupType: groupType.normal, groupName },
        memberList: userIDs.map((userID) => ({ userID, roleLevel: groupRole.ordinary })),
      }),
    block: (userID) => client.call(addBlack, userID),
    unblock: (userID) => client.call(removeBlack, userID),
    leave: () => client.close(),
  };
}
