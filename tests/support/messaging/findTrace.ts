import { keyOf } from './modelThreads.ts';
import type { ScheduleWorld } from './scheduleWorld.ts';

/** @returns what a device still has in some store although the server let it go, or null */
export async function findTrace(world: ScheduleWorld): Promise<string | null> {
  const gone = world.gateway.threads
    .all()
    .filter(({ message, deletedFor }) => deletedFor.size > 0 && message.content.startsWith('<'))
    // Without a number no page can say that it is gone.
    .filter(({ wrong }) => !(wrong && 'seq' in wrong));
  if (gone.length === 0) return null;
  for (const device of world.devices) {
    for (const userID of device.accounts) {
      if (world.conversationsOf(userID).some((id) => world.hasUnreadable(userID, id))) continue;
      const everything = await device.textOf(userID);
      for (const { message, deletedFor } of gone) {
        if (!deletedFor.has(userID) || !everything.includes(message.content)) continue;
        // Sent again by a device that did not know of its arrival, it is back where it was sent.
        const times = world.gateway.sends().get(message.clientMsgID) ?? 0;
        if (world.removed.has(keyOf(message)) && times > 1) continue;
        return `${device.name}/${userID} still has ${message.content}, which is gone`;
      }
    }
  }
  return null;
}
