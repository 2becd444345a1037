import { atom } from 'jotai';
import type { GroupInfo } from '../../contract/gateway/entities/group.ts';
import { userIdAtom } from '../../core/session/sessionAtom.ts';
import {
  type KeyValueStore,
  localStore,
  readJson,
  storageKeys,
  writeJson,
} from '../../platform/storage.ts';

/** An announcement, by its group and by when it was changed last, in seconds. */
export type AnnouncementRef = Pick<GroupInfo, 'groupID' | 'notificationUpdateTime'>;

/** Noted of an account on a device; those read longest ago give way. */
const mostNoted = 500;

type Noted = [groupID: string, changedAt: number];

/** @returns when the announcement of each group was changed that an account read last, in seconds. */
export function readAnnouncements(
  store: KeyValueStore,
  userId: string,
): ReadonlyMap<string, number> {
  return new Map(notedOf(keptIn(store), userId));
}

/** Notes that an account has read an announcement: it counts as read until it is changed again. */
export function writeAnnouncementRead(
  store: KeyValueStore,
  userId: string,
  { groupID, notificationUpdateTime }: AnnouncementRef,
): void {
  const kept = keptIn(store);
  const others = notedOf(kept, userId).filter(([id]) => id !== groupID);
  const noted: Noted = [groupID, notificationUpdateTime];
  const own = [...others, noted].slice(-mostNoted);
  writeJson(store, storageKeys.readAnnouncements, { ...kept, [userId]: own });
}

/** @returns what the device keeps, by the id of the account */
function keptIn(store: KeyValueStore): Readonly<Record<string, unknown>> {
  const stored = readJson(store, storageKeys.readAnnouncements);
  const isRecord = typeof stored === 'object' && stored !== null && !Array.isArray(stored);
  return isRecord ? (stored as Record<string, unknown>) : {};
}

function notedOf(kept: Readonly<Record<string, unknown>>, userId: string): Noted[] {
  const own = Object.hasOwn(kept, userId) ? kept[userId] : [];
  return Array.isArray(own) ? own.filter(isNoted) : [];
}

function isNoted(value: unknown): value is Noted {
  if (!Array.isArray(value)) return false;
  const [groupID, changedAt] = value as unknown[];
  return typeof groupID === 'string' && Number.isFinite(changedAt);
}

/** Rises when the device's record has changed, also by another page. */
const changesAtom = atom(0);
changesAtom.onMount = (set) =>
  localStore.subscribe(storageKeys.readAnnouncements, () => set((count) => count + 1));

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
