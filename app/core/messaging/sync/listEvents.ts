import type { ListName, ListRows } from '../../../contract/gateway/callableFunction.ts';
import type { GatewayEvent } from '../../../transport/gateway/gatewayClient.ts';
import type { RowChange } from '../lists/gatewayList.ts';
import { listNames, listOf } from '../lists/gatewayLists.ts';

/** A row of one list that came, changed or went. `ofID`: of what, '' where a person has one such list. */
export type ListChange = {
  [Name in ListName]: { list: Name; ofID: string; kind: RowChange; row: ListRows[Name] };
}[ListName];

/** Lists by the events that change them. */
let listsByEvent: ReadonlyMap<string, readonly ListName[]> | null = null;

function listsOf(event: string): readonly ListName[] {
  if (!listsByEvent) {
    const lists = new Map<string, ListName[]>();
    for (const name of listNames) {
      for (const event of Object.keys(listOf(name).events)) {
        lists.set(event, [...(lists.get(event) ?? []), name]);
      }
    }
    listsByEvent = lists;
  }
  return listsByEvent.get(event) ?? [];
}

/** @returns which row of which list an event changes (protocol reference, section 4), or null */
export function listChangeOf(event: GatewayEvent, selfID: string): ListChange | null {
  for (const list of listsOf(event.name)) {
    const { events, holds, of } = listOf(list);
    const kind = events[event.name];
    const row = event.data as ListChange['row'];
    if (kind && (holds?.(row, selfID) ?? true)) {
      return { list, ofID: of?.idOf(row) ?? '', kind, row } as ListChange;
    }
  }
  return null;
}
