import type { Message } from '../../../contract/gateway/entities/message.ts';
import type { EngineParts } from '../engine/engineParts.ts';
import { receivedMessage } from '../messageModel/receivedMessage.ts';
import type { ArrivalOptions, StoreChanges } from '../store/messageStore.ts';
import type { OutboxEntry } from '../store/outboxEntry.ts';
import type { StoredMessage } from '../storedMessage.ts';
import type { QueueStep } from './conversationQueues.ts';
import { lookUp } from './lookUp.ts';
import type { SendOutcome } from './sendOutcome.ts';

/** Faults of the gateway's own after which a message that it does not have counts as failed. */
const mostFaults = 5;

type Needs = Pick<EngineParts, 'gateway' | 'store' | 'isOnline'> & {
  arrivalOptions: ArrivalOptions;
  /** Written to the store; not yet published. */
  onChanges: (changes: StoreChanges) => void;
};

/** Writes to the store what became of a message. @throws GatewayError, DatabaseError */
export interface SendSettlement {
  /** The gateway has it. @param confirmed the message as the gateway has it */
  confirm(own: StoredMessage, confirmed: Message): Promise<void>;
  /** Confirms it if the gateway turns out to have it. @returns whether it has */
  confirmIfThere(own: StoredMessage): Promise<boolean>;
  fail(clientMsgID: string, errCode: number): Promise<QueueStep>;
  /** A try has failed. */
  afterFailure(entry: OutboxEntry, own: StoredMessage, outcome: SendOutcome): Promise<QueueStep>;
}

export function createSendSettlement(needs: Needs): SendSettlement {
  const { gateway, store, isOnline, onChanges } = needs;

  const confirm: SendSettlement['confirm'] = async (own, confirmed) => {
    const { clientMsgID, sendID, recvID, groupID, sessionType } = own;
    const sent = { ...confirmed, clientMsgID, sendID, recvID, groupID, sessionType };
    const received = receivedMessage(sent, own.conversationID);
    onChanges(await store.mergeArrivals([received], needs.arrivalOptions));
  };
  const confirmIfThere: SendSettlement['confirmIfThere'] = async (own) => {
    const found = await lookUp(gateway, own);
    if (found) await confirm(own, found);
    return found !== null;
  };
  const fail: SendSettlement['fail'] = async (clientMsgID, errCode) => {
    onChanges(await store.failOutgoing(clientMsgID, errCode));
    return 'next';
  };
  const update = async (entry: OutboxEntry): Promise<void> => {
    const changes = await store.updateOutgoing(entry, undefined, { durability: 'relaxed' });
    if (changes) onChanges(changes);
  };

  return {
    confirm,
    confirmIfThere,
    fail,
    async afterFailure(entry, own, outcome) {
      switch (outcome.kind) {
        case 'refused':
          return fail(entry.clientMsgID, outcome.code);
        case 'not-sent':
        case 'unknown':
          await update({ ...entry, phase: outcome.kind === 'unknown' ? 'unknown' : 'waiting' });
          return isOnline() ? 'later' : 'when-online';
        case 'faulty': {
          const lookups = entry.lookups + 1;
          await update({ ...entry, phase: 'unknown', lookups });
          if (await confirmIfThere(own)) return 'next';
          return lookups >= mostFaults ? fail(entry.clientMsgID, outcome.code) : 'later';
        }
      }
    },
  };
}
