import type { GatewayEventName } from '../../../contract/gateway/events.ts';
import type { Key } from '../../../platform/database/database.ts';
import type { GatewayClient } from '../../../transport/gateway/gatewayClient.ts';

/** What an event does to the row it carries. */
export type RowChange = 'merge' | 'remove';

/** A list that the gateway keeps of a person. */
export type GatewayList<Row> = {
  /** What a row is known by. Rows are read back in the order of their keys. */
  keyOf: (row: Row) => Key;
  /** Fetches all rows. @throws GatewayError */
  getAll: (call: GatewayClient['call']) => Promise<readonly Row[]>;
  /**
   * Fetches rows by key, where the gateway can and the keys are texts; one it does not answer is not in
   * the list. Missing: the whole list is fetched. @throws GatewayError
   */
  getSome?: (call: GatewayClient['call'], ids: readonly string[]) => Promise<readonly Row[]>;
  /** Events that change the list; each may be missing, doubled or late (protocol reference, section 8.3). */
  events: { readonly [Name in GatewayEventName]?: RowChange };
  /** Of an event that is about either of two lists: whether this row is of this one. @default always */
  holds?: (row: Row, selfID: string) => boolean;
  /** Whether its atom is filled from the start. Others are filled once a screen looks at them. */
  isKept?: true;
};
