import { contentType } from '../../../../app/contract/gateway/contentType.ts';
import { conversationIdOf } from '../../../../app/contract/gateway/conversationId.ts';
import { atAllTag, groupRole } from '../../../../app/contract/gateway/enums.ts';
import { setConversationRecvMessageOpt } from '../../../../app/contract/gateway/functions/conversations.ts';
import {
  acceptGroupApplication,
  changeGroupMemberMute,
  changeGroupMute,
  dismissGroup,
  inviteUserToGroup,
  joinGroup,
  kickGroupMember,
  quitGroup,
  refuseGroupApplication,
  setGroupInfo,
  setGroupLookMemberInfo,
  setGroupMemberNickname,
  setGroupMemberRoleLevel,
  setGroupVerification,
  transferGroupOwner,
} from '../../../../app/contract/gateway/functions/groups.ts';
import { getUsersInfo } from '../../../../app/contract/gateway/functions/session.ts';
import { channelMark } from '../../../../app/contract/gateway/isChannel.ts';
import { withPinned } from '../../../../app/contract/gateway/pinnedIn.ts';
import type { ModelDevice } from '../modelDevice.ts';
import { isOfDevice, playDevice } from '../playDevice.ts';
import type { GroupOperation } from './groupSchedule.ts';
import type { GroupWorld } from './groupWorld.ts';

const ignored = () => undefined;

/** Does one operation of a schedule. */
export async function playGroup(world: GroupWorld, operation: GroupOperation): Promise<void> {
  if (operation.kind === 'wait') {
    await world.time.pass(operation.milliseconds);
    return;
  }
  const device = world.devices[operation.device] as ModelDevice;
  if (operation.kind === 'lose') world.lose(device, operation.count);
  else if (isOfDevice(operation)) playDevice(device, operation);
  else use(world, device, operation);
}

type Using = Extract<
  GroupOperation,
  {
    kind:
      | 'do'
      | 'send'
      | 'mention'
      | 'take-back'
      | 'read'
      | 'silence'
      | 'look'
      | 'load-members'
      | 'look-up';
  }
>;

/** What a person does on the page in front of them. */
function use(world: GroupWorld, device: ModelDevice, operation: Using): void {
  const tab = device.tab();
  if (tab.isFrozen()) return;
  const { engine } = tab;
  const peer = world.peerOf(operation.group);
  const conversationID = conversationIdOf(peer);
  switch (operation.kind) {
    case 'do':
      act(world, device, operation);
      return;
    case 'send':
      for (let count = 0; count < operation.count; count += 1) write(world, device, peer, []);
      return;
    case 'mention':
      write(world, device, peer, [world.people[operation.on] ?? atAllTag]);
      return;
    case 'take-back':
      takeBack(device, conversationID, world.people[operation.on] as string);
      return;
    case 'read': {
      const open = engine.open(conversationID);
      const newest = tab.store.pageBefore(conversationID, null, 1);
      newest
        .then(([read]) => {
          if (read) open.markRead(read);
        })
        .catch(ignored)
        .finally(() => open.close());
      return;
    }
    case 'silence':
      world.call(device, setConversationRecvMessageOpt, {
        conversationIDList: [conversationID],
        opt: operation.option,
      });
      return;
    case 'look':
      engine.open(conversationID);
      return;
    case 'look-up':
      world.call(device, getUsersInfo, [world.people[operation.on] as string]);
      return;
    case 'load-members':
      engine.loadList('members', world.groupIDs[operation.group]).catch(ignored);
  }
}

function write(
  world: GroupWorld,
  device: ModelDevice,
  peer: ReturnType<GroupWorld['peerOf']>,
  named: readonly string[],
): void {
  const tab = device.tab();
  const userID = device.userID();
  const mentions = named.map((id) => ({ start: 0, end: 5, userID: id }));
  const text = `@name ${world.time.steps()}`;
  tab.engine.send(peer, { kind: 'text', text, mentions }).then((clientMsgID) => {
    if (!tab.isDead()) world.written.add({ userID, clientMsgID });
  }, ignored);
}

function takeBack(device: ModelDevice, conversationID: string, authorID: string): void {
  const { engine, store } = device.tab();
  const newest = store.pageBefore(conversationID, null, mostLookedThrough);
  newest
    .then((kept) => {
      const last = kept.findLast(
        ({ sendID, state, contentType: kind }) =>
          sendID === authorID && state === 'sent' && writtenKinds.includes(kind),
      );
      return last && engine.revoke(last);
    })
    .catch(ignored);
}

