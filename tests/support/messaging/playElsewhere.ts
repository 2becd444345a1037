import { conversationIdOf } from '../../../app/contract/gateway/conversationId.ts';
import type { ModelGateway } from './modelGateway.ts';
import type { ModelMessage } from './modelThreads.ts';
import type { Operation } from './schedule.ts';
import { peerFor, people } from './scheduleWorld.ts';

/** What happens to messages that no device of this world has a part in. */
export type Elsewhere = Extract<
  Operation,
  { kind: 'delete-elsewhere' | 'clear-elsewhere' | 'burn' }
>;

/** The server lets messages go, for one person or for all. Devices may hear of it, or have to look. */
export function playElsewhere(gateway: ModelGateway, operation: Elsewhere): void {
  const { threads } = gateway;
  const userID = people[operation.who] as string;
  const conversationID = conversationIdOf(peerFor(userID, operation.to));
  const visible = threads.visible(userID, conversationID);
  const forget = (member: string, kept: ModelMessage): void => {
    kept.deletedFor.add(member);
    threads.forgetUnread(member, threads.nameFor(member, userID, conversationID), kept);
  };
  if (operation.kind === 'clear-elsewhere') {
    for (const kept of visible) forget(userID, kept);
    gateway.tellRow(userID, conversationID);
    return;
  }
  const chosen = visible.at(-1 - (operation.which % Math.max(1, visible.length)));
  if (!chosen) return;
  if (operation.kind === 'delete-elsewhere') {
    forget(userID, chosen);
    gateway.tellRow(userID, conversationID);
    return;
  }
  for (const member of threads.audienceOf(userID, conversationID, chosen)) {
    forget(member, chosen);
    if (operation.isTold) {
      gateway.tell(member, 'OnMsgDeleted', { ...threads.view(member, chosen), status: 4 });
    }
    gateway.tellRow(member, threads.nameFor(member, userID, conversationID));
  }
}
