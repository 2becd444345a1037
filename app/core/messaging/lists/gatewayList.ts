import type { ListName, ListRows } from '../../../contract/gateway/callableFunction.ts';
import type { GatewayEventName } from '../../../contract/gateway/events.ts';
import type { Key } from '../../../platform/database/database.ts';
import type { GatewayClient } from '../../../transport/gateway/gatewayClient.ts';

/** What an event does to the row it carries. `add`: as `merge`, and lists of it are to be fetched anew. */
export type RowChange = 'add' | 'merge' | 'remove';

/** Takes rows of a list while more of them are on their way. @throws DatabaseError */
type OnPage<Row> = (rows: readonly Row[]) => Promise<void>;

/** A list that the gateway keeps. */
export type GatewayList<Row> = {
  /** What a row is known by within its list. Rows are read back in the order of their keys. */
  keyOf: (row: Row) => Key;
  /** Of lists of which there is one of each of something. Missing: a person has one such list. */
  of?: ListOwner<Row>;
  /**
   * Fetches all rows; those that come early are given to `onPage` as well, to be shown until all are there.
   * @param ofID of what; '' where a person has one such list. @throws GatewayError, or as `onPage`
   */
  getAll: (
    call: GatewayClient['call'],
    ofID: string,
    onPage: OnPage<Row>,
  ) => Promise<readonly Row[]>;
  /**
   * Fetches rows by key, where the gateway can and the keys are texts; one it does not answer is not in
   * the list. Missing: the whole list is fetched. @throws GatewayError
   */
  getSome?: (
    call: GatewayClient['call'],
    ids: readonly string[],
    ofID: string,
    selfID: string,
  ) => Promise<readonly Row[]>;
  /** Events that change the list; each may be missing, doubled or late (protocol reference, section 8.3). */
  events: { readonly [Name in GatewayEventName]?: RowChange };
  /** Of an event that is about either of two lists: whether this row is of this one. @default always */
  holds?: (row: Row, selfID: string) => boolean;
  /** Whether its atom is filled from the start. Others are filled once a screen looks at them. */
  isKept?: true;
};

/** What lists are of, such as members of groups. Each is fetched once somebody asks for it, and then followed. */
export type ListOwner<Row> = {
  /** The list in which each of them is a row: what is kept of its list goes with the row. Its keys are texts. */
  list: ListName;
  /** @returns the key of the row there that a row here belongs to */
  idOf: (row: Row) => string;
  /** @returns what a conversation shows one of: its list is brought up to date when somebody opens it */
  shownIn?: (conversationID: string) => string | null;
  /** Whether its list is small enough to be fetched by that alone, and not only for who asks for it. @default all are */
  isSmall?: (owner: ListRows[ListName]) => boolean;
  /** Whether the person is a row by their own id, which is kept true whoever asks for the list. */
  hasSelf?: true;
};

/**
 * Fetches a list page by page.
 * @param sizes rows of the first page, which is shown while others are on their way, and of each one after it
 * @returns `getAll`
 */
export function inPages<Row>(
  sizes: { first: number; next: number },
  getPage: (
    call: GatewayClient['call'],
    ofID: string,
    page: { offset: number; count: number },
  ) => Promise<readonly Row[]>,
): GatewayList<Row>['getAll'] {
  return async (call, ofID, onPage) => {
    const rows: Row[] = [];
    for (let page = 0; page < mostPages; page += 1) {
      const count = page === 0 ? sizes.first : sizes.next;
      const offset = page === 0 ? 0 : sizes.first + (page - 1) * sizes.next;
      const found = await getPage(call, ofID, { offset, count });
      for (const row of found) rows.push(row);
      if (found.length < count) break;
      await onPage(found);
    }
    return rows;
  };
}

/** A gateway that always answers a full page must not keep us busy. */
const mostPages = 51;
