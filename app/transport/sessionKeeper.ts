import { CallError, type CallFailure, failureOf } from '../contract/callError.ts';
import type { CallCredentials, ClientOptions } from './clientOptions.ts';
import { orAborted } from './pacing.ts';

type Needs = Pick<ClientOptions, 'credentials' | 'renew' | 'onSessionEnd'>;
type SessionFailure = Extract<CallFailure, { kind: 'session' }>;

/** A call the server answered 401, 402 or 403. */
export type Rejection = {
  call: string;
  /** What the call was sent with. */
  used: CallCredentials;
  failure: SessionFailure;
  /** How often this call has been repeated for its token. */
  repeats: number;
  /** A new token was got for this call already. */
  hasRenewed: boolean;
  signal: AbortSignal | undefined;
};

/** Repetitions of one call whose token was out of date when the answer came. */
const mostRepeats = 2;

/** Decides what becomes of calls whose token was refused (specification, section 4). */
export interface SessionKeeper {
  /**
   * Resolves when the call may be sent again.
   * @returns whether a new token was got for it.
   * @throws CallError when it may not.
   */
  recover(rejection: Rejection): Promise<boolean>;
}

export function createSessionKeeper({ credentials, renew, onSessionEnd }: Needs): SessionKeeper {
  let renewal: { token: string; done: Promise<void> } | null = null;
  let ended: string | null = null;

  const end = ({ token }: CallCredentials, { code, message }: SessionFailure): void => {
    if (ended === token || credentials()?.token !== token) return;
    ended = token;
    onSessionEnd(code, message);
  };

  const renewOnce = async (used: CallCredentials, failure: SessionFailure): Promise<void> => {
    let result: 'renewed' | 'ended';
    try {
      result = await renew();
    } catch (error) {
      const reason = failureOf(error);
      if (reason?.kind === 'session') end(used, reason);
      throw error;
    }
    // A renewal that changed nothing would be asked for again by every call to come.
    if (result === 'renewed' && credentials()?.token !== used.token) return;
    end(used, failure);
    throw new CallError('session.renew', failure);
  };

  /** One renewal for each token, however many calls meet its end. */
  const renewed = (used: CallCredentials, failure: SessionFailure): Promise<void> => {
    if (renewal?.token === used.token) return renewal.done;
    const done = renewOnce(used, failure).finally(() => {
      if (renewal?.done === done) renewal = null;
    });
    renewal = { token: used.token, done };
    return done;
  };

  return {
    async recover({ call, used, failure, repeats, hasRenewed, signal }) {
      const current = credentials();
      if (isOther(current, used)) throw new CallError(call, { kind: 'cancelled' });
      if (!current) throw new CallError(call, failure);
      const isStale = current.token !== used.token;
      if (isStale && repeats < mostRepeats) return false;
      if (isStale || hasRenewed || failure.code !== 401) {
        end(used, failure);
        throw new CallError(call, failure);
      }
      try {
        await orAborted(renewed(used, failure), signal);
        return true;
      } catch (error) {
        const reason = failureOf(error) ?? { kind: 'network' };
        throw new CallError(
          call,
          isOther(credentials(), used) ? { kind: 'cancelled' } : reason,
          error,
        );
      }
    },
  };
}

/** Another person has taken over: what was asked for the one before is nothing to them. */
function isOther(current: CallCredentials | null, used: CallCredentials): boolean {
  return current !== null && current.userId !== used.userId;
}
