import { atom } from 'jotai';
import { userIdAtom } from '../../core/session/sessionAtom.ts';
import { localStore, readJson, storageKeys, writeJson } from '../../platform/storage.ts';

type Kept = Readonly<Record<string, unknown>>;

const asRecord = (value: unknown): Kept =>
  typeof value === 'object' && value !== null ? (value as Kept) : {};
const all = (): Kept => asRecord(readJson(localStore, storageKeys.groupAliases));

const changesAtom = atom(0);
changesAtom.onMount = (set) =>
  localStore.subscribe(storageKeys.groupAliases, () => set((count) => count + 1));

/**
 * What the person calls groups, by `groupID`. The gateway has no place for it that others do not see, so
 * this device keeps it, of each account its own.
 */
export const groupAliasesAtom = atom(
  (get): Kept => {
    get(changesAtom);
    return asRecord(all()[get(userIdAtom) ?? '']);
  },
  /** @param alias '' for none */
  (get, set, groupID: string, alias: string) => {
    const userID = get(userIdAtom) ?? '';
    const { [groupID]: _before, ...others } = get(groupAliasesAtom);
    const own = alias === '' ? others : { ...others, [groupID]: alias };
    writeJson(localStore, storageKeys.groupAliases, { ...all(), [userID]: own });
    set(changesAtom, (count) => count + 1);
  },
);

/** @returns what the person calls a group; '' where they gave it no name */
export function aliasIn(aliases: Kept, groupID: string): string {
  const alias = aliases[groupID];
  return typeof alias === 'string' ? alias : '';
}
