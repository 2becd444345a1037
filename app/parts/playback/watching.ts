import { atom } from 'jotai';
import { userIdAtom } from '../../core/session/sessionAtom.ts';
import { localStore, readJson, storageKeys, writeJson } from '../../platform/storage.ts';

/** How fast clips can be played. */
export const playbackRates = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;
export type PlaybackRate = (typeof playbackRates)[number];

/** Where a video was left, in seconds. */
type Place = readonly [videoId: string, seconds: number];

/** Places kept of an account; those of long ago give way. */
const mostPlaces = 50;

/** How a person watches on this device. */
type Watching = {
  /** Null until they have chosen: what starts by itself is then silent, what was pressed is heard. */
  isMuted: boolean | null;
  rate: PlaybackRate;
  /** Language of the captions they want, as BCP 47; null for none. */
  captions: string | null;
  places: readonly Place[];
};

/** Who is not logged in has a record as well. */
const visitor = 'visitor';

/** Rises when the device's record has changed, also by another page. */
const changesAtom = atom(0);
changesAtom.onMount = (set) =>
  localStore.subscribe(storageKeys.watching, () => set((count) => count + 1));

/** How the person watches; takes what changed of it. */
const watchingAtom = atom(
  (get): Watching => {
    get(changesAtom);
    return watchingOf(kept()[get(userIdAtom) ?? visitor]);
  },
  (get, set, change: (known: Watching) => Partial<Watching>) => {
    const owner = get(userIdAtom) ?? visitor;
    const all = kept();
    const known = watchingOf(all[owner]);
    writeJson(localStore, storageKeys.watching, {
      ...all,
      [owner]: { ...known, ...change(known) },
    });
    set(changesAtom, (count) => count + 1);
  },
);

/** Whether the person wants no sound; null until they have chosen. Feed and watch page share it. */
export const mutedAtom = atom(
  (get) => get(watchingAtom).isMuted,
  (_get, set, isMuted: boolean) => set(watchingAtom, () => ({ isMuted })),
);

export const rateAtom = atom(
  (get) => get(watchingAtom).rate,
  (_get, set, rate: PlaybackRate) => set(watchingAtom, () => ({ rate })),
);

/** Language of the captions that the person wants, as BCP 47; null for none. */
export const captionsAtom = atom(
  (get) => get(watchingAtom).captions,
  (_get, set, captions: string | null) => set(watchingAtom, () => ({ captions })),
);

/** Seconds at which each video was left, by its id; takes where one is left, and null for from the start. */
export const placesAtom = atom(
  (get): ReadonlyMap<string, number> => new Map(get(watchingAtom).places),
  (_get, set, videoId: string, seconds: number | null) =>
    set(watchingAtom, ({ places }) => {
      const others = places.filter(([id]) => id !== videoId);
      const own: readonly Place[] = seconds === null ? [] : [[videoId, seconds]];
      return { places: [...others, ...own].slice(-mostPlaces) };
    }),
);

function kept(): Readonly<Record<string, unknown>> {
  const stored = readJson(localStore, storageKeys.watching);
  return isRecord(stored) ? stored : {};
}

function watchingOf(stored: unknown): Watching {
  const { isMuted, rate, captions, places } = isRecord(stored) ? stored : {};
  return {
    isMuted: typeof isMuted === 'boolean' ? isMuted : null,
    rate: playbackRates.find((one) => one === rate) ?? 1,
    captions: typeof captions === 'string' ? captions : null,
    places: Array.isArray(places) ? places.filter(isPlace) : [],
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPlace(value: unknown): value is Place {
  if (!Array.isArray(value)) return false;
  const [id, seconds] = value as unknown[];
  return typeof id === 'string' && Number.isFinite(seconds);
}
