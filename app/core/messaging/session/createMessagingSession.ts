import { clientErrors } from '../../../contract/gateway/errors.ts';
import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import type { Messaging, OpenConversation } from '../messaging.ts';

/** Whose messages: with the token the gateway knows them by. */
export type MessagingAccount = { userId: string; chatToken: string };

/** Why nobody is logged in any more: the person left, or the session ended by itself. */
export type Leaving = 'left' | 'ended';

/** The messaging of one account, once its code is here. */
export interface RunningMessaging {
  messaging: Messaging;
  /** Logs in, or again with a new token. */
  start(chatToken: string): void;
  /** Lets go of everything; what the device keeps stays. */
  close(): Promise<void>;
  /** Logs out and forgets what the device keeps; after `ended` unsent messages stay for later. */
  leave(how: Leaving): Promise<void>;
}

type Needs = {
  /** Brings in the code and opens the account's store. */
  load: (userId: string) => Promise<RunningMessaging>;
};

/** Keeps messaging true to the session: one account at a time, one after the other. */
export interface MessagingSession {
  messaging: Messaging;
  /** The chat token appeared, changed or went (specification, section 4). */
  follow(account: MessagingAccount | null, how?: Leaving): void;
}

type Current = { userId: string; running: Promise<RunningMessaging> };

export function createMessagingSession({ load }: Needs): MessagingSession {
  let account: MessagingAccount | null = null;
  let current: Current | null = null;
  /** What is still being closed: the next account starts after it. */
  let closing: Promise<unknown> = Promise.resolve();

  const begin = (userId: string): Current => {
    const running = closing.then(() => load(userId));
    const begun: Current = { userId, running };
    // Code that did not come is fetched again with the next thing asked for.
    running.catch(() => {
      if (current === begun) current = null;
    });
    return begun;
  };

  const end = (how: Leaving | 'switched'): void => {
    if (!current) return;
    const { running } = current;
    current = null;
    closing = running
      .then((started) => (how === 'switched' ? started.close() : started.leave(how)))
      .catch(() => undefined);
  };

  const start = (next: MessagingAccount): Current => {
    if (current && current.userId !== next.userId) end('switched');
    const started = current ?? begin(next.userId);
    current = started;
    started.running.then(
      (running) => {
        if (current === started) running.start(next.chatToken);
      },
      () => undefined,
    );
    return started;
  };

  const engaged = async (name: string): Promise<Messaging> => {
    if (!account) throw new GatewayError(name, 'not-sent', clientErrors.notConnected);
    return (await (current ?? start(account)).running).messaging;
  };

  const later = (name: string, act: (messaging: Messaging) => void): void => {
    engaged(name).then(act, () => undefined);
  };

  return {
    messaging: {
      send: async (...input) => (await engaged('SendMessage')).send(...input),
      resend: async (id) => (await engaged('SendMessage')).resend(id),
      cancelUpload: async (id) => (await engaged('SendMessage')).cancelUpload(id),
      remove: async (id) => (await engaged('DeleteMessage')).remove(id),
      revoke: async (id) => (await engaged('RevokeMessage')).revoke(id),
      pin: async (...input) => (await engaged('PinConversation')).pin(...input),
      setReceiveOption: async (...input) =>
        (await engaged('SetConversationRecvMessageOpt')).setReceiveOption(...input),
      hide: async (id) => (await engaged('DeleteConversation')).hide(id),
      loadMembers: async (id) => (await engaged('GetGroupMemberList')).loadMembers(id),
      countUnsent: async () => (await engaged('SendMessage')).countUnsent(),
      setDraft: (...input) => later('SetConversationDraft', (it) => it.setDraft(...input)),
      setTyping: (...input) => later('TypingStatusUpdate', (it) => it.setTyping(...input)),
      reconnect: () => later('Login', (it) => it.reconnect()),
      open: (conversationID) => openLater(engaged('GetHistoryMessageList'), conversationID),
    },
    follow(next, how = 'ended') {
      account = next;
      if (next) start(next);
      else end(how);
    },
  };
}

/** A conversation that opens as soon as the code is there, unless it was closed before. */
function openLater(engaged: Promise<Messaging>, conversationID: string): OpenConversation {
  let isClosed = false;
  const opened = engaged.then((messaging) => (isClosed ? null : messaging.open(conversationID)));
  // What cannot open says so to whoever asks it to load.
  opened.catch(() => undefined);
  const then = (act: (open: OpenConversation) => void): void => {
    opened.then((open) => open && act(open)).catch(() => undefined);
  };
  return {
    loadOlder: async () => (await opened)?.loadOlder(),
    toNewest: async () => (await opened)?.toNewest(),
    markRead: () => then((open) => open.markRead()),
    close() {
      isClosed = true;
      then((open) => open.close());
    },
  };
}