const writtenKinds: readonly number[] = [contentType.text, contentType.atText];

/** Messages among which one that is taken back is looked for. */
const mostLookedThrough = 50;

type Doing = Extract<GroupOperation, { kind: 'do' }>;

function act(world: GroupWorld, device: ModelDevice, { deed, group, on }: Doing): void {
  const groupID = world.groupIDs[group] as string;
  const userID = world.people[on] as string;
  const people = { groupID, reason: '', userIDList: [userID] };
  const level = (roleLevel: number) =>
    world.call(device, setGroupMemberRoleLevel, { groupID, userID, roleLevel });
  const silent = (mutedSeconds: number) =>
    world.call(device, changeGroupMemberMute, { groupID, userID, mutedSeconds });
  const answer = { groupID, fromUserID: userID, handleMsg: '' };
  const acts: Record<Doing['deed'], () => void> = {
    join: () => world.call(device, joinGroup, { groupID, reqMsg: 'please', joinSource: 3 }),
    quit: () => world.call(device, quitGroup, groupID),
    remove: () => world.call(device, kickGroupMember, people),
    removeWithMessages: () => world.call(device, kickGroupMember, { ...people, revokeLast: 1 }),
    invite: () => world.call(device, inviteUserToGroup, people),
    accept: () => world.call(device, acceptGroupApplication, answer),
    refuse: () => world.call(device, refuseGroupApplication, answer),
    makeAdmin: () => level(groupRole.admin),
    unmakeAdmin: () => level(groupRole.ordinary),
    mute: () => silent(5),
    unmute: () => silent(0),
    muteAll: () => world.call(device, changeGroupMute, { groupID, isMute: true }),
    unmuteAll: () => world.call(device, changeGroupMute, { groupID, isMute: false }),
    transfer: () => world.call(device, transferGroupOwner, { groupID, newOwnerUserID: userID }),
    dismiss: () => world.call(device, dismissGroup, groupID),
    hideMembers: () => world.call(device, setGroupLookMemberInfo, { groupID, rule: 1 }),
    showMembers: () => world.call(device, setGroupLookMemberInfo, { groupID, rule: 0 }),
    askStrangers: () => world.call(device, setGroupVerification, { groupID, verification: 0 }),
    askToJoin: () => world.call(device, setGroupVerification, { groupID, verification: 1 }),
    letAllIn: () => world.call(device, setGroupVerification, { groupID, verification: 2 }),
    rename: () =>
      world.call(device, setGroupInfo, {
        groupID,
        groupInfo: { groupName: `Garden ${world.time.steps()}` },
      }),
    announce: () =>
      world.call(device, setGroupInfo, {
        groupID,
        groupInfo: { notification: `News ${world.time.steps()}` },
      }),
    nameSelf: () =>
      world.call(device, setGroupMemberNickname, {
        ...{ groupID, userID: device.userID() },
        GroupMemberNickname: `Name ${world.time.steps()}`,
      }),
    nameOther: () =>
      world.call(device, setGroupMemberNickname, {
        ...{ groupID, userID },
        GroupMemberNickname: `Name ${world.time.steps()}`,
      }),
    pin: () =>
      pin(world, device, { groupID, conversationID: conversationIdOf(world.peerOf(group)) }),
    toChannel: () => world.call(device, setGroupInfo, { groupID, groupInfo: { ex: channelMark } }),
    toGroup: () => world.call(device, setGroupInfo, { groupID, groupInfo: { ex: '' } }),
  };
  acts[deed]();
}

/** Pins the newest message, as far as the device knows; none where there is none. */
function pin(
  world: GroupWorld,
  device: ModelDevice,
  { groupID, conversationID }: { groupID: string; conversationID: string },
): void {
  const { store, isDead } = device.tab();
  const known = Promise.all([
    store.listRows('joinedGroups', [groupID]),
    store.pageBefore(conversationID, null, 1),
  ]);
  known
    .then(([[group], [newest]]) => {
      if (!group || isDead()) return;
      const groupInfo = { ex: withPinned(group.ex, newest ?? null) };
      world.call(device, setGroupInfo, { groupID, groupInfo });
    })
    .catch(ignored);
}
