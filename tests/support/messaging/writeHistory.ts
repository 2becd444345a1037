import * as v from 'valibot';
import { contentType } from '../../../app/contract/gateway/contentType.ts';
import { peerOf } from '../../../app/contract/gateway/conversationId.ts';
import { message } from '../../../app/contract/gateway/entities/message.ts';
import { people, type ScheduleWorld } from './scheduleWorld.ts';

/**
 * What was said before any device of a world came: old-0, old-1 … by turns of all who are in the
 * conversation, `u1` first. A device has none of it at first.
 * @param conversationID as `u1` has it
 */
export function writeHistory(
  { gateway, time }: ScheduleWorld,
  conversationID: string,
  count: number,
): void {
  const peer = peerOf(conversationID);
  if (!peer) throw new Error(`${conversationID} is no conversation.`);
  const authors = 'groupID' in peer ? people : (['u1', peer.userID] as const);
  for (let index = 0; index < count; index += 1) {
    const sendID = authors[index % authors.length] as string;
    const recvID = 'groupID' in peer ? '' : sendID === 'u1' ? peer.userID : 'u1';
    const old = v.parse(message, {
      clientMsgID: `old-${index}`,
      sendID,
      recvID,
      groupID: 'groupID' in peer ? peer.groupID : '',
      sessionType: peer.sessionType,
      contentType: contentType.text,
      content: `old ${index}`,
      createTime: time.now(),
    });
    gateway.take(sendID, 'groupID' in peer ? conversationID : `single_${recvID}`, old);
  }
}
