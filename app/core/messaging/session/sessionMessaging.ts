import { clientErrors } from '../../../contract/gateway/errors.ts';
import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import type { MessagingEngine } from '../engine/engineNeeds.ts';
import type { Journal } from '../journal/createJournal.ts';
import type { Messaging, Sending } from '../messaging.ts';
import type { RunningMessaging } from './createMessagingSession.ts';
import type { ShownConversations } from './shownConversations.ts';

export type LoadedMessaging = Omit<Messaging, 'send'> & Pick<MessagingEngine, 'send'>;

/** The account whose messaging runs, or is being loaded. */
export type SessionAccount = {
  userId: string;
  journal: Journal;
  running: Promise<RunningMessaging>;
  /** What `running` came to; null until then. */
  loaded: LoadedMessaging | null;
};

type Needs = {
  /** Who is logged in, with its code being fetched; null: nobody. */
  engage: () => SessionAccount | null;
  shown: ShownConversations;
  /** What a person sent is on the device. */
  onKept: () => void;
};

/** Messaging as screens have it from the first page on: what it needs is loaded with the first use. */
export function createSessionMessaging({ engage, shown, onKept }: Needs): Messaging {
  const engaged = async (name: string): Promise<LoadedMessaging> => {
    const one = engage();
    if (!one) throw notConnected(name);
    return (await one.running).messaging;
  };

  /**
   * What a page that ends now would take with it is journaled before this returns. What is loaded has
   * the message by then too, so that the field empties and the bubble shows in one render.
   */
  const send: Messaging['send'] = (peer, content): Sending => {
    const sender = engage();
    if (!sender) return { isKept: false, kept: Promise.reject(notConnected('SendMessage')) };
    const entry = sender.journal.add(peer, content);
    const kept = sender.loaded
      ? sender.loaded.send(peer, content, entry)
      : sender.running.then(({ messaging }) => messaging.send(peer, content, entry));
    // What is journaled is not lost where the outbox refuses it.
    kept.then(onKept, () => undefined);
    return { isKept: entry !== null, kept };
  };

  const countUnsent = async (): Promise<number> => {
    const sender = engage();
    if (!sender) throw notConnected('SendMessage');
    try {
      return await (await sender.running).messaging.countUnsent();
    } catch {
      // No code or no store: what lies in the journal is there to be lost all the same.
      return sender.journal.entries().length;
    }
  };

  const later = (name: string, act: (messaging: LoadedMessaging) => void): void => {
    engaged(name).then(act, () => undefined);
  };

  return {
    send,
    resend: async (id) => (await engaged('SendMessage')).resend(id),
    cancelUpload: async (id) => (await engaged('SendMessage')).cancelUpload(id),
    outgoingFile: async (...input) => (await engaged('SendMessage')).outgoingFile(...input),
    remove: async (message) => (await engaged('DeleteMessage')).remove(message),
    revoke: async (message) => (await engaged('RevokeMessage')).revoke(message),
    call: async (declared, input) => (await engaged(declared.name)).call(declared, input),
    markUnread: async (...input) => (await engaged('MarkUnread')).markUnread(...input),
    markConversationRead: async (id) => (await engaged('MarkRead')).markConversationRead(id),
    loadList: async (name, ofID) => (await engaged(name)).loadList(name, ofID),
    countUnsent,
    searchDevice: async (...input) => (await engaged('SearchLocalMessages')).searchDevice(...input),
    keptMessages: async (refs) => (await engaged('FindMessageList')).keptMessages(refs),
    keptPage: async (...input) => (await engaged('GetHistoryMessageList')).keptPage(...input),
    readHistory: async (...input) => (await engaged('GetHistoryMessageList')).readHistory(...input),
    dropVoice: async (...input) => (await engaged('SetConversationDraft')).dropVoice(...input),
    keepVoice: async (...input) => (await engaged('SetConversationDraft')).keepVoice(...input),
    keepVoicePiece: async (...input) =>
      (await engaged('SetConversationDraft')).keepVoicePiece(...input),
    keptVoice: async (id) => (await engaged('SetConversationDraft')).keptVoice(id),
    setDraft: (...input) => later('SetConversationDraft', (it) => it.setDraft(...input)),
    setTyping: (...input) => later('TypingStatusUpdate', (it) => it.setTyping(...input)),
    reconnect: () => later('Login', (it) => it.reconnect()),
    prefetch: (id) => later('GetHistoryMessageList', (it) => it.prefetch(id)),
    open(conversationID, isAhead = false) {
      const running = engage();
      return shown.open(conversationID, isAhead, running && loadedMessagingOf(running));
    },
  };
}

function notConnected(name: string): GatewayError {
  return new GatewayError(name, 'not-sent', clientErrors.notConnected);
}

export function loadedMessagingOf({ running }: SessionAccount): Promise<LoadedMessaging> {
  const messaging = running.then((started) => started.messaging);
  // Whoever waits for it gets the error.
  messaging.catch(() => undefined);
  return messaging;
}
