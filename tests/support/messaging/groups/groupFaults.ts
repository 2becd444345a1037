import { contentType } from '../../../../app/contract/gateway/contentType.ts';
import type { Conversation } from '../../../../app/contract/gateway/entities/conversation.ts';
import type { GroupApplication } from '../../../../app/contract/gateway/entities/group.ts';
import { gatewayLists } from '../../../../app/core/messaging/lists/gatewayLists.ts';
import { listRowId } from '../../../../app/core/messaging/lists/listIds.ts';
import { readRows } from '../../../../app/core/messaging/publish/conversationRows.ts';
import type { MessageStore } from '../../../../app/core/messaging/store/messageStore.ts';
import type { ModelDevice } from '../modelDevice.ts';
import type { GroupWorld } from './groupWorld.ts';

const everything = 10_000;
const page = { filter: 0, offset: 0, count: 2_000 };

/** @returns what a device has that its people may not see, or null. At any moment. */
export async function findLeak(world: GroupWorld): Promise<string | null> {
  const { oracle } = world;
  if (oracle.faults.length > 0) return `the gateway let it happen: ${oracle.faults.join('; ')}`;
  for (const device of world.devices) {
    for (const userID of device.accounts) {
      const rows = device.databaseOf(userID);
      const kept = await rows.transaction(['messages', 'members'], 'read', async (tx) => ({
        messages: await tx.range('messages'),
        members: await tx.range('members'),
      }));
      for (const { message } of kept.messages) {
        if (message.state !== 'sent' || message.groupID === '') continue;
        if (!oracle.mayRead(userID, message)) {
          return `${device.name}/${userID} has ${message.contentType} ${message.content.slice(0, 60)}, written when they were not there`;
        }
        const named = oracle.hiddenIn(userID, message);
        if (named) return `${device.name}/${userID} has ${message.content}, which names ${named}`;
      }
      for (const { value } of kept.members) {
        const { groupID } = value;
        if (!oracle.mayKnow(userID, groupID, value.userID)) {
          return `${device.name}/${userID} has the member ${value.userID} of ${groupID}`;
        }
      }
    }
  }
  return null;
}

/** @returns what is not yet, or not, as the gateway has it on a device; null when all is. After quiet. */
export async function findGroupFault(
  world: GroupWorld,
  device: ModelDevice,
): Promise<string | null> {
  const userID = device.userID();
  const { store, journal } = device.tab();
  const fault =
    (await findUnsent(store, journal.entries().filter(({ errCode }) => errCode === 0).length)) ??
    (await findListFault(world, store, userID)) ??
    (await findMembersFault(world, store, userID)) ??
    (await findRowFault(world, store, userID)) ??
    (await findMessageFault(world, device, userID));
  return fault && `${device.name}/${userID}: ${fault}`;
}

async function findUnsent(store: MessageStore, journaled: number): Promise<string | null> {
  const waiting = (await store.outbox()).filter(({ phase }) => phase !== 'failed');
  if (waiting.length > 0) return `${waiting.length} messages wait in the outbox`;
  if (journaled > 0) return `${journaled} texts wait in the journal`;
  if ((await store.pendingReads()).length > 0) return 'reads were not told';
  return null;
}

async function findListFault(
  { gateway }: GroupWorld,
  store: MessageStore,
  userID: string,
): Promise<string | null> {
  const told = {
    joinedGroups: await gateway.look(userID, 'GetJoinedGroupList', undefined),
    groupApplicationsReceived: await gateway.look(userID, 'GetRecvGroupApplicationList', undefined),
    groupApplicationsSent: await gateway.look(userID, 'GetSendGroupApplicationList', undefined),
  };
  for (const name of Object.keys(told) as (keyof typeof told)[]) {
    const keyOf = gatewayLists[name].keyOf as (row: unknown) => string;
    const known = sorted((await store.list(name)).map(withoutGroup), keyOf);
    const expected = sorted((told[name] ?? []).map(withoutGroup), keyOf);
    if (known !== expected) return `${name} ${known}, the gateway has ${expected}`;
  }
  return null;
}

/** An application holds its group as it was then: the group itself is compared. */
function withoutGroup(row: object): object {
  if (!('reqMsg' in row)) return row;
  const { groupID, userID, reqMsg, reqTime, handleResult, handledMsg } = row as GroupApplication;
  return { groupID, userID, reqMsg, reqTime, handleResult, handledMsg };
}

async function findMembersFault(
  { gateway, groupIDs }: GroupWorld,
  store: MessageStore,
  userID: string,
): Promise<string | null> {
  const joined = (await gateway.look(userID, 'GetJoinedGroupList', undefined)) ?? [];
  for (const groupID of groupIDs) {
    const known = await store.list('members', groupID);
    const isIn = joined.some((one) => one.groupID === groupID);
    if (!isIn && known.length > 0) return `knows ${known.length} members of ${groupID}, and left`;
    if (!isIn) continue;
    const input = { groupID, ...page };
    const told = (await gateway.look(userID, 'GetGroupMemberList', input)) ?? [];
    const idOf = (row: { userID: string }) => row.userID;
    const [own, all] = [sorted(known, idOf), sorted(told, idOf)];
    if (own !== all) return `members ${own}, the gateway has ${all}`;
  }
  return null;
}

