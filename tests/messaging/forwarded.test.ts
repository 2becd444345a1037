import { expect, test } from 'vitest';
import { contentType } from '../../app/contract/gateway/contentType.ts';
import { conversationIdOf } from '../../app/contract/gateway/conversationId.ts';
import type { OutgoingContent } from '../../app/core/messaging/contents/content.ts';
import type { ModelDevice } from '../support/messaging/modelDevice.ts';
import type { TransactionFate } from '../support/messaging/pageDatabase.ts';
import { createScheduleWorld, peerFor } from '../support/messaging/scheduleWorld.ts';
import { storedMessage } from '../support/messaging/storedMessages.ts';

const peer = peerFor('u1', 1);
const conversationID = conversationIdOf(peer);
const card = storedMessage('card', { contentType: contentType.card, content: 'card' });
const forwarded: readonly OutgoingContent[] = [
  { kind: 'text', text: 'one' },
  { kind: 'copy', of: card },
  { kind: 'merged', title: 'record', lines: [], messages: [storedMessage('m'), card] },
  { kind: 'text', text: 'note' },
];
const ends: TransactionFate[] = ['kill-before', 'kill-after'];

for (const end of ends) {
  test(`What was forwarded and kept is sent once and in order, on a page that dies (${end})`, async () => {
    for (let after = 0; after < 20; after += 1) {
      const world = createScheduleWorld({
        ...{ seed: 1, latency: 10, isUnordered: false, doubling: 0, pace: 0, operations: [] },
      });
      world.heal();
      const device = world.devices[0] as ModelDevice;
      const tab = device.openTab();
      tab.engine.open(conversationID);
      await world.time.pass(5_000);
      device.plan([...Array<TransactionFate>(after).fill('done'), end]);
      const kept: OutgoingContent[] = [];
      const written: string[] = [];
      for (const content of forwarded) {
        // On a page that is gone nobody writes.
        if (tab.isDead()) break;
        if (content.kind === 'text') written.push(content.text);
        tab.engine.send(peer, content).then(
          () => kept.push(content),
          () => undefined,
        );
      }
      await world.time.pass(after);
      tab.kill();
      device.openTab();
      await world.time.pass(60_000);
      const shown = world.gateway.threads.visible('u1', conversationID);
      const sent = shown.map(({ message }) => nameOf(message));
      const isSent = (content: OutgoingContent) =>
        sent.includes(content.kind === 'text' ? content.text : content.kind);
      expect(sent, `after ${after}`).toEqual(
        ['one', 'copy', 'merged', 'note'].filter((name) => sent.includes(name)),
      );
      // A text lies in the journal from the key on; of the others, those that were said to be kept.
      for (const content of kept) expect(isSent(content), `after ${after}`).toBe(true);
      expect(sent).toEqual(expect.arrayContaining(written));
    }
  });
}

function nameOf({ contentType: type, content }: { contentType: number; content: string }): string {
  if (type === contentType.card) return 'copy';
  return type === contentType.merger ? 'merged' : content;
}
