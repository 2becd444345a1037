import { createElement } from 'react';
import * as v from 'valibot';
import { conversationIdOf } from '../../app/contract/gateway/conversationId.ts';
import {
  type GroupInfo,
  type GroupMember,
  groupInfo,
  groupMember,
} from '../../app/contract/gateway/entities/group.ts';
import { groupRole, sessionType } from '../../app/contract/gateway/enums.ts';
import { type GroupAction, groupRefusal } from '../../app/contract/gateway/groupRights.ts';
import { listStateAtom } from '../../app/core/messaging/lists/listAtoms.ts';
import type { Messaging } from '../../app/core/messaging/messaging.ts';
import {
  conversationOrderAtom,
  conversationRowsAtom,
  messagingStatusAtom,
  ownMembershipsAtom,
} from '../../app/core/messaging/messagingAtoms.ts';
import { feature as channels } from '../../app/features/channels/feature.tsx';
import { feature as groups } from '../../app/features/groups/feature.tsx';
import { GatewayError } from '../../app/transport/gateway/gatewayClient.ts';
import { plainRow } from './chatRows.ts';
import { member } from './member.ts';
import { idleServices, type ShownScreen, showScreen } from './screen.tsx';

export type Role = 'owner' | 'admin' | 'member';

/** Where the reader, `u1`, stands. */
export type Standpoint = {
  role: Role;
  isChannel?: boolean;
  group?: Partial<GroupInfo>;
  own?: Partial<GroupMember>;
  /** Ordinary members beside Mia and Max. @default none */
  crowd?: number;
};

const levels = { owner: groupRole.owner, admin: groupRole.admin, member: groupRole.ordinary };

function memberOf(userID: string, nickname: string, more: Partial<GroupMember> = {}): GroupMember {
  return v.parse(groupMember, {
    ...{ groupID: 'g1', userID, nickname, roleLevel: groupRole.ordinary },
    ...more,
  });
}

/** @returns the group, the reader's place in it, and all of its members: of each role somebody beside the reader. */
export function groupWorld({
  role,
  isChannel = false,
  group = {},
  own = {},
  crowd = 0,
}: Standpoint) {
  const self = memberOf('u1', 'Ada', { roleLevel: levels[role], ...own });
  const members = [
    self,
    ...(role === 'owner' ? [] : [memberOf('ola', 'Ola', { roleLevel: groupRole.owner })]),
    memberOf('adi', 'Adi', { roleLevel: groupRole.admin }),
    memberOf('mia', 'Mia'),
    memberOf('max', 'Max', { muteEndTime: Math.floor(Date.now() / 1_000) + 600 }),
    ...Array.from({ length: crowd }, (_, at) => memberOf(`c${at}`, `Crowd ${at}`)),
  ];
  const info = v.parse(groupInfo, {
    ...{ groupID: 'g1', groupName: 'Walk', groupType: 2, memberCount: members.length },
    ...{ ownerUserID: role === 'owner' ? 'u1' : 'ola', notification: 'At ten.' },
    ...(isChannel && { ex: '{"groupType":"channel"}' }),
    ...group,
  });
  return { info, self, members };
}

export type GroupWorld = ReturnType<typeof groupWorld>;

/** What the gateway is asked to do, in the words of the table of rights. */
type Asked = { action: GroupAction; userID?: string };

type Input = Record<string, never> & {
  userID?: string;
  userIDList?: string[];
  newOwnerUserID?: string;
  groupInfo?: { notification?: string };
};

const others =
  (action: GroupAction) =>
  (input: Input): Asked[] =>
    (input.userIDList ?? [input.userID ?? input.newOwnerUserID ?? '']).map((userID) => ({
      action,
      userID,
    }));
const plain = (action: GroupAction) => (): Asked[] => [{ action }];

/** By function of the gateway: what it does in a group. */
const deeds: Readonly<Record<string, (input: Input) => Asked[]>> = {
  SetGroupInfo: (input) => [
    { action: input.groupInfo?.notification === undefined ? 'setInfo' : 'setAnnouncement' },
  ],
  SetGroupVerification: plain('setRules'),
  SetGroupLookMemberInfo: plain('setRules'),
  SetGroupApplyMemberFriend: plain('setRules'),
  InviteUserToGroup: plain('invite'),
  QuitGroup: plain('quit'),
  DismissGroup: plain('dismiss'),
  ChangeGroupMute: plain('muteAll'),
  KickGroupMember: others('remove'),
  TransferGroupOwner: others('transfer'),
  ChangeGroupMemberMute: others('mute'),
  SetGroupMemberRoleLevel: others('setRole'),
  SetGroupMemberNickname: (input) => [
    input.userID === 'u1'
      ? { action: 'setOwnName' }
      : { action: 'rename', userID: input.userID ?? '' },
  ],
};

