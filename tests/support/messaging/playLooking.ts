import { conversationIdOf } from '../../../app/contract/gateway/conversationId.ts';
import type { ModelDevice } from './modelDevice.ts';
import type { Operation } from './schedule.ts';
import { peerFor, type ScheduleWorld } from './scheduleWorld.ts';

/** Operations that look at another part of a conversation. */
export type Looking = Extract<
  Operation,
  { kind: 'load-older' | 'load-newer' | 'look-at' | 'look-unread' | 'to-newest' }
>;

/** Looks at another part of a conversation, and leaves it open there. */
export function playLooking(world: ScheduleWorld, device: ModelDevice, operation: Looking): void {
  const userID = device.userID();
  const conversationID = conversationIdOf(peerFor(userID, operation.to));
  const open = device.tab().engine.open(conversationID);
  switch (operation.kind) {
    case 'load-older':
      open.loadOlder().catch(() => undefined);
      return;
    case 'load-newer':
      open.loadNewer().catch(() => undefined);
      return;
    case 'to-newest':
      open.toNewest().catch(() => undefined);
      return;
    case 'look-unread':
      open.findUnread(operation.count).catch(() => undefined);
      return;
    case 'look-at': {
      const all = world.gateway.threads.visible(userID, conversationID);
      const wanted = all[operation.which % Math.max(1, all.length)]?.message;
      if (!wanted) return;
      const { clientMsgID, sendID } = wanted;
      open.openAt({ conversationID, clientMsgID, sendID }).catch(() => undefined);
    }
  }
}
