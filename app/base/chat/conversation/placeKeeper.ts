import type { useStore } from 'jotai';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import { limits } from '../../../lib/limits.ts';
import { readJson, sessionStore, storageKeys, writeJson } from '../../../platform/storage.ts';
import { subscribeVisible } from '../../../platform/visibility.ts';
import { subscribeHide } from '../../../platform/wake.ts';

/** Visits whose place is kept; the one longest unchanged gives way. */
const mostVisits = 30;

/** @param key `messageKeyOf` the message at the top; null: the newest messages are in view */
export function keepPlace(visit: string, key: string | null): void {
  const known = readJson(sessionStore, storageKeys.readingPlaces);
  const all = Object.entries(typeof known === 'object' && known !== null ? known : {});
  const others = all.filter(([its]) => its !== visit);
  if (key === null && others.length === all.length) return;
  const kept = key && partsOf(key).join('\n');
  const entries = [...others, ...(kept ? [[visit, kept]] : [])].slice(-mostVisits);
  writeJson(sessionStore, storageKeys.readingPlaces, Object.fromEntries(entries));
}

/** @returns conversation, sender and id of a message, as `messageKeyOf` has them; nothing of another key */
function partsOf(key: string): string[] {
  const [, idLength, senderLength, rest = ''] = /^(\d+) (\d+) (.*)$/s.exec(key) ?? [];
  const sender = Number(idLength);
  const conversation = sender + Number(senderLength);
  return [rest.slice(conversation), rest.slice(sender, conversation), rest.slice(0, sender)];
}

type Noted = {
  visit: string;
  key: string | null;
  store: ReturnType<typeof useStore>;
};

let waiting: (Noted & { reader: string | null }) | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Keeps a place once scrolling rests, and when the page goes. */
export function notePlace(noted: Noted): void {
  clearTimeout(timer);
  if (waiting && waiting.visit !== noted.visit) save();
  waiting = { ...noted, reader: noted.store.get(userIdAtom) };
  timer = setTimeout(save, limits.debounce);
}

function save(): void {
  const noted = waiting;
  waiting = null;
  // Of who has logged out nothing is kept.
  if (noted && noted.store.get(userIdAtom) === noted.reader) keepPlace(noted.visit, noted.key);
}

subscribeHide(save);
subscribeVisible(save);
