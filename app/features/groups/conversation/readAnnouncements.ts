import { atom } from 'jotai';
import type { GroupInfo } from '../../../contract/gateway/entities/group.ts';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import { type KeyValueStore, localStore, readJson, writeJson } from '../../../platform/storage.ts';

/** An announcement, by its group and by when it was changed last, in seconds. */
export type AnnouncementRef = Pick<GroupInfo, 'groupID' | 'notificationUpdateTime'>;

/** Which announcements each account has read on this device. */
const storageKey = 'announcements_read';

/** Noted on a device; those read longest ago give way. */
const mostNoted = 500;

type Noted = [userId: string, groupID: string, changedAt: number];

/** @returns when the announcement of each group was changed that an account read last, in seconds. */
export function readAnnouncements(
  store: KeyValueStore,
  userId: string,
): ReadonlyMap<string, number> {
  const own = notedIn(store).filter(([of]) => of === userId);
  return new Map(own.map(([, groupID, changedAt]) => [groupID, changedAt]));
}

/** Notes that an account has read an announcement: it counts as read until it is changed again. */
export function writeAnnouncementRead(
  store: KeyValueStore,
  userId: string,
  { groupID, notificationUpdateTime }: AnnouncementRef,
): void {
  const others = notedIn(store).filter(([of, id]) => of !== userId || id !== groupID);
  const noted: Noted = [userId, groupID, notificationUpdateTime];
  writeJson(store, storageKey, [...others, noted].slice(-mostNoted));
}

function notedIn(store: KeyValueStore): Noted[] {
  const stored = readJson(store, storageKey);
  return Array.isArray(stored) ? stored.filter(isNoted) : [];
}

function isNoted(value: unknown): value is Noted {
  if (!Array.isArray(value)) return false;
  const [userId, groupID, changedAt] = value as unknown[];
  return typeof userId === 'string' && typeof groupID === 'string' && Number.isFinite(changedAt);
}

/** Rises when the device's record has changed, also by another page. */
const changesAtom = atom(0);
changesAtom.onMount = (set) => localStore.subscribe(storageKey, () => set((count) => count + 1));

const nothing: ReadonlyMap<string, number> = new Map();

/** What the person has read on this device, as `readAnnouncements`; takes one that is read now. */
export const readAnnouncementsAtom = atom(
  (get) => {
    get(changesAtom);
    const userId = get(userIdAtom);
    return userId === null ? nothing : readAnnouncements(localStore, userId);
  },
  (get, set, announcement: AnnouncementRef) => {
    const userId = get(userIdAtom);
    if (userId === null) return;
    writeAnnouncementRead(localStore, userId, announcement);
    set(changesAtom, (count) => count + 1);
  },
);
