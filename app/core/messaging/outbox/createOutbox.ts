import type { Message } from '../../../contract/gateway/entities/message.ts';
import { sessionType } from '../../../contract/gateway/enums.ts';
import { clientErrors, gatewayErrors } from '../../../contract/gateway/errors.ts';
import { sendMessage } from '../../../contract/gateway/functions/messages.ts';
import { backoffDelay, createWaits } from '../engine/backoff.ts';
import type { UploadFile } from '../engine/engineNeeds.ts';
import type { EngineParts } from '../engine/engineParts.ts';
import { receivedMessage } from '../messageModel/receivedMessage.ts';
import type { ArrivalOptions, StoreChanges } from '../store/messageStore.ts';
import type { OutboxEntry } from '../store/outboxEntry.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { isBy, lookUp } from './lookUp.ts';
import { wireMessage } from './outgoingMessage.ts';
import { type SendOutcome, sendOutcomeOf } from './sendOutcome.ts';
import { createUploads } from './uploads.ts';

/** Faults of the gateway's own after which a message that it does not have counts as failed. */
const mostFaults = 5;

type Needs = Pick<EngineParts, 'gateway' | 'store' | 'timers' | 'announce' | 'isOnline'> & {
  uploadFile: UploadFile;
  arrivalOptions: ArrivalOptions;
  /** Taken into the store; not yet told. */
  onChanges: (changes: StoreChanges) => void;
};

/** What is to be done with a conversation's queue after one message. */
type Step = 'next' | 'later' | 'when-online';

/** Sends what waits, in each conversation one message after the other. */
export interface Outbox {
  /** Something may wait. */
  wake(): void;
  /** The gateway can be reached again. */
  connected(): void;
  /** What has not left for the gateway fails as cancelled; anything else goes its way. */
  cancelUpload(clientMsgID: string): Promise<void>;
  /** The person has removed it: an upload on its way stops. */
  forget(clientMsgID: string): void;
  close(): void;
}

