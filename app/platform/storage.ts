/** A place for short texts that never throws: where the browser refuses, the page's memory serves. */
export interface KeyValueStore {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Calls back when another page of this origin changes the key. @returns the unsubscriber. */
  subscribe(key: string, onChange: (value: string | null) => void): () => void;
}

/** What the app keeps in `localStorage` and, where said, in `sessionStorage`. */
export const storageKeys = {
  /** The chosen language, a locale id. */
  language: 'user_language',
  /** The chosen colour scheme: `auto`, `light` or `dark`. */
  scheme: 'colour_scheme',
  /** Tokens and profile of the person logged in; absent for visitors. */
  session: 'session',
  /** Accounts used on this device: names and pictures. */
  accounts: 'cached_accounts',
  /** JWTs of accounts that may be switched to without a password. */
  accountKeys: 'account_keys',
  /** What the platform last said of this site; expires. */
  platform: 'platform_info',
  /** Invitation code kept for the next registration. */
  superior: 'superior_code',
  /** Id of this browser profile. */
  device: 'device_id',
  /** Last good backup lines. */
  lines: 'backup_lines',
  /** Keys of what was begun and not yet answered. */
  intents: 'open_intents',
  /** The release that this page was last restarted for, in `sessionStorage`. */
  restarted: 'restarted_release',
  /** Texts of unfinished forms, in `sessionStorage`. */
  drafts: 'form_drafts',
  /** When the browser was last asked to keep what is stored, in milliseconds. */
  persistAsked: 'persist_asked',
  /** Accounts that are to be forgotten and may not be yet. */
  left: 'left_accounts',
  /** Where conversations are read, by visit; in `sessionStorage`. */
  readingPlaces: 'reading_places',
  /** How the server ended the last session, in `sessionStorage`. */
  ending: 'session_ending',
  /** When waits end, such as the one before another SMS code; in `sessionStorage`. */
  countdowns: 'countdowns',
  /** `1` where amounts are hidden on this device. */
  amountsHidden: 'amounts_hidden',
  /** Heights of the keyboard on the screen, by the width of the window. */
  keyboards: 'keyboard_heights',
  /** Emoji used last on this device, the newest first. */
  recentEmoji: 'recent_emoji',
  /** Which voice messages each account has played on this device. */
  heard: 'heard_clips',
  /** How fast voice messages are played. */
  voiceRate: 'voice_rate',
  /** Places that a person keeps to send, by the id of the account. */
  places: 'saved_places',
  /** What a person calls groups, by the id of the account. */
  groupAliases: 'group_aliases',
  /** Which announcements of groups were read on this device, by the id of the account. */
  readAnnouncements: 'announcements_read',
  /** How new messages may not make themselves known on this device. */
  alertsOff: 'alerts_off',
  /** `1` where this device is to load as little as it can of what plays. */
  dataSaver: 'data_saver',
  /** How a person watches: sound, speed, captions and where they stopped, by the id of the account. */
  watching: 'watching',
  /** What stood at the head of the discover page when it was last shown. */
  discoverHead: 'discover_head',
  /** Which of the platform's announcements were read on this device, by their ids. */
  announced: 'announced',
  /** The opening picture that is ready for another start, and the day one was last shown. */
  opening: 'opening_picture',
} as const;

/**
 * @param getArea reaches for `localStorage` or `sessionStorage`; may throw where storage is blocked
 */
export function createStore(getArea: () => Storage): KeyValueStore {
  // Values the area did not take; they shadow what it still holds.
  const memory = new Map<string, string | null>();

  const attempt = <Result>(action: (area: Storage) => Result): { value: Result } | null => {
    try {
      return { value: action(getArea()) };
    } catch {
      // Blocked, full, or no storage at all: the caller falls back to memory.
      return null;
    }
  };

  return {
    read(key) {
      const shadowed = memory.get(key);
      if (shadowed !== undefined) return shadowed;
      return attempt((area) => area.getItem(key))?.value ?? null;
    },
    write(key, value) {
      if (attempt((area) => area.setItem(key, value))) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      if (attempt((area) => area.removeItem(key))) memory.delete(key);
      else memory.set(key, null);
    },
    subscribe(key, onChange) {
      const listener = (event: StorageEvent) => {
        // A null key means that everything was cleared.
        if (event.key !== key && event.key !== null) return;
        if (event.storageArea !== null && event.storageArea !== attempt((area) => area)?.value) {
          return;
        }
        memory.delete(key);
        onChange(event.key === null ? null : event.newValue);
      };
      window.addEventListener('storage', listener);
      return () => window.removeEventListener('storage', listener);
    },
  };
}

/** Kept between visits. */
export const localStore: KeyValueStore = createStore(() => window.localStorage);
/** Kept until the page's tab closes. */
export const sessionStore: KeyValueStore = createStore(() => window.sessionStorage);

/** @returns the value written by `writeJson`, or null where there is none or it is broken. */
export function readJson(store: KeyValueStore, key: string): unknown {
  const text = store.read(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    // Written by something else, or cut short: as good as absent.
    return null;
  }
}

export function writeJson(store: KeyValueStore, key: string, value: unknown): void {
  store.write(key, JSON.stringify(value));
}
