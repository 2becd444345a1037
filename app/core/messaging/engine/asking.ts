import { refOf } from '../messageRef.ts';
import type { Messaging } from '../messaging.ts';
import type { Command } from '../tabs/tabMessage.ts';
import type { Editing } from './editing.ts';

/** What a person does that the leading tab does for them. */
export type Asking = Pick<
  Messaging,
  | 'cancelUpload'
  | 'remove'
  | 'revoke'
  | 'pin'
  | 'setReceiveOption'
  | 'hide'
  | 'loadMembers'
  | 'reconnect'
>;

/** @param ask has the leading tab do it, this one or another */
export function createAsking(
  ask: (command: Command) => Promise<void>,
  withdraw: Editing['withdraw'],
): Asking {
  return {
    cancelUpload: (clientMsgID) => ask({ name: 'cancel-upload', clientMsgID }),
    async remove(message) {
      await withdraw(message);
      await ask({ name: 'remove', message: refOf(message) });
    },
    revoke: (message) => ask({ name: 'revoke', message: refOf(message) }),
    pin: (conversationID, isPinned) => ask({ name: 'pin', conversationID, isPinned }),
    setReceiveOption: (conversationID, option) =>
      ask({ name: 'receive-option', conversationID, option }),
    hide: (conversationID) => ask({ name: 'hide', conversationID }),
    loadMembers: (groupID) => ask({ name: 'load-members', groupID }),
    reconnect() {
      ask({ name: 'reconnect' }).catch(() => undefined);
    },
  };
}
