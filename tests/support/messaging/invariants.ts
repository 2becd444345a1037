import { contentType } from '../../../app/contract/gateway/contentType.ts';
import type { GroupMember } from '../../../app/contract/gateway/entities/group.ts';
import { clientErrors, gatewayErrors } from '../../../app/contract/gateway/errors.ts';
import { readRows } from '../../../app/core/messaging/publish/conversationRows.ts';
import type { MessageStore } from '../../../app/core/messaging/store/messageStore.ts';
import type { ModelDevice } from './modelDevice.ts';
import { keyOf, modelGroup } from './modelThreads.ts';
import type { ScheduleWorld } from './scheduleWorld.ts';

const everything = 10_000;
/** What the model server refuses with, and an upload that was stopped by hand. */
const refusals: readonly number[] = [
  gatewayErrors.blacklisted,
  gatewayErrors.notInGroup,
  gatewayErrors.internal,
  clientErrors.cancelled,
];

/** @returns what is wrong with an account on a device, or null when it is true to the server */
export async function findFault(
  world: ScheduleWorld,
  device: ModelDevice,
  userID: string,
): Promise<string | null> {
  const { store } = device.tab();
  const place = `${device.name}/${userID}`;
  const waiting = (await store.outbox()).filter(({ phase }) => phase !== 'failed');
  if (waiting.length > 0) return `${place}: ${waiting.length} messages wait in the outbox`;
  const journaled = device.tab().journal.entries();
  const untaken = journaled.filter(({ errCode }) => errCode === 0);
  if (untaken.length > 0) return `${place}: ${untaken.length} texts wait in the journal`;
  if ((await store.pendingReads()).length > 0) return `${place}: reads were not told`;
  const rows = await readRows(store, userID, null, new Map());
  for (const conversationID of world.conversationsOf(userID)) {
    const fault =
      (await findMessageFault(world, device, userID, conversationID)) ??
      findRowFault(world, rows, userID, conversationID) ??
      findDraftFault(world, rows, place, conversationID);
    if (fault) return `${place} ${conversationID}: ${fault}`;
  }
  const fault = await findGroupFault(world, store, userID);
  return fault && `${place}: ${fault}`;
}

async function findMessageFault(
  world: ScheduleWorld,
  device: ModelDevice,
  userID: string,
  conversationID: string,
): Promise<string | null> {
  const { threads } = world.gateway;
  const { store } = device.tab();
  const kept = await store.pageBefore(conversationID, null, everything);
  if (kept.some((one) => one.contentType === contentType.typing)) return 'keeps a sign of typing';
  const shown = kept.filter(
    (one) => !one.isDeleted && world.isCertain(one) && !world.isTrace(userID, one),
  );
  const sent = shown.filter(({ state }) => state === 'sent');
  const all = threads
    .visible(userID, conversationID)
    .filter(({ message }) => world.isCertain(message));
  // A device that was full let its oldest go: it knows of the hole, and has them again when asked.
  const isCut =
    device.wasFull() && kept[0]?.hasGapBefore === true && (await store.hasOlder(conversationID));
  const told = isCut ? all.slice(Math.max(0, all.length - sent.length)) : all;
  const ids = sent.map(keyOf).join();
  const expected = told.map(({ message }) => keyOf(message)).join();
  if (ids !== expected) return `shows [${ids}], the server has [${expected}]`;
  for (const [index, model] of told.entries()) {
    const own = sent[index];
    const view = threads.view(userID, model);
    if (own?.isRevoked !== model.isRevoked) return `${own?.clientMsgID} revoked: ${own?.isRevoked}`;
    // Receipts: whether the other side has read what this person wrote.
    if (view.sendID === userID && conversationID.startsWith('single_')) {
      if (own.isRead !== view.isRead) return `${own.clientMsgID} read: ${own.isRead}`;
    }
  }
  for (const one of shown) {
    if (one.state === 'sending') return `${one.clientMsgID} is still on its way`;
    if (one.state === 'failed' && !refusals.includes(one.errCode)) {
      return `${one.clientMsgID} counts as failed by ${one.errCode}, which nobody said`;
    }
    if (one.state === 'failed' && threads.find(userID, conversationID, one.clientMsgID, userID)) {
      return `${one.clientMsgID} counts as failed, and the server has it`;
    }
  }
  if (kept.slice(1).some((one) => one.hasGapBefore)) return 'has a hole';
  return null;
}

function findRowFault(
  world: ScheduleWorld,
  rows: Awaited<ReturnType<typeof readRows>>,
  userID: string,
  conversationID: string,
): string | null {
  const row = rows.get(conversationID);
  const told = world.gateway.threads.row(userID, conversationID);
  if (!row) return told.latestMsgSendTime > 0 ? 'is not in the list' : null;
  if (row.latestMsgSendTime !== told.latestMsgSendTime) {
    const isHidden = told.latestMsgSendTime === 0;
    return isHidden ? 'is in the list, though hidden' : 'stands elsewhere in the list';
  }
  if (row.unreadCount !== told.unreadCount) {
    return `shows ${row.unreadCount} unread, the server counts ${told.unreadCount}`;
  }
  if (row.isPinned !== told.isPinned) return `pinned: ${row.isPinned}`;
  if (row.recvMsgOpt !== told.recvMsgOpt) return `receive option: ${row.recvMsgOpt}`;
  if (row.isNotInGroup !== told.isNotInGroup) return `not in the group: ${row.isNotInGroup}`;
  return null;
}

function findDraftFault(
  { drafts }: ScheduleWorld,
  rows: Awaited<ReturnType<typeof readRows>>,
  place: string,
  conversationID: string,
): string | null {
  const draft = rows.get(conversationID)?.draft ?? '';
  const written = drafts.get(`${place} ${conversationID}`) ?? [];
  return draft === '' || written.includes(draft) ? null : `the draft is "${draft}"`;
}

async function findGroupFault(
  { gateway }: ScheduleWorld,
  store: MessageStore,
  userID: string,
): Promise<string | null> {
  const groups = await store.list('joinedGroups');
  const isMember = gateway.threads.isInGroup(userID);
  if (groups.length !== (isMember ? 1 : 0)) return `is in ${groups.length} groups`;
  const namesOf = (members: readonly GroupMember[]) =>
    members
      .map((member) => `${member.userID} "${member.nickname}"`)
      .sort()
      .join();
  const known = namesOf(await store.list('members', modelGroup));
  const told = isMember ? namesOf(gateway.group.members()) : '';
  if (known !== told) return `knows the members [${known}], the server has [${told}]`;
  const { memberCount } = gateway.group.info();
  const [group] = groups;
  if (group && group.memberCount !== memberCount) return `counts ${group.memberCount} members`;
  return null;
}