/** @returns what a function of the gateway does in a group when it is called with this */
export function deedsOf(name: string, input: unknown): Asked[] {
  return deeds[name]?.(input as Input) ?? [];
}

/** What was asked of a gateway, and what it refused. */
export type Answered = {
  done: Set<GroupAction>;
  refused: string[];
  calls: string[];
  /** Calls that have no answer yet, where that takes more than a few turns. */
  waiting: number;
};

/** A gateway as the reader reaches it, and what becomes of that. */
export type GroupGateway = { messaging: Messaging; answered: Answered };

/** Lists are there, and nothing else happens. */
export const idleMessaging: Messaging = {
  ...idleServices.messaging,
  loadList: async () => undefined,
};

/**
 * A gateway that does what the table of rights allows, and nothing else.
 * @param until before then nothing is answered
 */
export function ruledMessaging(
  { info, self, members }: GroupWorld,
  until?: Promise<void>,
): GroupGateway {
  const answered: Answered = { done: new Set(), refused: [], calls: [], waiting: 0 };
  const call = async ({ name }: { name: string }, input: Input): Promise<unknown> => {
    answered.calls.push(`${name} ${JSON.stringify(input)}`);
    await until;
    for (const { action, userID } of deedsOf(name, input)) {
      const other = members.find((one) => one.userID === userID);
      const standing = { group: info, own: self, now: Date.now(), ...(other && { other }) };
      const why = groupRefusal(action, standing);
      if (why) {
        answered.refused.push(`${action} of ${userID ?? 'the group'}: ${why}`);
        throw new GatewayError(name, 'refused', 801);
      }
      answered.done.add(action);
    }
    return (input?.userIDList ?? []).map((userID) => ({ userID, result: 0 }));
  };
  return { messaging: { ...idleMessaging, call: call as Messaging['call'] }, answered };
}

/** A group in which somebody stands somewhere, as a page finds it, and the gateway that page speaks to. */
export type EnteredGroup = { world: GroupWorld; gateway: GroupGateway };

/** @returns a group at a gateway that goes by the table of rights */
export async function enterRuled(standpoint: Standpoint): Promise<EnteredGroup> {
  const world = groupWorld(standpoint);
  return { world, gateway: ruledMessaging(world) };
}

/**
 * @param address of a page of the feature of groups
 * @param gateway by default one that goes by the table of rights
 */
export async function openGroupPage(
  address: string,
  world: GroupWorld,
  { messaging, answered }: GroupGateway = ruledMessaging(world),
): Promise<{ screen: ShownScreen; answered: Answered }> {
  const { pathname } = new URL(address, 'https://x.example');
  const route = groups.routes.find(({ path }) => path === pathname);
  if (!route) throw new Error(`Groups have no page ${pathname}.`);
  const Screen = await route.load();
  const { store } = member();
  const { info, self, members } = world;
  const id = conversationIdOf({ sessionType: sessionType.superGroup, groupID: 'g1' });
  const row = plainRow({ conversationID: id, userID: '', groupID: 'g1', showName: 'Walk' });
  store.set(messagingStatusAtom, 'online');
  store.set(listStateAtom('joinedGroups'), { isLoaded: true, rows: new Map([['g1', info]]) });
  store.set(listStateAtom('members', 'g1'), {
    isLoaded: true,
    rows: new Map(members.map((one) => [one.userID, one])),
  });
  for (const name of ['friends', 'blacklist', 'groupApplicationsReceived'] as const)
    store.set(listStateAtom(name), { isLoaded: true, rows: new Map() });
  store.set(ownMembershipsAtom, new Map([['g1', self]]));
  store.set(conversationRowsAtom, new Map([[id, row]]));
  store.set(conversationOrderAtom, [id]);
  const screen = await showScreen(
    createElement(Screen),
    { address, services: { messaging }, loaded: [groups, channels] },
    store,
  );
  return { screen, answered };
}
