import type { ListName } from '../../../contract/gateway/callableFunction.ts';
import { getSelfUserInfo } from '../../../contract/gateway/functions/session.ts';
import type { Key } from '../../../platform/database/database.ts';
import type { EngineParts } from '../engine/engineParts.ts';
import { listOf } from '../lists/gatewayLists.ts';

type Needs = Pick<EngineParts, 'gateway' | 'store' | 'publisher'>;

/** Fetches the gateway's lists into the store, by the table `gatewayLists`. */
export interface ListFetcher {
  /** Fetches what the gateway has of the person. @throws GatewayError, DatabaseError */
  fetchSelf(): Promise<void>;
  /** Replaces a list. @throws GatewayError, DatabaseError */
  fetchList(name: ListName): Promise<void>;
  /** Replaces rows, and removes those the gateway does not have. @throws GatewayError, DatabaseError */
  fetchRows(name: ListName, ids: readonly string[]): Promise<void>;
}

export function createListFetcher({ gateway, store, publisher }: Needs): ListFetcher {
  const publishRows = (name: ListName, ids: readonly Key[]): void => {
    if (ids.length > 0) publisher.lists([{ name, ids }]);
  };
  return {
    async fetchSelf() {
      await store.setMeta('selfInfo', await gateway.call(getSelfUserInfo, undefined));
    },
    async fetchList(name) {
      const rows = await listOf(name).getAll(gateway.call);
      publishRows(name, await store.replaceList(name, rows));
      if (await store.noteFetched(name)) publisher.lists([{ name, ids: [] }]);
      if (name !== 'joinedGroups') return;
      const joined = (await store.list('joinedGroups')).map(({ groupID }) => groupID);
      publisher.members(await store.keepMembersOf(new Set(joined)));
    },
    async fetchRows(name, ids) {
      const { getSome, keyOf } = listOf(name);
      const rows = (await getSome?.(gateway.call, ids)) ?? [];
      const found = new Set(rows.map(keyOf));
      const gone = ids.filter((id) => !found.has(id));
      publishRows(name, await store.mergeList(name, rows));
      publishRows(name, await store.removeFromList(name, gone));
    },
  };
}
