import { sessionType } from '../../../contract/gateway/enums.ts';
import { fitsFrame } from '../outbox/fitsFrame.ts';
import { composeMessage, wireMessage } from '../outbox/outgoingMessage.ts';
import type { MergedInput } from './mergedContent.ts';

/** As long as ids, a name and an address usually get. */
const id = '0'.repeat(64);
const sender = { userID: id, nickname: '字'.repeat(40), faceURL: 'x'.repeat(400) };
const peer = { sessionType: sessionType.superGroup, groupID: id };

/** Whether a record is small enough to be sent, whoever sends it to whom. */
export function fitsOneMessage(input: MergedInput): boolean {
  const content = { kind: 'merged', ...input } as const;
  const now = Date.now();
  return fitsFrame(wireMessage(composeMessage({ clientMsgID: id, peer, content, now, sender })));
}
