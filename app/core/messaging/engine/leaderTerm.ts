import type { GatewayState } from '../../../transport/gateway/gatewayClient.ts';
import { createOutbox } from '../outbox/createOutbox.ts';
import { createWaits } from '../retry/waits.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { createSync } from '../sync/createSync.ts';
import type { EventBatch } from '../sync/eventBatch.ts';
import { createTasks } from '../sync/tasks.ts';
import { tellReads } from '../sync/tellReads.ts';
import type { Command } from '../tabs/tabMessage.ts';
import type { Announce } from './announce.ts';
import { createCommands } from './commands.ts';
import { createBurning } from './createBurning.ts';
import type { EngineNeeds } from './engineNeeds.ts';

/** Calls at the same time, beside sending. */
const width = 4;
/** In which a tab keeps what it has announced. Milliseconds. */
const grace = 3_000;
/** In which a tab that led before ends what it was writing. Milliseconds. */
const lastWrites = 1_000;

type Needs = Pick<
  EngineNeeds,
  'userID' | 'gateway' | 'store' | 'journal' | 'clock' | 'timers' | 'random' | 'uploadFile'
> & {
  announce: Announce;
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
};

/** What the tab that holds the socket does, from taking over to letting go. */
export interface LeaderTerm {
  run(command: Command): Promise<unknown>;
  /** Something waits to be sent, or to be told as read. */
  work(): void;
  /** Looks for work in a while. */
  workLater(): void;
  /** Loads everything anew in a while: another tab may have written what is out of date. */
  loadLater(): void;
  watch(ids: readonly string[]): void;
  close(): void;
}

export function startLeaderTerm(given: Needs): LeaderTerm {
  const burning = createBurning(given);
  const announce: Announce = {
    ...given.announce,
    changes(changes) {
      given.announce.changes(changes);
      burning.heed(changes);
    },
  };
  const needs: Needs = { ...given, announce };
  const { gateway } = needs;
  const waits = createWaits(needs.timers);
  let isOnline = gateway.state().status === 'online';
  let connection = 0;
  let isClosed = false;
  let isLookComing = false;

  const parts = { ...needs, isOnline: () => isOnline, connection: () => connection };
  const tasks = createTasks({ waits, isOnline: parts.isOnline, width });
  const sync = createSync({ ...parts, waits, tasks });
  const outbox = createOutbox({
    ...parts,
    arrivalOptions: sync.arrivalOptions,
    onChanges(changes) {
      announce.changes(changes);
      sync.takeIn(changes);
    },
  });
  const run = createCommands({ ...needs, waits, sync, outbox });

  const tellAllReads = (): void => {
    tasks.start('reads', async () => {
      announce.conversations(
        await tellReads({ ...needs, loadRows: sync.loadRows, settled: sync.settled }),
      );
    });
  };

  const connected = (): void => {
    sync.connected();
    for (const id of needs.watched()) sync.watch(id);
    outbox.connected();
    tellAllReads();
  };

  const follow = (state: GatewayState): void => {
    if (isClosed) return;
    const wasOnline = isOnline;
    isOnline = state.status === 'online';
    if (isOnline !== wasOnline) {
      connection += 1;
      if (isOnline) connected();
      else sync.disconnected();
    }
    needs.onState(state);
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
    // What another tab marked as read.
    burning.look();
    tellAllReads();
  };
  const workLater = (): void => {
    if (isLookComing) return;
    isLookComing = true;
    waits.wait(grace).then((isOver) => {
      isLookComing = false;
      if (isOver) work();
    });
  };

  const unsubscribes = [
    gateway.onState(follow),
    gateway.onEvent(sync.push),
    // A page that died in the task of the key had no time to say that there is work.
    needs.journal.onChange(workLater),
  ];
  if (isOnline) connected();
  outbox.wake();
  takeOver();
  burning.look();

  return {
    run,
    work,
    workLater,
    loadLater() {
      waits.wait(lastWrites).then((isOver) => {
        // With the next connection everything is loaded anyway.
        if (isOver && isOnline) connected();
      });
    },
    watch(ids) {
      for (const id of ids) sync.watch(id);
    },
    close() {
      isClosed = true;
      isOnline = false;
      for (const unsubscribe of unsubscribes) unsubscribe();
      outbox.close();
      burning.close();
      sync.close();
      tasks.close();
      waits.close();
    },
  };
}
