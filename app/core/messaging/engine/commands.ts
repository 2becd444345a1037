import { peerOf } from '../../../contract/gateway/conversationId.ts';
import { sessionType } from '../../../contract/gateway/enums.ts';
import {
  deleteMessageFromLocalAndSvr,
  newRevokeMessage,
  typingStatusUpdate,
} from '../../../contract/gateway/functions/messages.ts';
import { type MessageRef, refOf } from '../messageRef.ts';
import type { Outbox } from '../outbox/createOutbox.ts';
import { wireMessage } from '../outbox/outgoingMessage.ts';
import { retry } from '../retry/retry.ts';
import type { Waits } from '../retry/waits.ts';
import type { MessageFact } from '../store/messageStore.ts';
import type { Sync } from '../sync/createSync.ts';
import { findUnreadAtGateway } from '../sync/findUnreadAtGateway.ts';
import type { Command } from '../tabs/tabMessage.ts';
import type { EngineParts } from './engineParts.ts';
import { createGatewayCalls } from './gatewayCalls.ts';

type FindUnread = Extract<Command, { name: 'find-unread' }>;

type Needs = Pick<EngineParts, 'userID' | 'gateway' | 'store' | 'publisher' | 'random'> & {
  waits: Waits;
  sync: Sync;
  outbox: Outbox;
};

/**
 * Does what a person asks for and what needs the gateway.
 * @returns does one command, to what can be cloned. @throws GatewayError, DatabaseError
 */
export function createCommands(needs: Needs): (command: Command) => Promise<unknown> {
  const { userID, gateway, store, publisher, waits, sync, outbox } = needs;

  // No event repeats on this device what it has done itself.
  const applyFact = async (fact: MessageFact): Promise<void> => {
    publisher.changes(await retry(() => store.applyFacts([fact]), { waits }));
  };

  const call = createGatewayCalls(needs);

  const revoke = async (ref: MessageRef): Promise<void> => {
    const message = await store.message(ref);
    if (!message || message.isRevoked) return;
    await gateway.call(newRevokeMessage, wireMessage(message));
    await applyFact({ ...refOf(message), isRevoked: true, revokerID: userID });
    sync.check([message.conversationID]);
  };

  const remove = async (ref: MessageRef): Promise<void> => {
    const message = await store.message(ref);
    if (!message || message.isDeleted) return;
    const { clientMsgID } = message;
    if (message.state !== 'sent') {
      const entry = await store.outboxEntry(clientMsgID);
      outbox.forget(clientMsgID);
      publisher.changes(await store.removeOutgoing(clientMsgID));
      // It may have been delivered all the same: should it come back, it stays deleted here.
      if (entry && entry.attempts > 0) await applyFact({ ...refOf(message), isDeleted: true });
      return;
    }
    await gateway.call(deleteMessageFromLocalAndSvr, wireMessage(message));
    await applyFact({ ...refOf(message), isDeleted: true });
    sync.check([message.conversationID]);
  };

  const sendTyping = async (conversationID: string, isTyping: boolean): Promise<void> => {
    const peer = peerOf(conversationID);
    if (peer?.sessionType !== sessionType.single) return;
    const msgTip = isTyping ? 'yes' : 'no';
    await gateway.call(typingStatusUpdate, { recvID: peer.userID, msgTip });
  };

  const findUnread = async ({ conversationID, count }: FindUnread): Promise<MessageRef | null> => {
    const found = await findUnreadAtGateway({ gateway, userID }, conversationID, count);
    return found && refOf({ ...found, conversationID });
  };

  return async (command) => {
    switch (command.name) {
      case 'call':
        return call(command);
      case 'revoke':
        return revoke(command.message);
      case 'remove':
        return remove(command.message);
      case 'load-list':
        return sync.loadList(command.list, command.ofID);
      case 'load-older':
        return sync.loadOlder(command.conversationID, command.before, command.count);
      case 'load-newer':
        return sync.loadNewer(command.conversationID, command.after);
      case 'load-around':
        return sync.loadAround(command.message);
      case 'find-unread':
        return findUnread(command);
      case 'check':
        return sync.checkBefore(command.conversationID, command.before);
      case 'typing':
        return sendTyping(command.conversationID, command.isTyping);
      case 'cancel-upload':
        return outbox.cancelUpload(command.clientMsgID);
      case 'reconnect':
        return gateway.wake();
    }
  };
}
