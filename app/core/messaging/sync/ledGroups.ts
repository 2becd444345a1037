import { leads } from '../../../contract/gateway/groupRights.ts';
import type { MessageStore } from '../store/messageStore.ts';
import type { ListRowsChange } from '../tabs/tabMessage.ts';

type Needs = {
  userID: string;
  store: Pick<MessageStore, 'list' | 'listRows'>;
  /** The person leads a group from now on, or one less. */
  onChanged: () => void;
};

/**
 * Which groups the person leads. Applications to them come and go with that, and no event tells so: they
 * are fetched anew, once, however many events change the groups otherwise.
 */
export interface LedGroups {
  /** Looks at the groups the device knows. */
  begin(): Promise<void>;
  /** Rows of lists changed on the device. */
  note(changes: readonly ListRowsChange[]): Promise<void>;
}

export function createLedGroups({ userID, store, onChanged }: Needs): LedGroups {
  const led = new Set<string>();

  const isLed = async (groupID: string): Promise<boolean> => {
    const [own] = await store.listRows('members', [userID], groupID);
    return own !== undefined && leads(own);
  };
  /** @returns whether that is new */
  const look = async (groupID: string): Promise<boolean> => {
    const isNow = await isLed(groupID);
    if (isNow === led.has(groupID)) return false;
    if (isNow) led.add(groupID);
    else led.delete(groupID);
    return true;
  };

  return {
    async begin() {
      for (const { groupID } of await store.list('joinedGroups')) await look(groupID);
    },
    async note(changes) {
      const groupIDs = new Set<string>();
      for (const { name, ofID, ids } of changes) {
        if (name !== 'members' || ofID === undefined) continue;
        if (ids === null || ids.includes(userID)) groupIDs.add(ofID);
      }
      let isChanged = false;
      for (const groupID of groupIDs) isChanged = (await look(groupID)) || isChanged;
      if (isChanged) onChanged();
    },
  };
}
