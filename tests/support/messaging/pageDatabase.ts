import { type MessageRows, messageLayout } from '../../../app/core/messaging/store/messageRows.ts';
import { whenFull } from '../../../app/core/messaging/store/openMessageStore.ts';
import { type Database, DatabaseError } from '../../../app/platform/database/database.ts';
import { openResilientDatabase } from '../../../app/platform/database/resilientDatabase.ts';
import { never, type PageLife } from '../pageLife.ts';
import type { ModelDisk } from './modelDisk.ts';

/** What happens to a transaction. */
export type TransactionFate =
  | 'done'
  | 'fail'
  | 'fail-after'
  | 'kill-before'
  | 'kill-after'
  /** From here on the device is full, until room is made, or for good. */
  | 'full-once'
  | 'full';

type Needs = {
  disk: ModelDisk;
  fate: () => TransactionFate;
  /** The device is full: one more write, or every write from now on, is refused. */
  fillUp: (isForGood: boolean) => void;
  /** Whether all trouble is over. */
  isHealed: () => boolean;
  /** Whether the device refuses this write. */
  isFull: () => boolean;
};

/** The database as one page has it. */
export function openPageDatabase(life: PageLife, needs: Needs): Database<MessageRows> {
  const { disk } = needs;
  const opening = openResilientDatabase({
    ...whenFull,
    name: 'model',
    layout: messageLayout,
    timers: life.timers,
    backing: {
      connect: async () => disk,
      disconnect: () => undefined,
      async run(opened, stores, mode, work) {
        if (mode === 'write' && needs.isFull()) {
          throw new DOMException('The device is full.', 'QuotaExceededError');
        }
        return opened.run(life, stores, mode, work);
      },
      destroy: () => Promise.resolve(),
    },
  });
  let isDurable = true;
  opening.then((opened) =>
    opened.onMemory(() => {
      isDurable = false;
    }),
  );
  const failure = () => new DatabaseError('lost', 'as the schedule wants it');

  return {
    get isDurable() {
      return isDurable;
    },
    async transaction(stores, mode, work, options) {
      if (!life.step()) return never;
      const fate = needs.fate();
      if (fate === 'kill-before') life.kill();
      if (life.isDead()) return never;
      if (fate === 'fail') throw failure();
      if (fate === 'full' || fate === 'full-once') needs.fillUp(fate === 'full');
      const opened = await opening;
      try {
        return await opened.transaction(stores, mode, work, options);
      } finally {
        // On a slow device the trouble may be over by then.
        if ((fate === 'kill-after' && !needs.isHealed()) || !life.step()) life.kill();
        // A page that is gone hears nothing any more.
        await (life.isDead() ? never : life.awake());
        // biome-ignore lint/correctness/noUnsafeFinally: it fails whatever came of it.
        if (fate === 'fail-after' && !needs.isHealed()) throw failure();
      }
    },
    onMemory(listener) {
      opening.then((opened) => opened.onMemory(life.guarded(listener)));
      return () => undefined;
    },
    close: () => undefined,
    destroy: () => Promise.resolve(),
  };
}
