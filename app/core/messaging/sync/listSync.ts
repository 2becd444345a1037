import type { ListName } from '../../../contract/gateway/callableFunction.ts';
import type { GatewayEvent } from '../../../transport/gateway/gatewayClient.ts';
import type { EngineParts } from '../engine/engineParts.ts';
import { listNames, listOf, listsOfRows } from '../lists/gatewayLists.ts';
import { listAddress, listRowId } from '../lists/listIds.ts';
import { sendOutcomeOf } from '../outbox/sendOutcome.ts';
import { type ListChange, listChangeOf } from './listEvents.ts';
import { createListFetcher } from './listFetcher.ts';
import { createEventVersions, loadFresh } from './loadFresh.ts';
import { createQuietLoads } from './quietLoads.ts';
import { createReorderCheck } from './reorderCheck.ts';
import type { Tasks } from './tasks.ts';

/** Lists of something that are kept true after somebody asked for them: the last ones asked for. */
const mostWanted = 20;

/** Rows of a list asked for at once. */
const mostRows = 100;

type Needs = Pick<
  EngineParts,
  'userID' | 'gateway' | 'store' | 'publisher' | 'clock' | 'timers'
> & {
  tasks: Tasks;
  /** Resolves once all events that came so far are in the store. */
  settled: () => Promise<void>;
};

/** Whether a list is to be fetched whole that nobody on this page has asked for. */
type IsMeant = () => Promise<boolean>;

export type LoadedList = 'self' | ListName;

/**
 * Keeps the lists of the table `gatewayLists` and the person true to the gateway (protocol reference,
 * sections 3.2, 3.3, 4 and 8.3, gap fill). Lists of something only where somebody asked for them.
 */
export interface ListSync {
  /** Loads a list once, for somebody who waits for it. @throws GatewayError, DatabaseError */
  loadList(name: ListName, ofID?: string): Promise<void>;
  /** Somebody looks at a conversation: lists of what it shows that are known may be out of date. */
  watch(conversationID: string): void;
  /** A connection came up: everything may have changed. */
  connected(): void;
  /** Loads a list anew. */
  load(name: LoadedList, ofID?: string): void;
  /** Fetches some rows of a list anew; all of it where the gateway has no call for some. */
  loadRows(name: ListName, ids: readonly string[], ofID?: string): void;
  /** Whether events keep a list complete: one of something once it was loaded on this connection. */
  isFollowed(name: ListName, ofID: string): boolean;
  /** An event came; it is still to be merged into the store. */
  noteEvent(event: GatewayEvent): void;
  close(): void;
}

export function createListSync(needs: Needs): ListSync {
  const { userID, store, tasks } = needs;
  const loads = createListLoads(needs);
  /** Lists of something that somebody asked for, by address; the latest last. */
  const wanted = new Map<string, { name: ListName; ofID: string }>();

  /** Of a list of something that nobody asked for, the person's own row is enough. */
  const refresh = (name: ListName, ofID: string, isMeant: IsMeant = async () => true): void => {
    const address = listAddress(name, ofID);
    tasks.start(`list ${address}`, async () => {
      if (loads.isFetched(address)) return;
      const isKept = (await store.fetchedLists()).includes(address);
      const isWhole = wanted.has(address) || (isKept && (await isMeant()));
      if (isWhole) await loads.list(name, ofID);
      else if (listOf(name).of?.hasSelf) loads.startRows(name, [userID], ofID);
    });
  };
  const load = (name: LoadedList, ofID = ''): void => {
    loads.forget(listAddress(name, ofID));
    if (name !== 'self' && listOf(name).of) refresh(name, ofID);
    else loads.startList(name);
  };
  const isFollowed = (name: ListName, ofID: string): boolean =>
    !listOf(name).of || loads.isFetched(listAddress(name, ofID));
  const loadRows = (name: ListName, ids: readonly string[], ofID = ''): void => {
    const { getSome, of } = listOf(name);
    if (!getSome) load(name, ofID);
    else if (isFollowed(name, ofID)) loads.startRows(name, ids, ofID);
    else if (of?.hasSelf && ids.includes(userID)) loads.startRows(name, [userID], ofID);
  };

  const checks = createChecks(needs, { load, loadRows });
  const noteRow = ({ list, ofID, row, kind }: ListChange): void => {
    const id = listRowId(listOf(list).keyOf(row));
    loads.note(list, ofID, id);
    checks.noteRow(list, ofID, id);
    if (kind === 'merge') return;
    for (const name of listsOfRows(list)) {
      const address = listAddress(name, id);
      loads.note(name, id, null);
      if (kind === 'remove') loads.forget(address);
      else if (wanted.has(address)) loads.startList(name, id);
    }
  };

  return {
    load,
    loadRows,
    isFollowed,
    async loadList(name, ofID = '') {
      if (listOf(name).of) {
        wanted.delete(listAddress(name, ofID));
        wanted.set(listAddress(name, ofID), { name, ofID });
        for (const address of [...wanted.keys()].slice(0, -mostWanted)) wanted.delete(address);
        // Events have kept it whole since then.
        if (loads.isFetched(listAddress(name, ofID))) return;
      }
      await loads.list(name, ofID);
    },
    watch(conversationID) {
      for (const { name, ofID } of listsShownIn(conversationID)) {
        if (!isFollowed(name, ofID)) refresh(name, ofID, () => isSmall(store, name, ofID));
      }
    },
    connected() {
      loads.forgetAll();
      load('self');
      for (const name of listNames) if (!listOf(name).of) load(name);
      for (const { name, ofID } of wanted.values()) loads.startList(name, ofID);
    },
    noteEvent(event) {
      const change = listChangeOf(event, userID);
      if (change) noteRow(change);
      if (event.name !== 'OnSelfInfoUpdated') return;
      loads.note('self', '', null);
      checks.noteSelf();
    },
    close: checks.close,
  };
}

