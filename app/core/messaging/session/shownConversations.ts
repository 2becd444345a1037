import { clientErrors } from '../../../contract/gateway/errors.ts';
import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import type { Messaging, OpenConversation } from '../messaging.ts';

type Opening = Pick<Messaging, 'open'>;

type Shown = {
  conversationID: string;
  /** Not before the person's eyes yet. */
  isAhead: boolean;
  isClosed: boolean;
  /** Null once it was closed before it could open. */
  opened: Promise<OpenConversation | null>;
};

/** The conversations that screens show, whoever is logged in meanwhile. */
export interface ShownConversations {
  /** @param messaging of whoever is logged in; null: nobody is yet. */
  open(
    conversationID: string,
    isAhead: boolean,
    messaging: Promise<Opening> | null,
  ): OpenConversation;
  /** Opens all of them anew: the messaging before has closed them. Null: nobody is logged in. */
  moveTo(messaging: Promise<Opening> | null): void;
}

export function createShownConversations(): ShownConversations {
  const all = new Set<Shown>();

  const show = (one: Shown, messaging: Promise<Opening> | null): void => {
    one.opened = (messaging ?? nobody()).then((it) =>
      one.isClosed ? null : it.open(one.conversationID, one.isAhead),
    );
    // Where it cannot open, the calls that load reject.
    one.opened.catch(() => undefined);
  };

  return {
    moveTo(messaging) {
      for (const one of all) show(one, messaging);
    },
    open(conversationID, isAhead, messaging) {
      const opened = Promise.resolve(null);
      const one: Shown = { conversationID, isAhead, isClosed: false, opened };
      all.add(one);
      show(one, messaging);
      const then = (act: (open: OpenConversation) => void): void => {
        one.opened.then((open) => open && act(open)).catch(() => undefined);
      };
      return {
        show() {
          if (!one.isAhead) return;
          one.isAhead = false;
          then((open) => open.show());
        },
        loadOlder: async () => (await one.opened)?.loadOlder(),
        loadNewer: async () => (await one.opened)?.loadNewer(),
        openAt: async (message) => (await one.opened)?.openAt(message) ?? false,
        findUnread: async (count) => (await one.opened)?.findUnread(count) ?? null,
        toNewest: async () => (await one.opened)?.toNewest(),
        markRead: (upTo) => then((open) => open.markRead(upTo)),
        close() {
          one.isClosed = true;
          all.delete(one);
          then((open) => open.close());
        },
      };
    },
  };
}

function nobody(): Promise<never> {
  const name = 'GetHistoryMessageList';
  return Promise.reject(new GatewayError(name, 'not-sent', clientErrors.notConnected));
}
