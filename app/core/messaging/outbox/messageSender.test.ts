import { expect, it } from 'vitest';
import {
  entryOf,
  outgoingMessage,
  storedMessage,
} from '../../../../tests/support/messaging/storedMessages.ts';
import { createMemoryDatabase } from '../../../platform/database/memoryDatabase.ts';
import { GatewayError, type GatewayFailureKind } from '../../../transport/gateway/gatewayClient.ts';
import type { EngineParts } from '../engine/engineParts.ts';
import { createMessageStore } from '../store/createMessageStore.ts';
import { messageLayout } from '../store/messageRows.ts';
import type { MessageStore } from '../store/messageStore.ts';
import { createMessageSender } from './messageSender.ts';
import { createSendSettlement } from './sendSettlement.ts';

type World = {
  /** Answers a send. */
  answer: () => unknown;
  isOnline?: () => boolean;
  mergeArrivals?: MessageStore['mergeArrivals'];
};

/** A device with one message that waits. */
async function deviceWith({ answer, isOnline = () => true, ...changes }: World) {
  const kept = createMessageStore(createMemoryDatabase(messageLayout));
  const entry = entryOf('own');
  await kept.addOutgoing(outgoingMessage('own'), entry, new Map());
  const store = { ...kept, ...changes };
  const gateway = { call: async () => answer() } as unknown as EngineParts['gateway'];
  const parts = { gateway, store, isOnline };
  const arrivalOptions = { isContinuous: () => true };
  const settlement = createSendSettlement({ ...parts, arrivalOptions, onChanges: () => undefined });
  const send = createMessageSender({ ...parts, settlement, isClosed: () => false });
  return { kept, step: () => send(entry) };
}

const failing = (kind: GatewayFailureKind) => () => {
  throw new GatewayError('sendMsg', kind, 0);
};

it.each(['not-sent', 'unknown'] as const)(
  'a try whose outcome is %s is followed by another one: after a pause, or once there is a connection',
  async (kind) => {
    const { kept, step } = await deviceWith({ answer: failing(kind) });
    expect(await step()).toBe('later');
    const phase = kind === 'not-sent' ? 'waiting' : 'unknown';
    expect(await kept.outboxEntry('own')).toMatchObject({ phase, attempts: 1 });

    let isOnline = true;
    const answer = () => {
      isOnline = false;
      return failing(kind)();
    };
    const cut = await deviceWith({ answer, isOnline: () => isOnline });
    expect(await cut.step()).toBe('when-online');
  },
);

it('a message is sent once it is written down as sent, and tried again where that fails', async () => {
  const sent = storedMessage('own', { sendID: 'me', recvID: 'them', seq: 1, sendTime: 5 });
  const { kept, step } = await deviceWith({ answer: () => sent });
  expect(await step()).toBe('next');
  expect(await kept.outboxEntry('own')).toBeNull();

  const full = await deviceWith({
    answer: () => sent,
    mergeArrivals: () => Promise.reject(new Error('The device is full.')),
  });
  expect(await full.step()).toBe('later');
  expect(await full.kept.outboxEntry('own')).toMatchObject({ phase: 'unknown' });
});
