import type { Call } from '../../../contract/call.ts';
import { askOutcome, dropIntent } from './askOutcome.ts';
import { createAskTurns } from './askTurns.ts';
import {
  createIntentCell,
  type IntentCell,
  type IntentNeeds,
  type IntentView,
} from './intentCell.ts';
import { type IntentRecord, mayHaveLeft } from './intentRecord.ts';
import { emptyPage, isUnresolved } from './intentState.ts';
import { leaveIntent, openIntent } from './openIntent.ts';
import { transmit } from './sendIntent.ts';

/** The order of one call: its way from the confirm screen to its end. Nothing here ever rejects. */
export interface MoneyIntent {
  /** The same object until something changes. */
  view(): IntentView;
  /**
   * A confirm screen opens, or its order was edited. `other`: finish the one in `state` first.
   * @param input without the fund password; one that comes along is left out
   * @param points what it is about, in hundredths of a point, for lists
   */
  open(input: object, points?: number | null): Promise<'opened' | 'other'>;
  /**
   * Sends what is open on the screen. Does nothing while it is being sent, or nothing is open.
   * @param declared by the screen that sends it; without it, by the one that shows it
   */
  send(secret: object, declared?: Call): Promise<void>;
  /** The screen closes: an order that never left the device is forgotten. */
  leave(): Promise<void>;
  /** Asks what became of it. */
  checkNow(): Promise<void>;
  /** Sends one that the server has not seen, under its key. Does nothing in any other state. */
  sendNow(secret: object, declared?: Call): Promise<void>;
  /** Gives it up: forgotten once the server says that it never has an effect. */
  drop(): Promise<void>;
  /** A screen shows it; it brings the declaration of the call. @returns undoes it */
  watch(declared: Call): () => void;
  /** @param record what the device keeps; null for nothing */
  begin(record: IntentRecord | null): void;
  /** Another page has changed what is kept, or settled it. @param settledKey null where only changed */
  hear(record: IntentRecord | null, settledKey: string | null): void;
  /** The page may be seen again, or the network back. */
  wake(): void;
  close(): void;
}

export function createIntent(needs: IntentNeeds): MoneyIntent {
  const cell = createIntentCell(needs, () => turns.follow());
  const turns = createAskTurns({
    timers: needs.timers,
    isAwake: needs.isAwake,
    isWanted: () => !cell.isDropping && isUnresolved(cell.page),
    ask: () => askOutcome(cell),
  });
  return {
    view: () => cell.view,
    open: (input, points = null) => openIntent(cell, input, points),
    async send(secret, declared) {
      const { record, shownKey } = cell.page;
      if (cell.view.state.kind !== 'open' || record?.key !== shownKey) return;
      await transmit(cell, secret, declared);
    },
    leave: () => leaveIntent(cell),
    checkNow: () => turns.now(),
    async sendNow(secret, declared) {
      const { state } = cell.view;
      if (state.kind === 'unknown' && state.canSend) await transmit(cell, secret, declared);
    },
    drop: () => dropIntent(cell),
    watch: (declared) => watch(cell, declared),
    begin(record) {
      if (!cell.page.isRead) cell.set(emptyPage(record));
      cell.commits.begin();
      if (needs.isAwake()) void turns.now();
    },
    hear: (record, settledKey) => hear(cell, record, settledKey, turns.now),
    wake: () => void turns.now(),
    close() {
      cell.isOver = true;
      cell.secret = null;
      turns.stop();
    },
  };
}

function watch(cell: IntentCell, declared: Call): () => void {
  const watcher = { declared };
  cell.watchers = [...cell.watchers, watcher];
  cell.declared = declared;
  return () => {
    cell.watchers = cell.watchers.filter((one) => one !== watcher);
    cell.declared = cell.watchers.at(-1)?.declared ?? declared;
    // The next screen may show it as well.
    cell.needs.timers.set(() => {
      if (cell.watchers.length > 0) return;
      cell.secret = null;
      if (cell.page.outcome) cell.set({ outcome: null });
    }, 0);
  };
}

/** Takes over what another page did. An order on this screen never turns into another one by that. */
function hear(
  cell: IntentCell,
  record: IntentRecord | null,
  settledKey: string | null,
  ask: () => Promise<void>,
): void {
  const { record: own, isSending, outcome, isUnstorable } = cell.page;
  if (own && own.key === settledKey) {
    // A screen asks the server for the outcome itself.
    if (cell.watchers.length > 0 && mayHaveLeft(own)) void ask();
    else if (mayHaveLeft(own) && !isSending) cell.set(emptyPage(null));
    return;
  }
  // What a screen says of one order is never taken for a word about another.
  if (!record || isSending || outcome || isUnstorable || cell.commits.isSettled(record.key)) return;
  if (!own || own.key === record.key) cell.set({ record });
}
