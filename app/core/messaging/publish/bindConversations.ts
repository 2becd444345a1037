import type { createStore } from 'jotai';
import type { GroupKinds } from '../../../brand/groupKinds.ts';
import type { ConversationPatch } from '../../../contract/gateway/callableFunction.ts';
import { conversationIdOf } from '../../../contract/gateway/conversationId.ts';
import type { GroupInfo } from '../../../contract/gateway/entities/group.ts';
import { sessionType } from '../../../contract/gateway/enums.ts';
import { isChannel } from '../../../contract/gateway/isChannel.ts';
import { conversationOrder, unreadTotal } from '../messageModel/conversationOrder.ts';
import {
  conversationOrderAtom,
  conversationRowsAtom,
  isListFetchedAtom,
  isListLoadedAtom,
  unreadTotalAtom,
} from '../messagingAtoms.ts';
import type { MessageStore } from '../store/messageStore.ts';
import { readRows } from './conversationRows.ts';
import { isOffered } from './isOffered.ts';

type Needs = {
  /** Of jotai. */
  atoms: ReturnType<typeof createStore>;
  store: MessageStore;
  userID: string;
  /** What the site has; the conversations of the rest are nowhere. */
  groupKinds: () => GroupKinds;
};

/** By `groupID`. */
type Groups = ReadonlyMap<string, GroupInfo>;

/** Feeds the list of conversations. */
export interface ConversationBinding {
  /** Read these again; null: all. */
  note(ids: readonly string[] | null): void;
  /** Shows rows as they will be once a call is done, until none are named for it. */
  expect(call: string, rows: readonly ConversationPatch[]): void;
  /** Whether what was noted is in the atoms. */
  isUpToDate(): boolean;
  /**
   * Reads what was noted. Rejects where the store cannot be read; all is to be read again then
   * @param groups those the person is in
   * @returns puts what was read into the atoms
   */
  read(groups: Groups): Promise<() => void>;
  /** Empties the atoms; nothing changes them any more. */
  close(): void;
}

export function bindConversations(needs: Needs): ConversationBinding {
  const { atoms, store, userID, groupKinds } = needs;
  let pending: Set<string> | null = null;
  /** By the call that brings them, in the order they were asked for. */
  const expected = new Map<string, readonly ConversationPatch[]>();
  /** The groups as they were when rows were read last. */
  let knownGroups: Groups = new Map();
  let isClosed = false;

  const readSome = async (ids: ReadonlySet<string> | null, groups: Groups): Promise<() => void> => {
    const known = atoms.get(conversationRowsAtom);
    const kinds = groupKinds();
    const next = await readRows(store, userID, ids, known, {
      isOffered: (conversation) => isOffered(conversation, groups, kinds),
      // As of now: what is over by the time the store has been read is in it, and read again.
      expected: [...expected.values()].flat(),
    });
    const isFetched = atoms.get(isListFetchedAtom) || (await store.meta('isListFetched')) !== null;
    return () => {
      if (next !== known) {
        atoms.set(conversationRowsAtom, next);
        const order = conversationOrder(next.values());
        const before = atoms.get(conversationOrderAtom);
        if (!isSameOrder(before, order)) atoms.set(conversationOrderAtom, order);
        atoms.set(unreadTotalAtom, unreadTotal(listed(order, next)));
      }
      atoms.set(isListFetchedAtom, isFetched);
      atoms.set(isListLoadedAtom, true);
    };
  };

  return {
    note(ids) {
      if (ids === null) pending = null;
      else for (const id of ids) pending?.add(id);
    },
    expect(call, rows) {
      const before = expected.get(call) ?? [];
      if (rows.length > 0) expected.set(call, rows);
      else expected.delete(call);
      for (const { conversationID } of [...before, ...rows]) pending?.add(conversationID);
    },
    isUpToDate: () => pending !== null && pending.size === 0,
    async read(groups) {
      const taken = pending;
      pending = new Set();
      // Which rows a site without channels has depends on the groups.
      const changed = groupKinds().channels ? [] : changedKinds(knownGroups, groups);
      const ids = taken && new Set([...taken, ...changed]);
      try {
        const show = ids === null || ids.size > 0 ? await readSome(ids, groups) : nothing;
        knownGroups = groups;
        return () => {
          if (!isClosed) show();
        };
      } catch (error) {
        pending = null;
        throw error;
      }
    },
    close() {
      isClosed = true;
      atoms.set(isListLoadedAtom, false);
      atoms.set(isListFetchedAtom, false);
      atoms.set(conversationRowsAtom, new Map());
      atoms.set(conversationOrderAtom, []);
      atoms.set(unreadTotalAtom, 0);
    },
  };
}

const nothing = (): void => undefined;

/** @returns the conversations of groups that came, went, or became channels or groups */
function changedKinds(before: Groups, after: Groups): string[] {
  if (before === after) return [];
  const kindOf = (group: GroupInfo | undefined) => group && isChannel(group);
  const ids = new Set([...before.keys(), ...after.keys()]);
  return [...ids]
    .filter((id) => kindOf(before.get(id)) !== kindOf(after.get(id)))
    .flatMap((groupID) =>
      [sessionType.group, sessionType.superGroup].map((kind) =>
        conversationIdOf({ sessionType: kind, groupID }),
      ),
    );
}

function isSameOrder(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((id, index) => id === right[index]);
}

function listed<Row>(order: readonly string[], rows: ReadonlyMap<string, Row>): Row[] {
  return order.flatMap((id) => rows.get(id) ?? []);
}
