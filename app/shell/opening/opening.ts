import { type KeyValueStore, readJson, storageKeys, writeJson } from '../../platform/storage.ts';

/** What is known on this device of the opening picture. */
export type Opening = {
  /** The picture that is ready for the next start, as the call gave it, and what it shows. */
  picture: { image: string; title: string } | null;
  /** Number of the local day a picture was last shown on; null for never. */
  shownOn: number | null;
};

/** What is so at the moment. */
export type Moment = {
  /** Number of the local day. */
  today: number;
  /** The app was opened, and not loaded again. */
  isOpened: boolean;
  isSeen: boolean;
  /** A page of the tab bar is in front: no form, no conversation, no page that a link leads to. */
  isTab: boolean;
  /** The person has begun to do something. */
  isTouched: boolean;
  savesData: boolean;
  /** The person wants nothing to come and go by itself. */
  lessMotion: boolean;
};

/** Whether the picture may lie over the page now: once a day, and where it is in nobody's way. */
export function mayOpen({ shownOn }: Opening, now: Moment): boolean {
  if (shownOn === now.today || now.isTouched || now.savesData || now.lessMotion) return false;
  return now.isOpened && now.isSeen && now.isTab;
}

export function readOpening(store: KeyValueStore): Opening {
  const kept = readJson(store, storageKeys.opening);
  const { picture, shownOn } = (typeof kept === 'object' && kept ? kept : {}) as Partial<
    Record<keyof Opening, unknown>
  >;
  return {
    picture: isPicture(picture) ? { image: picture.image, title: picture.title } : null,
    shownOn: Number.isInteger(shownOn) ? Number(shownOn) : null,
  };
}

function isPicture(value: unknown): value is { image: string; title: string } {
  if (typeof value !== 'object' || value === null) return false;
  const { image, title } = value as Record<string, unknown>;
  return typeof image === 'string' && image !== '' && typeof title === 'string';
}

export function keepOpening(store: KeyValueStore, changed: Partial<Opening>): void {
  writeJson(store, storageKeys.opening, { ...readOpening(store), ...changed });
}
