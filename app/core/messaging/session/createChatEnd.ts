import type { StopReason } from '../../../transport/gateway/gatewayClient.ts';

/** Renewed at most once in so long (ms): a gateway that refuses every token ends the session. */
const renewalInterval = 60_000;

type Needs = {
  /** Says that the connection is lost and being mended. */
  sayLost: () => void;
  /** Gets new tokens with the JWT. Rejects with `CallError`. */
  renew: () => Promise<void>;
  /** Ends the session: logged in elsewhere, or no longer valid. */
  leave: (code: 402 | 403) => void;
  /** Whether the session still has this token. */
  isCurrent: (chatToken: string) => boolean;
  /** Milliseconds. */
  clock?: () => number;
};

/**
 * What becomes of a session whose connection the gateway ended (specification, section 4): somebody
 * who came in elsewhere ends it here; an expired or refused chat token is renewed and used to log in
 * again, and ends the session when it is refused once more.
 */
export function createChatEnd({
  sayLost,
  renew,
  leave,
  isCurrent,
  clock = Date.now,
}: Needs): (reason: Exclude<StopReason, 'logout'>, chatToken: string) => void {
  let renewedAt = Number.NEGATIVE_INFINITY;
  return (reason, chatToken) => {
    // A page that slept may receive the end of a token that another page has long replaced.
    if (!isCurrent(chatToken)) return;
    if (reason === 'kicked') return leave(403);
    if (clock() - renewedAt < renewalInterval) return leave(402);
    renewedAt = clock();
    sayLost();
    // Without a network the session stays as it is, and is to be renewed the next time.
    renew().catch(() => {
      renewedAt = Number.NEGATIVE_INFINITY;
    });
  };
}