export function createOutbox(needs: Needs): Outbox {
  const { gateway, store, isOnline, onChanges } = needs;
  const waits = createWaits(needs.timers);
  const uploads = createUploads(needs);
  /** Conversations whose queue is at work; true: look again before it rests. */
  const running = new Map<string, boolean>();
  let isClosed = false;

  const settle = async (told: Message, own: StoredMessage): Promise<void> => {
    const { clientMsgID, sendID, recvID, groupID, sessionType: session } = own;
    const sent = { ...told, clientMsgID, sendID, recvID, groupID, sessionType: session };
    const received = receivedMessage(sent, own.conversationID);
    onChanges(await store.mergeArrivals([received], needs.arrivalOptions));
  };

  /** @returns whether the gateway has it, and the device now knows */
  const isThere = async (own: StoredMessage): Promise<boolean> => {
    const told = await lookUp(gateway, own);
    if (told) await settle(told, own);
    return told !== null;
  };

  const fail = async (clientMsgID: string, code: number): Promise<Step> => {
    onChanges(await store.failOutgoing(clientMsgID, code));
    return 'next';
  };

  const change = async (entry: OutboxEntry): Promise<void> => {
    const changes = await store.updateOutgoing(entry, undefined, { durability: 'relaxed' });
    if (changes) onChanges(changes);
  };

  const afterFailure = async (
    entry: OutboxEntry,
    own: StoredMessage,
    outcome: SendOutcome,
  ): Promise<Step> => {
    switch (outcome.kind) {
      case 'refused':
        return fail(entry.clientMsgID, outcome.code);
      case 'not-sent':
        await change({ ...entry, phase: 'waiting' });
        return isOnline() ? 'later' : 'when-online';
      case 'unknown':
        await change({ ...entry, phase: 'unknown' });
        return isOnline() ? 'later' : 'when-online';
      case 'faulty': {
        const lookups = entry.lookups + 1;
        await change({ ...entry, phase: 'unknown', lookups });
        if (await isThere(own)) return 'next';
        return lookups >= mostFaults ? fail(entry.clientMsgID, outcome.code) : 'later';
      }
    }
  };

  const send = async (entry: OutboxEntry): Promise<Step> => {
    if (!isOnline()) return 'when-online';
    const own = await store.outgoing(entry.clientMsgID);
    if (own?.state !== 'sending') return 'next';
    const mayBeThere = entry.phase === 'sending' || entry.phase === 'unknown';
    if (mayBeThere && (await isThere(own))) return 'next';
    const trying: OutboxEntry = { ...entry, phase: 'sending', attempts: entry.attempts + 1 };
    if (!(await store.updateOutgoing(trying))) return 'next';
    if (isClosed || !isOnline()) return 'when-online';
    try {
      const told = await gateway.call(sendMessage, sending(own));
      if (isBy(told, own)) {
        await settle(told, own);
        return 'next';
      }
    } catch (error) {
      return afterFailure(trying, own, sendOutcomeOf(error));
    }
    // It knows the id as another message: nobody says that this one has arrived.
    return afterFailure(trying, own, { kind: 'faulty', code: gatewayErrors.badState });
  };

  const step = async (entry: OutboxEntry): Promise<Step> => {
    if (entry.uploads.every(({ url }) => url !== '')) return send(entry);
    if ((await store.outgoing(entry.clientMsgID))?.state !== 'sending') return 'next';
    const outcome = await uploads.run(entry);
    if (isClosed) return 'when-online';
    switch (outcome.kind) {
      case 'uploaded':
        return send(outcome.entry);
      case 'gone':
        return 'next';
      case 'cancelled':
        return fail(entry.clientMsgID, clientErrors.cancelled);
      case 'refused':
        return fail(entry.clientMsgID, gatewayErrors.refused);
      case 'later':
        return 'later';
    }
  };

  /** A failure of the store tells nothing of the message: the next look finds out. */
  const stepFirmly = async (entry: OutboxEntry): Promise<Step> => {
    try {
      return await step(entry);
    } catch {
      return isOnline() ? 'later' : 'when-online';
    }
  };

  const entriesOf = async (conversationID: string): Promise<OutboxEntry[] | null> => {
    try {
      return (await store.outbox()).filter(
        (entry) => entry.conversationID === conversationID && entry.phase !== 'failed',
      );
    } catch {
      return null;
    }
  };

  const drain = async (conversationID: string): Promise<void> => {
    let failures = 0;
    const rest = async (): Promise<void> => {
      failures += 1;
      await waits.wait(backoffDelay(failures));
    };
    while (!isClosed) {
      running.set(conversationID, false);
      const entries = await entriesOf(conversationID);
      let outcome: Step = entries ? 'next' : 'later';
      for (const entry of entries ?? []) {
        outcome = await stepFirmly(entry);
        if (isClosed || outcome !== 'next') break;
        failures = 0;
      }
      if (outcome === 'later') await rest();
      else if (!running.get(conversationID)) break;
    }
    running.delete(conversationID);
  };

  const wake = (): void => {
    store.outbox().then(
      (entries) => {
        for (const { conversationID, phase } of entries) {
          if (phase === 'failed' || isClosed) continue;
          const isIdle = !running.has(conversationID);
          running.set(conversationID, true);
          if (isIdle) drain(conversationID);
        }
      },
      async () => {
        if (await waits.wait(backoffDelay(3))) wake();
      },
    );
  };

  return {
    wake,
    connected() {
      waits.wake();
      wake();
    },
    forget(clientMsgID) {
      uploads.cancel(clientMsgID);
    },
    async cancelUpload(clientMsgID) {
      if (uploads.cancel(clientMsgID)) return;
      const entry = await store.outboxEntry(clientMsgID);
      const isWaiting =
        entry && entry.attempts === 0 && entry.uploads.some(({ url }) => url === '');
      if (isWaiting) await fail(clientMsgID, clientErrors.cancelled);
    },
    close() {
      isClosed = true;
      uploads.close();
      waits.close();
    },
  };
}

function sending(own: StoredMessage) {
  const isSingle = own.sessionType === sessionType.single;
  return {
    recvID: isSingle ? own.recvID : '',
    groupID: isSingle ? '' : own.groupID,
    message: wireMessage(own),
    offlinePushInfo: '' as const,
  };
}
