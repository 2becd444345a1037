import { createJournal } from '../../../app/core/messaging/journal/createJournal.ts';
import type { OpenConversation } from '../../../app/core/messaging/messaging.ts';
import {
  createMessagingSession,
  type Leaving,
  type MessagingSession,
  type RunningMessaging,
} from '../../../app/core/messaging/session/createMessagingSession.ts';
import type { LeftAccounts } from '../../../app/core/messaging/session/leftAccounts.ts';
import { createModelTexts } from './modelTexts.ts';

/** Messaging that writes down what it is asked. */
export function recorder() {
  const log: string[] = [];
  const open = (conversationID: string, isAhead = false): OpenConversation => {
    log.push(`open ${conversationID}${isAhead ? ' ahead' : ''}`);
    return {
      show: () => void log.push(`show ${conversationID}`),
      loadOlder: async () => void log.push('older'),
      loadNewer: async () => void log.push('newer'),
      openAt: async () => true,
      findUnread: async () => null,
      toNewest: async () => void log.push('newest'),
      markRead: () => void log.push('read'),
      close: () => void log.push(`shut ${conversationID}`),
    };
  };
  const run = (userId: string): RunningMessaging => ({
    messaging: {
      open,
      setDraft: (id: string, text: string) => void log.push(`draft ${id} ${text}`),
      send: async () => `${userId}-1`,
    } as unknown as RunningMessaging['messaging'],
    start: (chatToken) => void log.push(`start ${userId} ${chatToken}`),
    close: async () => void log.push(`close ${userId}`),
    leave: async (how) => void log.push(`leave ${userId} ${how}`),
  });
  return { log, run };
}

const texts = createModelTexts();
const random = (bytes: Uint8Array): Uint8Array =>
  crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>);
const openJournal = (userID: string) => createJournal({ userID, texts, clock: Date.now, random });

/** Accounts noted as left, as the device keeps them. */
export function noted(known: readonly [string, Leaving][] = []): LeftAccounts {
  const accounts = new Map(known);
  return {
    all: () => accounts,
    note: (userId, how) => void accounts.set(userId, how),
    settle: (userId) => void accounts.delete(userId),
  };
}

/** A session that loads nothing, unless it is told how. */
export function sessionWith(
  needs: Partial<Parameters<typeof createMessagingSession>[0]>,
): MessagingSession {
  const load = () => Promise.reject(new Error('Nothing is to be loaded.'));
  const forget = async () => undefined;
  const onKept = () => undefined;
  return createMessagingSession({ load, openJournal, left: noted(), forget, onKept, ...needs });
}

/** Resolves once all that is under way without a network is done. */
export const settled = () => new Promise((resolve) => setImmediate(resolve));
