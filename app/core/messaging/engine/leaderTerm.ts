import type { GatewayState } from '../../../transport/gateway/gatewayClient.ts';
import { createOutbox } from '../outbox/createOutbox.ts';
import { throttle } from '../retry/throttle.ts';
import { createWaits } from '../retry/waits.ts';
import type { StoreChanges } from '../store/messageStore.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { createSync, type Sync } from '../sync/createSync.ts';
import type { EventBatch } from '../sync/eventBatch.ts';
import { sendReadReceipts } from '../sync/readReceipts.ts';
import { createTasks } from '../sync/tasks.ts';
import type { Command } from '../tabs/tabMessage.ts';
import { createCommands } from './commands.ts';
import type { EngineNeeds } from './engineNeeds.ts';
import { followGateway, type GatewayFollower } from './gatewayFollower.ts';
import { createMessageExpiry } from './messageExpiry.ts';
import type { Publisher } from './publisher.ts';

/** Calls at the same time, beside sending. */
const width = 4;
/** From a tab's `work-announced` to the look for that work. Milliseconds. */
const pendingWorkDelay = 3_000;
/** In which a tab that led before ends what it was writing. Milliseconds. */
const handoverDelay = 1_000;

type Needs = Pick<
  EngineNeeds,
  | 'userID'
  | 'gateway'
  | 'store'
  | 'journal'
  | 'clock'
  | 'timers'
  | 'random'
  | 'contents'
  | 'uploadFile'
  | 'applyRemovals'
> & {
  publisher: Publisher;
  pageSize: number;
  isWatched: (conversationID: string) => boolean;
  /** Takes over what tabs that are gone left in the journal. */
  takeOver: () => Promise<void>;
  /** Conversations that a tab shows now. */
  watched: () => readonly string[];
  onState: (state: GatewayState) => void;
  onLive: (batch: EventBatch, added: readonly StoredMessage[]) => void;
  /** The list of conversations is what the gateway has. */
  onListed: () => void;
  /** What the gateway took away while there was no connection is gone here too. */
  onInStep: () => void;
};

/** What the tab that holds the socket does, from taking over to letting go. */
export interface LeaderTerm {
  run(command: Command): Promise<unknown>;
  /** Something waits to be sent, or a read receipt does. */
  work(): void;
  /** Looks for work in a while. */
  workLater(): void;
  /** Loads everything anew in a while: another tab may have written what is out of date. */
  loadLater(): void;
  watch(ids: readonly string[]): void;
  close(): void;
}

export function startLeaderTerm(given: Needs): LeaderTerm {
  const expiry = createMessageExpiry(given);
  const publisher = noting(given.publisher, expiry.noteChanges);
  const needs: Needs = { ...given, publisher };
  const waits = createWaits(needs.timers);
  let isClosed = false;

  const follower: GatewayFollower = followGateway({
    gateway: needs.gateway,
    onConnected: () => connected(),
    onDisconnected: () => sync.disconnected(),
    onState: needs.onState,
  });
  const { isOnline, connection } = follower;
  const parts = { ...needs, waits, isOnline, connection };
  const tasks = createTasks({ waits, isOnline, width });
  const sync = createSync({ ...parts, tasks });
  const outbox = createOutbox({
    ...parts,
    arrivalOptions: sync.arrivalOptions,
    onChanges(changes) {
      publisher.changes(changes);
      sync.followUp(changes);
    },
  });

  const sendReceipts = () => tasks.start('reads', () => sendReceiptsOf(needs, sync));
  const connected = (): void => {
    sync.connected();
    for (const id of needs.watched()) sync.watch(id);
    outbox.connected();
    sendReceipts();
  };
  const takeOver = (): void => {
    needs.takeOver().then(
      () => !isClosed && outbox.wake(),
      () => undefined,
    );
  };
  const work = (): void => {
    outbox.wake();
    takeOver();
    // Another tab may have marked disappearing messages as read.
    expiry.check();
    sendReceipts();
  };
  const workLater = throttle(waits, pendingWorkDelay, work);

  const unsubscribes = [
    needs.gateway.onEvent(sync.push),
    // A page that died in the task of the key had no time to broadcast that there is work.
    needs.journal.onChange(workLater),
  ];
  if (isOnline()) connected();
  outbox.wake();
  takeOver();
  expiry.check();

  return {
    run: createCommands({ ...needs, waits, sync, outbox }),
    work,
    workLater,
    loadLater() {
      waits.wait(handoverDelay).then((isOver) => {
        // With the next connection everything is loaded anyway.
        if (isOver && isOnline()) connected();
      });
    },
    watch(ids) {
      for (const id of ids) sync.watch(id);
    },
    close() {
      isClosed = true;
      for (const unsubscribe of unsubscribes) unsubscribe();
      for (const part of [follower, outbox, expiry, sync, tasks, waits]) part.close();
    },
  };
}

/** @returns publishes, and notes the changes of messages */
function noting(publisher: Publisher, note: (changes: StoreChanges) => void): Publisher {
  return {
    ...publisher,
    changes(changes, isOwn) {
      publisher.changes(changes, isOwn);
      note(changes);
    },
  };
}

async function sendReceiptsOf(needs: Needs, { loadRows, settled }: Sync): Promise<void> {
  needs.publisher.conversations(await sendReadReceipts({ ...needs, loadRows, settled }));
}
