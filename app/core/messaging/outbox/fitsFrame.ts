import type { Message } from '../../../contract/gateway/entities/message.ts';
import { sessionType } from '../../../contract/gateway/enums.ts';
import type { MessageContent } from '../contents/content.ts';
import { composeMessage, wireMessage } from './outgoingMessage.ts';

/**
 * Bytes of a frame that a message may fill: a gateway refuses one over 51,200 (protocol reference,
 * section 6), and ids and names stand beside it.
 */
const mostBytes = 50_000;

/** As long as ids, a name and an address usually get. */
const id = '0'.repeat(64);
const sender = { userID: id, nickname: '字'.repeat(40), faceURL: 'x'.repeat(400) };
const peer = { sessionType: sessionType.superGroup, groupID: id };

/** Whether a message can be sent in one frame: its JSON is packed into JSON twice over. */
export function fitsFrame(message: Message): boolean {
  const data = JSON.stringify({ message: JSON.stringify(message) });
  return new Blob([JSON.stringify({ data })]).size <= mostBytes;
}

/** Whether this is small enough to be sent, whoever sends it to whom. */
export function fitsOneMessage(content: MessageContent): boolean {
  const now = Date.now();
  return fitsFrame(wireMessage(composeMessage({ clientMsgID: id, peer, content, now, sender })));
}
