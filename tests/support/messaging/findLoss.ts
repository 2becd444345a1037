import { createMessageStore } from '../../../app/core/messaging/store/createMessageStore.ts';
import { keyOf, type ModelMessage } from './modelThreads.ts';
import type { ScheduleWorld } from './scheduleWorld.ts';
import type { Writing } from './writings.ts';

/** @returns what somebody wrote and what went nowhere, twice or to the wrong place, or null */
export async function findLoss(world: ScheduleWorld): Promise<string | null> {
  const places = placesOf(world.gateway.threads.all());
  for (const writing of world.writings.all) {
    const name = `${writing.text || writing.clientMsgID} of ${writing.userID}`;
    const found = findWriting(places, writing);
    if (found.length > 1) return `${name} is there ${found.length} times`;
    if (isRemoved(world, writing)) continue;
    const [own] = found;
    if (!own) {
      if (await isLost(world, writing)) return `${name}, ${writing.fate}, is lost`;
      continue;
    }
    if (isOpen(world, writing)) continue;
    for (const earlier of writing.after) {
      if (isOpen(world, earlier) || isRemoved(world, earlier)) continue;
      const [before] = findWriting(places, earlier);
      if (before && before.seq > own.seq) return `${name} stands before ${earlier.text}`;
    }
  }
  return null;
}

function isRemoved(world: ScheduleWorld, { userID, clientMsgID }: Writing): boolean {
  return world.removed.has(keyOf({ sendID: userID, clientMsgID }));
}

type Places = ReadonlyMap<string, readonly ModelMessage[]>;

/** Where each message is that the server has, by sender and id, and by sender and text. */
function placesOf(all: readonly ModelMessage[]): Places {
  const places = new Map<string, ModelMessage[]>();
  for (const kept of all) {
    const { sendID, clientMsgID, content } = kept.message;
    for (const key of [`${sendID} ${clientMsgID}`, `${sendID} ${content}`]) {
      places.set(key, [...(places.get(key) ?? []), kept]);
    }
  }
  return places;
}

/** A text is found by itself: who wrote it may never have heard its id. */
function findWriting(
  places: Places,
  { userID, text, clientMsgID }: Writing,
): readonly ModelMessage[] {
  return places.get(`${userID} ${text || clientMsgID}`) ?? [];
}

/** Sent again by hand, or refused and not known as such by the full device: it goes later. */
function isOpen(world: ScheduleWorld, { clientMsgID, tab, isOnDisk }: Writing): boolean {
  if (world.resent.has(clientMsgID)) return true;
  return isOnDisk && !tab.store.isDurable && world.gateway.hasRefused(clientMsgID);
}

async function isLost(world: ScheduleWorld, writing: Writing): Promise<boolean> {
  const { fate, isJournaled, isOnDisk, tab } = writing;
  // It went back to where it was written.
  if (fate === 'refused') return false;
  // Until it is kept, what was not journaled stays where it was written or is still being chosen; what
  // only a page had of it is gone with the page.
  const isOfPage = !isJournaled && (fate === 'sent' || !isOnDisk);
  if (isOfPage && tab.isDead()) return false;
  return !(await isFailedSomewhere(world, writing));
}

async function isFailedSomewhere(
  world: ScheduleWorld,
  { userID, clientMsgID, conversationID, text }: Writing,
): Promise<boolean> {
  for (const device of world.devices) {
    if (!device.accounts.includes(userID)) continue;
    const own = device.tabs().filter((tab) => !tab.store.isDurable && device.userID() === userID);
    const stores = [
      createMessageStore(device.databaseOf(userID)),
      ...own.map(({ store }) => store),
    ];
    for (const store of stores) {
      const kept = await store.pageBefore(conversationID, null, everything);
      const isIt = (one: (typeof kept)[number]) =>
        one.sendID === userID && (one.clientMsgID === clientMsgID || one.content === text);
      if (kept.some((one) => isIt(one) && one.state === 'failed')) return true;
    }
  }
  return false;
}

const everything = 10_000;