async function findRowFault(
  { gateway, conversationIDs }: GroupWorld,
  store: MessageStore,
  userID: string,
): Promise<string | null> {
  const all = (await gateway.look(userID, 'GetAllConversationList', undefined)) ?? [];
  const rows = await readRows(store, userID, null, new Map());
  for (const conversationID of conversationIDs) {
    const told = all.find((one) => one.conversationID === conversationID);
    const row = rows.get(conversationID);
    if (!row && !told) continue;
    // Where somebody wrote who was never there, the device alone has a row, with what could not be sent.
    if (!told && (await hasOnlyFailed(store, conversationID))) continue;
    if (!row || !told) return `${conversationID} in the list: ${!!row}, at the gateway: ${!!told}`;
    for (const field of comparedFields) {
      if (row[field] !== told[field]) {
        return `${field} of ${conversationID} is ${row[field]}, the gateway says ${told[field]}`;
      }
    }
    // A mention that was taken back no longer shows, whatever the gateway goes on to say.
    const known = (await store.conversation(conversationID))?.groupAtType;
    if (known !== told.groupAtType) {
      return `groupAtType of ${conversationID} is ${known}, the gateway says ${told.groupAtType}`;
    }
  }
  return null;
}

async function hasOnlyFailed(store: MessageStore, conversationID: string): Promise<boolean> {
  const kept = await store.pageBefore(conversationID, null, everything);
  return kept.length > 0 && kept.every(({ state }) => state === 'failed');
}

const comparedFields = [
  'isNotInGroup',
  'unreadCount',
  'recvMsgOpt',
  'latestMsgSendTime',
] as const satisfies (keyof Conversation)[];

async function findMessageFault(
  world: GroupWorld,
  device: ModelDevice,
  userID: string,
): Promise<string | null> {
  const { store, engine, timelines } = device.tab();
  const joined = (await world.gateway.look(userID, 'GetJoinedGroupList', undefined)) ?? [];
  for (const [group, conversationID] of world.conversationIDs.entries()) {
    const kept = await store.pageBefore(conversationID, null, everything);
    for (const { state, errCode, content } of kept) {
      if (state === 'sending') return `${content} is on its way for ever`;
      if (state === 'failed' && errCode === 0) return `${content} failed, and nobody said why`;
    }
    const groupID = world.groupIDs[group] as string;
    const told = (await historyOf(world, userID, groupID)) ?? [];
    const known = new Set(kept.filter(({ state }) => state === 'sent').map(keyOf));
    const missing = told.filter(
      (one) => one.contentType !== contentType.typing && !known.has(keyOf(one)),
    );
    const [first] = missing;
    if (first) {
      if (timelines.get(conversationID)?.hasOlder) {
        const open = engine.open(conversationID);
        open
          .loadOlder()
          .catch(() => undefined)
          .finally(() => open.close());
      }
      return `${missing.length} messages are missing, such as ${first.contentType} ${first.content}`;
    }
    // Whoever has left is not told of it.
    if (joined.some((one) => one.groupID === groupID)) {
      const gone = new Set(told.filter(isTakenBack).map(keyOf));
      const left = kept.find((one) => one.isRevoked !== gone.has(keyOf(one)));
      if (left) return `${left.content} counts as taken back: ${left.isRevoked}`;
    }
    const failed = kept.filter(({ state }) => state === 'failed');
    const wrong = failed.find((one) => world.oracle.hasTaken(one.sendID, one.clientMsgID));
    if (wrong) return `${wrong.content} counts as failed, and the gateway has it`;
  }
  return null;
}

const isTakenBack = (one: { contentType: number }) =>
  one.contentType === contentType.advancedRevoke;

function historyOf({ gateway }: GroupWorld, userID: string, groupID: string) {
  const input = { userID: '', groupID, conversationID: '', count: 1_000, startClientMsgID: '' };
  return gateway.look(userID, 'GetHistoryMessageList', input);
}

const keyOf = (one: { sendID: string; clientMsgID: string }) => `${one.sendID} ${one.clientMsgID}`;

function sorted<Row>(rows: readonly Row[], keyOf: (row: Row) => unknown): string {
  const texts = rows.map((row) => `${listRowId(keyOf(row) as string)} ${stable(row)}`);
  return `[${texts.sort().join(', ')}]`;
}

/** As JSON, whatever the order of its fields, without those that say nothing. */
function stable(value: unknown): string {
  const fields = Object.entries(value as Record<string, unknown>)
    .filter(([, field]) => (field ?? null) !== null)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(Object.fromEntries(fields));
}
