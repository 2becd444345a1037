import type { Journal } from '../journal/createJournal.ts';
import type { Messaging } from '../messaging.ts';
import type { LeftAccounts } from './leftAccounts.ts';
import {
  createSessionMessaging,
  type LoadedMessaging,
  loadedMessagingOf,
  type SessionAccount,
} from './sessionMessaging.ts';
import { createShownConversations } from './shownConversations.ts';

/** Whose messages: with the token the gateway knows them by. */
export type MessagingAccount = { userId: string; chatToken: string };

/** Why nobody is logged in any more: the person left, or the session ended by itself. */
export type Leaving = 'left' | 'ended';

/** The messaging of one account, once its code is here. */
export interface RunningMessaging {
  messaging: LoadedMessaging;
  /** Logs in, or again with a new token. */
  start(chatToken: string): void;
  /** Lets go of everything; what the device keeps stays. */
  close(): Promise<void>;
  /** Logs out and forgets what the device keeps; after `ended` unsent messages stay for later. */
  leave(how: Leaving): Promise<void>;
}

type Needs = {
  /** Brings in the code and opens the account's store. */
  load: (userId: string, journal: Journal) => Promise<RunningMessaging>;
  /** The journal of an account: there before any code is loaded. */
  openJournal: (userId: string) => Journal;
  left: LeftAccounts;
  /** Deletes what is to leave this device of an account noted as left. */
  forget: (userId: string) => Promise<void>;
  /** What a person sent is on the device: from now on there is something to lose. */
  onKept: () => void;
};

/** Keeps messaging true to the session: one account at a time, one after the other. */
export interface MessagingSession {
  messaging: Messaging;
  /** The chat token appeared, changed or went (specification, section 4). */
  follow(account: MessagingAccount | null, how?: Leaving): void;
}

export function createMessagingSession(needs: Needs): MessagingSession {
  const { load, openJournal, left, forget } = needs;
  let account: MessagingAccount | null = null;
  let current: SessionAccount | null = null;
  /** What is still being closed: the next account starts after it. */
  let closing: Promise<unknown> = Promise.resolve();
  /** Whom to log in once the code is here. */
  let newest: MessagingAccount | null = null;
  const shown = createShownConversations();
  let hasFollowed = false;

  const begin = (userId: string): SessionAccount => {
    const journal = openJournal(userId);
    const running = closing.then(() => load(userId, journal));
    const begun: SessionAccount = { userId, journal, running, loaded: null };
    running.then(
      ({ messaging }) => {
        begun.loaded = messaging;
      },
      () => {
        // Code that did not come is fetched again with the next thing asked for.
        if (current === begun) current = null;
      },
    );
    return begun;
  };

  const end = (how: Leaving | 'switched'): void => {
    if (!current) return;
    const { userId, journal, running } = current;
    current = null;
    if (how === 'left') journal.clear();
    shown.moveTo(null);
    const finish = (started: RunningMessaging): Promise<void> => {
      // Who is back before it ended goes on with what is kept, here or in another tab.
      const isBack = how === 'ended' && account?.userId === userId;
      if (isBack) left.settle(userId);
      return how === 'switched' || isBack ? started.close() : started.leave(how);
    };
    // Without its code nothing is forgotten.
    const started = how === 'left' ? running.catch(() => load(userId, journal)) : running;
    closing = started.then(finish).catch(() => undefined);
  };

  const start = (next: MessagingAccount): SessionAccount => {
    if (current && current.userId !== next.userId) end('switched');
    const isNew = !current;
    const started = current ?? begin(next.userId);
    current = started;
    newest = next;
    started.running.then(
      (running) => {
        // A token that was replaced meanwhile is not worth a connection.
        if (current === started && newest === next) running.start(next.chatToken);
      },
      () => undefined,
    );
    if (isNew) shown.moveTo(loadedMessagingOf(started));
    return started;
  };

  /** What a page before this one did not live to delete; who is back waits for it in `load`. */
  const forgetLeft = (): void => {
    for (const userId of left.all().keys()) {
      if (userId === account?.userId) continue;
      closing = closing.then(() => forget(userId)).catch(() => undefined);
    }
  };

  const messaging = createSessionMessaging({
    engage: () => account && (current ?? start(account)),
    shown,
    onKept: needs.onKept,
  });

  return {
    messaging,
    follow(next, how = 'ended') {
      const before = account;
      account = next;
      if (!hasFollowed) forgetLeft();
      hasFollowed = true;
      if (next) {
        // Nothing has been deleted of what is still open.
        if (current?.userId === next.userId) left.settle(next.userId);
        start(next);
        return;
      }
      if (before) left.note(before.userId, how);
      if (before && how === 'left') current ??= begin(before.userId);
      end(how);
    },
  };
}
