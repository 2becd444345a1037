import { clientErrors } from '../../../contract/gateway/errors.ts';
import { rawFunction } from '../../../contract/gateway/gatewayFunction.ts';
import { GatewayError } from '../../../transport/gateway/gatewayClient.ts';
import { newMessageId } from '../outbox/messageId.ts';
import { retry } from '../retry/retry.ts';
import type { Waits } from '../retry/waits.ts';
import type { RequestRecord } from '../store/messageStore.ts';
import type { Sync } from '../sync/createSync.ts';
import { type CallCommand, errorOf, failureOf } from '../tabs/tabMessage.ts';
import type { EngineParts } from './engineParts.ts';

type Needs = Pick<EngineParts, 'gateway' | 'store' | 'random'> & {
  waits: Waits;
  sync: Pick<Sync, 'applyChanges'>;
};

/**
 * Makes the calls that screens of any tab ask for. A call that must not be repeated is noted in the
 * shared store before it is sent: asked for again, this or another tab answers with its outcome, or
 * `unknown` where there is none, and never sends it a second time.
 * @returns makes one call, to the text of its reply. @throws GatewayError
 */
export function createGatewayCalls(needs: Needs): (command: CallCommand) => Promise<string> {
  const { gateway, store, random, waits, sync } = needs;
  const running = new Map<string, Promise<string>>();

  const send = async ({ functionName, data, changes }: CallCommand): Promise<string> => {
    try {
      const reply = await gateway.call(rawFunction(functionName), data);
      await sync.applyChanges(changes, 'done');
      return reply;
    } catch (error) {
      // It may have been done all the same: the lists will show it.
      if (mayBeDone(error)) await sync.applyChanges(changes, 'unknown');
      throw error;
    }
  };

  const sendNoted = async (command: CallCommand, attempt: string): Promise<string> => {
    const { id } = command;
    try {
      const reply = await send(command);
      await store.settleRequest(id, attempt, { reply }).catch(() => undefined);
      return reply;
    } catch (error) {
      const failure = failureOf(command, error);
      const noted = mayBeDone(error) || failure.kind === 'refused';
      const settled = noted
        ? store.settleRequest(id, attempt, { failure })
        : store.withdrawRequest(id, attempt);
      await settled.catch(() => undefined);
      throw error;
    }
  };

  const sendOnce = async (command: CallCommand): Promise<string> => {
    const { id, functionName } = command;
    const notSent = () => new GatewayError(functionName, 'not-sent', clientErrors.notConnected);
    if (gateway.state().status !== 'online') throw notSent();
    const attempt = newMessageId(random);
    const wasShared = store.isDurable;
    const record = await retry(() => store.beginRequest(id, attempt), { waits }).catch(() => {
      throw notSent();
    });
    if (record.attempt !== attempt) {
      if (record.outcome === null) await sync.applyChanges(command.changes, 'unknown');
      return recorded(command, record);
    }
    // What is noted in the memory of this page alone, the next leader would not find.
    if (wasShared && !store.isDurable) throw notSent();
    return sendNoted(command, attempt);
  };

  return (command) => {
    if (command.isRepeatable) return send(command);
    // Asked again while it runs, as by a tab that asks each new leader.
    const known = running.get(command.id);
    if (known) return known;
    const own = sendOnce(command).finally(() => running.delete(command.id));
    running.set(command.id, own);
    return own;
  };
}

function recorded({ functionName }: CallCommand, { outcome }: RequestRecord): string {
  if (outcome === null) throw new GatewayError(functionName, 'unknown', clientErrors.closed);
  if ('failure' in outcome) throw errorOf(outcome.failure);
  return outcome.reply;
}

function mayBeDone(error: unknown): boolean {
  return !(error instanceof GatewayError) || ['unknown', 'cancelled'].includes(error.kind);
}
