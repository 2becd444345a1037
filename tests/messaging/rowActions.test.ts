import { createStore } from 'jotai';
import { describe, expect, test } from 'vitest';
import {
  deleteConversation,
  deleteConversationFromLocalAndSvr,
  pinConversation,
} from '../../app/contract/gateway/functions/conversations.ts';
import {
  conversationOrderAtom,
  conversationRowsAtom,
  unreadTotalAtom,
} from '../../app/core/messaging/messagingAtoms.ts';
import { bindEngine } from '../../app/core/messaging/publish/bindEngine.ts';
import { GatewayError } from '../../app/transport/gateway/gatewayClient.ts';
import type { ModelTab } from '../support/messaging/modelTab.ts';
import { createScheduleWorld } from '../support/messaging/scheduleWorld.ts';

const self = 'u1';
const withTwo = 'single_u2';
const withThree = 'single_u3';

/** A page of one person on each of two devices, the other two of whom have written to them. */
async function setUp() {
  const world = createScheduleWorld({
    seed: 1,
    latency: 20,
    isUnordered: false,
    pace: 0,
    doubling: 0,
    operations: [],
  });
  const { time, gateway, network } = world;
  const [here, there] = world.devices;
  if (!here || !there) throw new Error('There are no devices.');
  const listOf = (tab: ModelTab) => {
    const atoms = createStore();
    const binding = bindEngine({
      ...{ atoms, store: tab.store, userID: self, timers: time.timers },
      groupKinds: () => ({ groups: true, channels: true }),
    });
    tab.onChange(binding.publish);
    return {
      ids: () => atoms.get(conversationOrderAtom),
      row: (id: string) => atoms.get(conversationRowsAtom).get(id),
      total: () => atoms.get(unreadTotalAtom),
    };
  };
  const say = (from: string, clientMsgID: string): void => {
    const message = { clientMsgID, content: clientMsgID, contentType: 101, sessionType: 1 };
    gateway.take(from, `single_${self}`, { ...message, recvID: self } as never);
  };
  say('u2', 'm1');
  await time.pass(10);
  say('u3', 'm2');
  const tab = here.openTab();
  there.switchAccount();
  await time.pass(3_000);
  const other = there.tab();
  const shown = listOf(tab);
  const shownThere = listOf(other);
  await time.pass(1_000);
  return { world, time, gateway, network, here, tab, other, shown, shownThere, say };
}

const outcomeOf = (asked: Promise<unknown>): { kind: string } => {
  const outcome = { kind: 'open' };
  asked.then(
    () => Object.assign(outcome, { kind: 'done' }),
    (error) => Object.assign(outcome, { kind: error instanceof GatewayError ? error.kind : '?' }),
  );
  return outcome;
};

describe('a row that is pinned', () => {
  test('goes up before the gateway has answered, and on the other device too', async () => {
    const { time, tab, shown, shownThere } = await setUp();
    expect(shown.ids()).toEqual([withThree, withTwo]);
    const asked = outcomeOf(
      tab.engine.call(pinConversation, { conversationID: withTwo, isPinned: true }),
    );
    await time.pass(5);
    expect([asked.kind, shown.ids()]).toEqual(['open', [withTwo, withThree]]);
    await time.pass(2_000);
    expect([asked.kind, shown.ids()]).toEqual(['done', [withTwo, withThree]]);
    expect(shownThere.row(withTwo)?.isPinned).toBe(true);
  });

  test('goes back where the gateway cannot be reached', async () => {
    const { time, here, tab, shown } = await setUp();
    here.refuse(true);
    here.cut('lost', 0);
    await time.pass(200);
    const asked = outcomeOf(
      tab.engine.call(pinConversation, { conversationID: withTwo, isPinned: true }),
    );
    await time.pass(2_000);
    expect([asked.kind, shown.ids()]).toEqual(['not-sent', [withThree, withTwo]]);
    expect(shown.row(withTwo)?.isPinned).toBe(false);
  });
});

