import type { Change } from '../../../contract/gateway/callableFunction.ts';
import type { EngineParts } from '../engine/engineParts.ts';
import { retry } from '../retry/retry.ts';
import type { Waits } from '../retry/waits.ts';
import type { HistorySync } from './historySync.ts';
import type { ListSync } from './listSync.ts';

type Needs = Pick<EngineParts, 'store' | 'publisher'> & {
  waits: Waits;
  lists: Pick<ListSync, 'load' | 'loadRows'>;
  /** Asks for the rows of conversations again, soon. */
  check: (ids: readonly string[]) => void;
  history: Pick<HistorySync, 'refetch'>;
};

/** `done`: the gateway did it; `unknown`: what it answers now shows whether it did. */
export type CallResult = 'done' | 'unknown';

/**
 * Brings the device up to date with what a call changed: rows that are known are written at once, all
 * others fetched anew. Not every call is followed by events (protocol reference, section 3.9).
 */
export async function applyChanges(
  needs: Needs,
  changes: readonly Change[],
  result: CallResult,
): Promise<void> {
  const { store, publisher, waits, lists, check } = needs;
  for (const change of changes) {
    switch (change.of) {
      case 'self':
        lists.load('self');
        break;
      case 'list':
        if (change.ids === null) lists.load(change.name, change.ofID);
        else lists.loadRows(change.name, change.ids, change.ofID);
        break;
      case 'row':
        if (result === 'unknown' || !(await patchRow(needs, change))) lists.load(change.name);
        break;
      case 'conversation': {
        const { conversationID } = change.row;
        check([conversationID]);
        if (result === 'unknown') break;
        const isChanged = await retry(() => store.patchConversation(conversationID, change.row), {
          waits,
        }).catch(() => false);
        if (isChanged) publisher.conversations([conversationID]);
        break;
      }
      case 'history':
        needs.history.refetch(change.conversationID);
        if (result === 'done') await removeFailed(needs, change.conversationID);
        break;
      case 'presence':
        publisher.unfollowed(change.userIDs);
    }
  }
}

/** @returns whether the device has the row, and it is as it should be now */
async function patchRow(
  { store, publisher, waits }: Needs,
  { name, id, patch }: Extract<Change, { of: 'row' }>,
): Promise<boolean> {
  const write = async (): Promise<boolean> => {
    const isChanged = await store.patchListRow(name, id, patch);
    if (isChanged) publisher.lists([{ name, ofID: '', ids: [id] }]);
    return isChanged !== null;
  };
  return retry(write, { waits }).catch(() => false);
}

/** The gateway never had them: what waits to be sent is still sent, what failed is gone with the rest. */
async function removeFailed(
  { store, publisher, waits }: Needs,
  conversationID: string,
): Promise<void> {
  const entries = await retry(() => store.outbox(), { waits }).catch(() => []);
  for (const entry of entries) {
    if (entry.conversationID !== conversationID || entry.phase !== 'failed') continue;
    const removing = retry(() => store.removeOutgoing(entry.clientMsgID), { waits });
    await removing.then(publisher.changes, () => undefined);
  }
}
