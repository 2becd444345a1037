import { conversationIdOf } from '../../../app/contract/gateway/conversationId.ts';
import type { ModelMessage } from './modelThreads.ts';
import type { Operation } from './schedule.ts';
import { peerFor, people, type ScheduleWorld } from './scheduleWorld.ts';

/** What happens to messages that no device of this world has a part in. */
export type Elsewhere = Extract<
  Operation,
  { kind: 'delete-elsewhere' | 'clear-elsewhere' | 'burn' }
>;

/** The server lets messages go, for one person or for all. Devices may hear of it, or have to look. */
export async function playElsewhere(world: ScheduleWorld, operation: Elsewhere): Promise<void> {
  const { gateway } = world;
  const { threads } = gateway;
  const userID = people[operation.who] as string;
  const conversationID = conversationIdOf(peerFor(userID, operation.to));
  const unsettled = await textsOnTheirWay(world);
  const visible = threads
    .visible(userID, conversationID)
    .filter(({ message }) => !unsettled.includes(message.clientMsgID));
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

/** What a device sends again, not knowing that it has arrived, comes back whoever deleted it. */
async function textsOnTheirWay({ devices }: ScheduleWorld): Promise<string> {
  const texts: string[] = [];
  for (const { accounts, databaseOf, texts: journaled } of devices) {
    texts.push(...journaled.keys(''));
    for (const userID of accounts) {
      const outbox = databaseOf(userID).transaction(['outbox'], 'read', (tx) => tx.range('outbox'));
      texts.push(...(await outbox).map(({ clientMsgID }) => clientMsgID));
    }
  }
  return texts.join();
}
