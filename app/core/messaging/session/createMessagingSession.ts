import type { Messaging } from '../messaging.ts';
import { type AccountTurnsNeeds, createAccountTurns } from './accountTurns.ts';
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

type Needs = Omit<AccountTurnsNeeds, 'isBack'> & {
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
  const { left } = needs;
  let account: MessagingAccount | null = null;
  let current: SessionAccount | null = null;
  /** Whom to log in once the code is here. */
  let newest: MessagingAccount | null = null;
  const shown = createShownConversations();
  const turns = createAccountTurns({ ...needs, isBack: (userId) => account?.userId === userId });
  let hasFollowed = false;

  const begin = (userId: string): SessionAccount => {
    const begun = turns.begin(userId);
    // Code that did not come is fetched again with the next thing asked for.
    begun.running.catch(() => {
      if (current === begun) current = null;
    });
    return begun;
  };

  const end = (how: Leaving | 'switched'): void => {
    if (!current) return;
    const ended = current;
    current = null;
    turns.end(ended, how);
    shown.moveTo(null);
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
      if (!hasFollowed) turns.forgetLeft();
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
