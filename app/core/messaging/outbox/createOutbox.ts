import { clientErrors } from '../../../contract/gateway/errors.ts';
import { holding } from '../../busy/holds.ts';
import type { Contents } from '../contents/content.ts';
import type { UploadFile } from '../engine/engineNeeds.ts';
import type { EngineParts } from '../engine/engineParts.ts';
import { createWaits } from '../retry/waits.ts';
import type { ArrivalOptions, StoreChanges } from '../store/messageStore.ts';
import type { OutboxEntry } from '../store/outboxEntry.ts';
import { createConversationQueues, type QueueStep } from './conversationQueues.ts';
import { createMessageSender } from './messageSender.ts';
import { createSendSettlement } from './sendSettlement.ts';
import { createUploads } from './uploads.ts';

type Needs = Pick<EngineParts, 'gateway' | 'store' | 'timers' | 'publisher' | 'isOnline'> & {
  contents: Contents;
  uploadFile: UploadFile;
  arrivalOptions: ArrivalOptions;
  /** Written to the store; not yet published. */
  onChanges: (changes: StoreChanges) => void;
};

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
  const { store, isOnline } = needs;
  const waits = createWaits(needs.timers);
  const uploads = createUploads(needs);
  const settlement = createSendSettlement(needs);
  let isClosed = false;
  const shared = { ...needs, waits, settlement, isClosed: () => isClosed };
  const sendMessage = createMessageSender(shared);

  const send = async (entry: OutboxEntry): Promise<QueueStep> => {
    if (entry.uploads.every(({ url }) => url !== '')) return sendMessage(entry);
    if ((await store.outgoing(entry.clientMsgID))?.state !== 'sending') return 'next';
    const outcome = await uploads.run(entry);
    if (isClosed) return 'when-online';
    switch (outcome.kind) {
      case 'uploaded':
        return sendMessage(outcome.entry);
      case 'gone':
        return 'next';
      case 'cancelled':
        return settlement.fail(entry.clientMsgID, clientErrors.cancelled);
      case 'refused':
        return settlement.fail(entry.clientMsgID, outcome.code);
      case 'later':
        return 'later';
    }
  };
  const queues = createConversationQueues({
    ...shared,
    isOnline,
    send: (entry) => holding('message', () => send(entry)),
  });

  return {
    wake: queues.wake,
    connected() {
      waits.wake();
      queues.wake();
    },
    forget(clientMsgID) {
      uploads.cancel(clientMsgID);
    },
    async cancelUpload(clientMsgID) {
      if (uploads.cancel(clientMsgID)) return;
      const entry = await store.outboxEntry(clientMsgID);
      const isWaiting =
        entry && entry.attempts === 0 && entry.uploads.some(({ url }) => url === '');
      if (isWaiting) await settlement.fail(clientMsgID, clientErrors.cancelled);
    },
    close() {
      isClosed = true;
      uploads.close();
      waits.close();
    },
  };
}
