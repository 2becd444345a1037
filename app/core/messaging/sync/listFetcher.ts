import type { ListName } from '../../../contract/gateway/callableFunction.ts';
import { getSelfUserInfo } from '../../../contract/gateway/functions/session.ts';
import type { Key } from '../../../platform/database/database.ts';
import type { EngineParts } from '../engine/engineParts.ts';
import { listOf, listsOfRows } from '../lists/gatewayLists.ts';
import { listRowId } from '../lists/listIds.ts';

type Needs = Pick<EngineParts, 'gateway' | 'store' | 'publisher'> & {
  /** What was kept of a list of something is gone: that is no row of its list. */
  onDropped: (name: ListName, ofID: string) => void;
};

/** Fetches the gateway's lists into the store, by the table `gatewayLists`. */
export interface ListFetcher {
  /** Fetches what the gateway has of the person. @throws GatewayError, DatabaseError */
  fetchSelf(): Promise<void>;
  /** Replaces a list. @throws GatewayError, DatabaseError */
  fetchList(name: ListName, ofID: string): Promise<void>;
  /** Replaces rows, and removes those the gateway does not have. @throws GatewayError, DatabaseError */
  fetchRows(name: ListName, ids: readonly string[], ofID: string): Promise<void>;
}

export function createListFetcher({ gateway, store, publisher, onDropped }: Needs): ListFetcher {
  const publishRows = (name: ListName, ofID: string, ids: readonly Key[]): void => {
    if (ids.length > 0) publisher.lists([{ name, ofID, ids }]);
  };
  /** Of what is no row of its list, nothing is kept. */
  const dropListsOf = async (owners: ListName): Promise<void> => {
    const inner = listsOfRows(owners);
    if (inner.length === 0) return;
    const { keyOf } = listOf(owners);
    const known = new Set((await store.list(owners)).map((row) => listRowId(keyOf(row))));
    for (const name of inner) {
      for (const ofID of await store.dropListsOf(name, (id) => !known.has(id))) {
        onDropped(name, ofID);
        publisher.lists([{ name, ofID, ids: null }]);
      }
    }
  };
  return {
    async fetchSelf() {
      await store.setMeta('selfInfo', await gateway.call(getSelfUserInfo, undefined));
    },
    async fetchList(name, ofID) {
      const rows = await listOf(name).getAll(gateway.call, ofID, async (page) =>
        publishRows(name, ofID, await store.mergeList(name, page, ofID)),
      );
      publishRows(name, ofID, await store.replaceList(name, rows, ofID));
      if (await store.noteFetched(name, ofID)) publisher.lists([{ name, ofID, ids: [] }]);
      await dropListsOf(name);
    },
    async fetchRows(name, ids, ofID) {
      const { getSome, keyOf } = listOf(name);
      const rows = (await getSome?.(gateway.call, ids, ofID)) ?? [];
      const found = new Set(rows.map(keyOf));
      const gone = ids.filter((id) => !found.has(id));
      publishRows(name, ofID, await store.mergeList(name, rows, ofID));
      publishRows(name, ofID, await store.removeFromList(name, gone, ofID));
    },
  };
}