/** What is fetched anew as events about it may have come in another order than they were sent. */
function createChecks(needs: Needs, { load, loadRows }: Pick<ListSync, 'load' | 'loadRows'>) {
  const reorderCheck = createReorderCheck(needs.timers);
  const quietLoads = createQuietLoads(needs);
  return {
    noteRow(list: ListName, ofID: string, id: string): void {
      const address = listAddress(list, ofID);
      reorderCheck.note(`${address} ${id}`, () => {
        if (listOf(list).getSome) loadRows(list, [id], ofID);
        else quietLoads.ask(address, () => load(list, ofID));
      });
    },
    noteSelf: () => reorderCheck.note('self', () => load('self')),
    close(): void {
      reorderCheck.close();
      quietLoads.close();
    },
  };
}

/** @returns the lists of what a conversation shows */
function listsShownIn(conversationID: string): { name: ListName; ofID: string }[] {
  return listNames.flatMap((name) => {
    const ofID = listOf(name).of?.shownIn?.(conversationID) ?? null;
    return ofID === null ? [] : [{ name, ofID }];
  });
}

/** Of a large list, whoever looks at it asks for it: a conversation shows nothing of it. */
async function isSmall(store: Needs['store'], name: ListName, ofID: string): Promise<boolean> {
  const { of } = listOf(name);
  if (!of) return true;
  const [owner] = await store.listRows<ListName>(of.list, [ofID]);
  return owner !== undefined && (of.isSmall?.(owner) ?? true);
}

/** Fetches lists and rows, and once more where an event about them came while the answer was on its way. */
function createListLoads(needs: Needs) {
  const { userID, tasks, settled } = needs;
  const versions = createEventVersions();
  /** Addresses of lists that were loaded on this connection. */
  const fetched = new Set<string>();
  const fetcher = createListFetcher({
    ...needs,
    onDropped: (name, ofID) => void fetched.delete(listAddress(name, ofID)),
  });
  const rowSubject = (name: LoadedList, ofID: string, id: string): string =>
    // What a list is of may itself come or go while one of its rows is fetched.
    ofID === '' ? `${name} ${id}` : listAddress(name, ofID);

  const list = (name: LoadedList, ofID = ''): Promise<void> =>
    loadFresh({
      versions,
      subject: listAddress(name, ofID),
      settled,
      async load() {
        if (name === 'self') await fetcher.fetchSelf();
        else if (await fetcher.fetchList(name, ofID)) fetched.add(listAddress(name, ofID));
      },
      onCrossed: () => startList(name, ofID),
    });
  const startList = (name: LoadedList, ofID = ''): void =>
    tasks.start(`list ${listAddress(name, ofID)}`, () => list(name, ofID));
  /** Keys of rows to be fetched, by address of the list. */
  const wanted = new Map<string, Set<string>>();
  const rows = async (name: ListName, ofID: string): Promise<void> => {
    const left = wanted.get(listAddress(name, ofID)) ?? new Set();
    // The own row may be asked for where those of others may not.
    const ids = left.has(userID) ? [userID] : [...left].slice(0, mostRows);
    if (ids.length === 0) return;
    await settled();
    const isCrossed = versions.since();
    await fetcher.fetchRows(name, ids, ofID).catch((error: unknown) => {
      if (sendOutcomeOf(error).kind === 'refused') for (const id of ids) left.delete(id);
      if (left.size > 0) startRows(name, [], ofID);
      throw error;
    });
    for (const id of ids) if (!isCrossed(rowSubject(name, ofID, id))) left.delete(id);
    if (left.size > 0) startRows(name, [], ofID);
  };
  /** Those that are asked for meanwhile are fetched together, however many events tell of them. */
  const startRows = (name: ListName, ids: readonly string[], ofID: string): void => {
    const address = listAddress(name, ofID);
    const known = wanted.get(address) ?? new Set();
    for (const id of ids) known.add(id);
    wanted.set(address, known);
    tasks.start(`rows ${address}`, () => rows(name, ofID));
  };

  return {
    list,
    startList,
    startRows,
    isFetched: (address: string): boolean => fetched.has(address),
    /** What is known of a list is out of date, and so may be an answer that is on its way. */
    forget(address: string): void {
      versions.note(address);
      fetched.delete(address);
      wanted.delete(address);
    },
    forgetAll(): void {
      fetched.clear();
      wanted.clear();
    },
    /** An event came about a list, and about that row of it; null: about no row. */
    note(name: LoadedList, ofID: string, id: string | null): void {
      versions.note(listAddress(name, ofID));
      if (id !== null) versions.note(rowSubject(name, ofID, id));
    },
  };
}
