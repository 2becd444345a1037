import type { Journal } from '../journal/createJournal.ts';
import type { Leaving, RunningMessaging } from './createMessagingSession.ts';
import type { LeftAccounts } from './leftAccounts.ts';
import type { SessionAccount } from './sessionMessaging.ts';

export type AccountTurnsNeeds = {
  /** Brings in the code and opens the account's store. */
  load: (userId: string, journal: Journal) => Promise<RunningMessaging>;
  /** The journal of an account: there before any code is loaded. */
  openJournal: (userId: string) => Journal;
  left: LeftAccounts;
  /** Deletes what is to leave this device of an account noted as left. */
  forget: (userId: string) => Promise<void>;
  /** Whether this account is logged in now. */
  isBack: (userId: string) => boolean;
};

/** Loads the messaging of accounts one after the other: the next once the one before is closed. */
export interface AccountTurns {
  begin(userId: string): SessionAccount;
  /** Closes an account, and unless it was only switched away from, logs out and forgets it. */
  end(account: SessionAccount, how: Leaving | 'switched'): void;
  /** Deletes what a page before this one did not live to delete; who is back waits for it in `load`. */
  forgetLeft(): void;
}

export function createAccountTurns(needs: AccountTurnsNeeds): AccountTurns {
  const { load, openJournal, left, forget, isBack } = needs;
  /** What is still being closed or deleted: the next account starts after it. */
  let closing: Promise<unknown> = Promise.resolve();

  return {
    begin(userId) {
      const journal = openJournal(userId);
      const running = closing.then(() => load(userId, journal));
      const begun: SessionAccount = { userId, journal, running, loaded: null };
      running.then(
        ({ messaging }) => {
          begun.loaded = messaging;
        },
        () => undefined,
      );
      return begun;
    },
    end({ userId, journal, running }, how) {
      if (how === 'left') journal.clear();
      const finish = (started: RunningMessaging): Promise<void> => {
        // Who is back before it ended goes on with what is kept, here or in another tab.
        const goesOn = how === 'ended' && isBack(userId);
        if (goesOn) left.settle(userId);
        return how === 'switched' || goesOn ? started.close() : started.leave(how);
      };
      // Without its code nothing is forgotten.
      const started = how === 'left' ? running.catch(() => load(userId, journal)) : running;
      closing = started.then(finish).catch(() => undefined);
    },
    forgetLeft() {
      for (const userId of left.all().keys()) {
        if (isBack(userId)) continue;
        closing = closing.then(() => forget(userId)).catch(() => undefined);
      }
    },
  };
}
