import { expect } from 'vitest';
import type { Message } from '../../../app/contract/gateway/entities/message.ts';
import type { GatewayEventName } from '../../../app/contract/gateway/events.ts';
import type { Notes, Step } from '../support/steps.ts';
import type { Name } from '../support/world.ts';

/** @returns the id of the message kept under a name */
export const idIn = (notes: Notes, note: string): string =>
  JSON.parse(notes[note] ?? '').clientMsgID;

/** Makes a text and keeps it under a name. */
export function write(by: Name, note: string, text: string): Step {
  return {
    by,
    method: 'createTextMessage',
    input: () => text,
    reply: (message: Message, { notes }) => {
      notes[note] = JSON.stringify(message);
    },
  };
}

/** Sends what was kept under a name, and keeps what came back. */
export function send(
  by: Name,
  note: string,
  to: Name | 'group',
  hears: NonNullable<Step['hears']>,
  more: Partial<Step> = {},
): Step {
  return {
    by,
    method: 'sendMessage',
    input: ({ id, notes }) => ({
      recvID: to === 'group' ? '' : id(to),
      groupID: to === 'group' ? notes['group'] : '',
      message: notes[note],
    }),
    reply: (message: Message, { notes }) => {
      expect(message).toMatchObject({ clientMsgID: idIn(notes, note), status: 2 });
      expect(message.serverMsgID).not.toBe('');
      expect(message.seq).toBeGreaterThan(0);
      notes[note] = JSON.stringify(message);
    },
    hears,
    ...more,
  };
}

export const received: GatewayEventName[] = [
  'OnRecvNewMessage',
  'OnConversationChanged',
  'OnTotalUnreadMessageCountChanged',
];
export const firstReceived: GatewayEventName[] = [
  'OnRecvNewMessage',
  'OnNewConversation',
  'OnTotalUnreadMessageCountChanged',
];
export const firstSent: GatewayEventName[] = ['OnProgress', 'OnNewConversation'];
export const sent: GatewayEventName[] = ['OnProgress', 'OnConversationChanged'];
export const read: GatewayEventName[] = [
  'OnTotalUnreadMessageCountChanged',
  'OnConversationChanged',
];

/** What clearing makes its owner hear where some of it was unread. */
export const cleared: GatewayEventName[] = [
  'OnConversationChanged',
  'OnTotalUnreadMessageCountChanged',
];
