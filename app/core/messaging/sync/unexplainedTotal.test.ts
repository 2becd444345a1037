import { expect, test } from 'vitest';
import { createVirtualClock } from '../../../../tests/support/virtualClock.ts';
import type { GatewayEvent } from '../../../transport/gateway/gatewayClient.ts';
import { createUnexplainedTotal } from './unexplainedTotal.ts';

const row: GatewayEvent = { name: 'OnConversationChanged', data: [] };
const total: GatewayEvent = { name: 'OnTotalUnreadMessageCountChanged', data: 3 };
const sent: GatewayEvent = { name: 'OnRecvNewMessages', data: [] };

test('a row that came long before explains no total', async () => {
  const time = createVirtualClock();
  let count = 0;
  const totals = createUnexplainedTotal(time.timers, () => {
    count += 1;
  });
  // Such as of a chat that was pinned.
  totals.noteEvent(row);
  await time.pass(2_000);
  totals.noteEvent(total);
  await time.pass(2_000);
  expect(count).toBe(1);
  totals.noteEvent(row);
  totals.close();
  expect(time.waiting()).toBe(0);
});

test.each([
  ['a total after its row', [row, total], 0],
  ['a total before its row', [total, row], 0],
  ['a total by itself', [total], 1],
  ['a total that only a message came with', [sent, total, sent], 1],
  ['a second total after one row', [row, total, total], 1],
  ['two rows and their totals', [row, total, row, total], 0],
])('%s', async (_name, events, lone) => {
  const time = createVirtualClock();
  let count = 0;
  const totals = createUnexplainedTotal(time.timers, () => {
    count += 1;
  });
  for (const event of events) totals.noteEvent(event);
  await time.pass(5_000);
  expect(count).toBe(lone);
  expect(time.waiting()).toBe(0);
});