test('a row that is hidden is gone on both devices, until the next message', async () => {
  const { time, tab, shown, shownThere, say } = await setUp();
  expect(shownThere.ids()).toEqual([withThree, withTwo]);
  // Nothing that happened before explains what the gateway tells of it.
  tab.engine.call(pinConversation, { conversationID: withThree, isPinned: true });
  await time.pass(3_000);
  const asked = outcomeOf(tab.engine.call(deleteConversation, withTwo));
  await time.pass(5);
  expect([asked.kind, shown.ids(), shown.total()]).toEqual(['open', [withThree], 1]);
  await time.pass(4_000);
  expect([asked.kind, shown.ids(), shownThere.ids()]).toEqual(['done', [withThree], [withThree]]);
  say('u2', 'm3');
  await time.pass(2_000);
  expect([shown.ids(), shownThere.ids()]).toEqual([
    [withThree, withTwo],
    [withThree, withTwo],
  ]);
  expect(await tab.store.pageBefore(withTwo, null, 9)).toHaveLength(2);
});

test('a conversation that is deleted takes its messages along on both devices, failed ones too', async () => {
  const { time, gateway, tab, other, shown, shownThere } = await setUp();
  gateway.setBlocked('u2', self, true);
  await Promise.all([
    tab.engine.send({ sessionType: 1, userID: 'u2' }, { kind: 'text', text: 'Refused' }),
    time.pass(2_000),
  ]);
  expect((await tab.store.outbox()).map(({ phase }) => phase)).toEqual(['failed']);
  gateway.teach(deleteConversationFromLocalAndSvr, (conversationID) => {
    for (const kept of gateway.threads.visible(self, conversationID)) kept.deletedFor.add(self);
    const state = gateway.threads.rowState(self, conversationID);
    state.isHidden = true;
    state.unread.clear();
    gateway.tell(self, 'OnTotalUnreadMessageCountChanged', 1);
    return undefined;
  });
  const asked = outcomeOf(tab.engine.call(deleteConversationFromLocalAndSvr, withTwo));
  await time.pass(4_000);
  expect([asked.kind, shown.ids(), shownThere.ids()]).toEqual(['done', [withThree], [withThree]]);
  expect(await tab.store.pageBefore(withTwo, null, 9)).toEqual([]);
  expect(await tab.store.outbox()).toEqual([]);
  expect(await other.store.pageBefore(withTwo, null, 9)).toEqual([]);
});

test('a whole conversation counts as read at once without a network, and later everywhere', async () => {
  const { time, here, tab, shown, shownThere } = await setUp();
  here.refuse(true);
  here.cut('lost', 0);
  await time.pass(200);
  await Promise.all([tab.engine.markConversationRead(withTwo), time.pass(500)]);
  expect([shown.row(withTwo)?.unreadCount, shown.total()]).toEqual([0, 1]);
  expect(shownThere.row(withTwo)?.unreadCount).toBe(1);
  here.refuse(false);
  await time.pass(60_000);
  expect(shownThere.row(withTwo)?.unreadCount).toBe(0);
});

test('a mark as unread is kept on the device and counts, until the conversation is opened or read', async () => {
  const { time, tab, shown } = await setUp();
  await Promise.all([tab.engine.markConversationRead(withTwo), time.pass(2_000)]);
  expect(shown.total()).toBe(1);
  await Promise.all([tab.engine.markUnread(withTwo, true), time.pass(500)]);
  expect([shown.row(withTwo)?.isMarkedUnread, shown.total()]).toEqual([true, 2]);
  const opened = tab.engine.open(withTwo, true);
  await time.pass(500);
  expect(shown.row(withTwo)?.isMarkedUnread).toBe(true);
  opened.show();
  await time.pass(500);
  expect([shown.row(withTwo)?.isMarkedUnread, shown.total()]).toEqual([false, 1]);
  opened.close();
  await Promise.all([tab.engine.markUnread(withTwo, true), time.pass(500)]);
  await Promise.all([tab.engine.markConversationRead(withTwo), time.pass(500)]);
  expect(shown.row(withTwo)?.isMarkedUnread).toBe(false);
});
