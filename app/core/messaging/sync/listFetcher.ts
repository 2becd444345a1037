import type { ListName } from '../../../contract/gateway/callableFunction.ts';
import { getSelfUserInfo } from '../../../contract/gateway/functions/session.ts';
import type { Key } from '../../../platform/database/database.ts';
import type { EngineParts } from '../engine/engineParts.ts';
import { listOf, listsOfRows } from '../lists/gatewayLists.ts';
import { listRowId } from '../lists/listIds.ts';

type Needs = Pick<EngineParts, 'userID' | 'gateway' | 'store' | 'publisher'> & {
  /** What was kept of a list of something is gone: that is no row of its list. */
  onDropped: (name: ListName, ofID: string) => void;
};

/** Fetches the gateway's lists into the store, by the table `gatewayLists`. */
export interface ListFetcher {
  /** Fetches what the gateway has of the person. @throws GatewayError, DatabaseError */
  fetchSelf(): Promise<void>;
  /**
   * Replaces a list.
   * @returns false for a list of something that has gone meanwhile: nothing of it is kept
   * @throws GatewayError, DatabaseError
   */
  fetchList(name: ListName, ofID: string): Promise<boolean>;
  /** Replaces rows, and removes those the gateway does not have. @throws GatewayError, DatabaseError */
  fetchRows(name: ListName, ids: readonly string[], ofID: string): Promise<void>;
}

export function createListFetcher(needs: Needs): ListFetcher {
  const { userID, gateway, store, publisher, onDropped } = needs;
  const drop = async (name: ListName, isGone: (ofID: string) => boolean): Promise<void> => {
    for (const ofID of await store.dropListsOf(name, isGone)) {
      onDropped(name, ofID);
      publisher.lists([{ name, ofID, ids: null }]);
    }
  };
  /** Of what is no row of its list, nothing is kept. */
  const dropListsOf = async (owners: ListName): Promise<void> => {
    const inner = listsOfRows(owners);
    if (inner.length === 0) return;
    const { keyOf } = listOf(owners);
    const known = new Set((await store.list(owners)).map((row) => listRowId(keyOf(row))));
    for (const name of inner) await drop(name, (ofID) => !known.has(ofID));
  };
  /**
   * @returns writes rows that are fetched from now on, and says whether they are kept: not where what they
   * are of goes meanwhile. What is no row of its list yet may still become one.
   */
  const startWriting = async (name: ListName, ofID: string) => {
    const { of } = listOf(name);
    const isThere = async (): Promise<boolean> =>
      !of || (await store.listRows(of.list, [ofID])).length > 0;
    const wasThere = await isThere();
    return async (write: () => Promise<readonly Key[] | null>): Promise<boolean> => {
      const ids = await write();
      // After the write, as what they are of may go at any time before it.
      const isKept = !wasThere || (await isThere());
      if (!isKept) await drop(name, (gone) => gone === ofID);
      else if (ids) publisher.lists([{ name, ofID, ids }]);
      return isKept;
    };
  };
  return {
    async fetchSelf() {
      await store.setMeta('selfInfo', await gateway.call(getSelfUserInfo, undefined));
    },
    async fetchList(name, ofID) {
      const writing = await startWriting(name, ofID);
      const rows = await listOf(name).getAll(gateway.call, ofID, async (page) => {
        await writing(async () => unlessNone(await store.mergeList(name, page, ofID)));
      });
      const isKept = await writing(async () => {
        const ids = await store.replaceList(name, rows, ofID);
        return (await store.noteFetched(name, ofID)) ? ids : unlessNone(ids);
      });
      await dropListsOf(name);
      return isKept;
    },
    async fetchRows(name, ids, ofID) {
      const { getSome, keyOf } = listOf(name);
      const writing = await startWriting(name, ofID);
      const rows = (await getSome?.(gateway.call, ids, ofID, userID)) ?? [];
      const found = new Set(rows.map(keyOf));
      const gone = ids.filter((id) => !found.has(id));
      await writing(async () =>
        unlessNone([
          ...(await store.mergeList(name, rows, ofID)),
          ...(await store.removeFromList(name, gone, ofID)),
        ]),
      );
    },
  };
}

function unlessNone(ids: readonly Key[]): readonly Key[] | null {
  return ids.length > 0 ? ids : null;
}
