import { encodeInput } from '../../contract/gateway/encoding.ts';
import { clientErrors } from '../../contract/gateway/errors.ts';
import { limits } from '../../lib/limits.ts';
import { callFailure } from './callFailure.ts';
import type { GatewayClient } from './gatewayClient.ts';
import type { IgnoredReason } from './gatewayOptions.ts';
import type { PendingCalls, SentCall } from './pendingCalls.ts';
import { readOutput } from './readData.ts';

type Needs = {
  calls: PendingCalls;
  /** @returns a code of `clientErrors` where no call can be sent, else 0. */
  obstacle: () => number;
  token: () => string | undefined;
  ignore: (reason: IgnoredReason, count: number) => void;
  /** The socket took nothing. */
  onUnsendable: () => void;
};

export function createCall(needs: Needs): GatewayClient['call'] {
  const { calls, ignore } = needs;
  return (declared, input, { deadline = limits.requestTimeout, signal, onUnreadable } = {}) =>
    new Promise((resolve, reject) => {
      const token = needs.token();
      const fail = (failure: Parameters<typeof callFailure>[1]): void =>
        reject(callFailure(declared.name, failure, token));
      if (signal?.aborted) return fail({ kind: 'cancelled', code: 0 });
      const code = needs.obstacle();
      if (code !== 0) return fail({ kind: 'not-sent', code });

      const data = encodeInput(declared, input);
      let sent: SentCall | null = null;
      const abort = () => sent && calls.cancel(sent);
      signal?.addEventListener('abort', abort, { once: true });
      sent = calls.add({
        name: declared.name,
        data,
        deadline,
        mayWait: true,
        done(outcome) {
          signal?.removeEventListener('abort', abort);
          if (!outcome.ok) return fail(outcome);
          const read = readOutput(declared, outcome.data);
          if (read.ok) {
            ignore('unreadable-item', read.dropped);
            if (read.dropped > 0) onUnreadable?.(read.dropped);
            resolve(read.value);
          } else {
            ignore('unreadable-reply', 1);
            fail({ kind: 'unknown', code: 0 });
          }
        },
      });
      if (sent) return;
      signal?.removeEventListener('abort', abort);
      fail({ kind: 'not-sent', code: clientErrors.notConnected });
      needs.onUnsendable();
    });
}
