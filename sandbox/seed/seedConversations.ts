import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { conversationIdOf, type Peer } from '../../app/contract/gateway/conversationId.ts';
import { message } from '../../app/contract/gateway/entities/message.ts';
import {
  contentType,
  groupRole,
  joinSource,
  sessionType,
} from '../../app/contract/gateway/enums.ts';
import { findByAccount } from '../accounts/users.ts';
import type { Queries } from '../database/database.ts';
import { messages } from '../database/schema.ts';
import { createFaults } from '../faults/faults.ts';
import { isFriendOf } from '../gateway/friends/people.ts';
import { type Gateway, openGateway } from '../gateway/gateway.ts';
import type { Services } from '../services.ts';
import { seedPeople } from './people.data.ts';
import {
  type SeedGroup,
  type SeedTalk,
  seedApplications,
  seedFriends,
  seedGroups,
  seedTalks,
  supportWelcome,
} from './talks.data.ts';

const minute = 60_000;
const hour = 60 * minute;

/** The gateway, as it would have been asked at a moment that has passed. */
type Past = {
  /** For looking only. */
  db: Queries;
  call: Gateway['call'];
  /** Goes to a moment; every call after it happens there. */
  goTo(hoursAgo: number): void;
  /** Lets a minute or so pass. */
  wait(): void;
  id(account: string): string;
};

/**
 * Lets the demo people of a platform become friends, found groups and talk, by the functions an app
 * would call. Does nothing where they have done so; goes on where an earlier start was cut short.
 */
export async function seedConversations(services: Services, platformId: number): Promise<void> {
  const ids = new Map<string, string>();
  for (const { account } of seedPeople) {
    const user = await findByAccount(services.db.read, platformId, account);
    if (!user) return;
    ids.set(account, user.id);
  }
  const id = (account: string) => ids.get(account) ?? '';
  if (await isDone(services, id('support'))) return;
  let moment = services.now();
  const past = { ...services, now: () => moment };
  const rules = { faults: createFaults(), isAllowed: () => false, hasRateLimits: false };
  const gateway = openGateway(past, rules);
  const present = moment;
  try {
    await seedAll({
      db: services.db.read,
      call: gateway.call,
      goTo: (hoursAgo) => {
        moment = present - hoursAgo * hour;
      },
      wait: () => {
        moment += 1.5 * minute;
      },
      id,
    });
  } finally {
    await gateway.close();
  }
}

const lastMessage = welcomeId(seedPeople.at(-1)?.account ?? '');

async function isDone({ db }: Services, support: string): Promise<boolean> {
  const last = and(eq(messages.senderId, support), eq(messages.clientMsgId, lastMessage));
  const found = await db.read.select({ seq: messages.seq }).from(messages).where(last).get();
  return found !== undefined;
}

function welcomeId(account: string): string {
  return `seed-welcome-${account}`;
}

async function seedAll(past: Past): Promise<void> {
  past.goTo(96);
  for (const [one, other] of [...seedFriends, ...seedTalks.map(({ between }) => between)])
    await befriend(past, one, other);
  for (const talk of seedTalks) {
    const [one, other] = talk.between;
    const peerOf = (account: string): Peer => ({
      sessionType: sessionType.single,
      userID: past.id(account === one ? other : one),
    });
    await speak(past, talk, `seed-${one}-${other}`, talk.between, peerOf);
  }
  for (const group of seedGroups) await seedGroup(past, group);
  await apply(past);
  past.goTo(90);
  for (const { account, locale, isSupport } of seedPeople) {
    if (isSupport) continue;
    const peer = { sessionType: sessionType.single, userID: past.id(account) };
    await say(past, 'support', peer, welcomeId(account), supportWelcome[locale]);
  }
}

async function befriend({ call, db, id }: Past, one: string, other: string): Promise<void> {
  if (await isFriendOf(db, id(one), id(other))) return;
  await call(id(one), 'AddFriend', { toUserID: id(other), reqMsg: '' });
  await call(id(other), 'AcceptFriendApplication', { toUserID: id(one), handleMsg: '' });
}

async function seedGroup(past: Past, group: SeedGroup): Promise<void> {
  const { call, id } = past;
  const { owner, admins = [], members, name } = group;
  past.goTo(group.hoursAgo + 48);
  const joined = await call(id(owner), 'GetJoinedGroupList', undefined);
  const there = joined?.find(({ groupName }) => groupName === name);
  const { groupID } =
    there ??
    (await call(id(owner), 'CreateGroup', {
      groupBaseInfo: {
        groupType: 0,
        groupName: name,
        introduction: group.introduction,
        notification: group.notification ?? '',
        faceURL: '',
        ex: group.isChannel ? JSON.stringify({ groupType: 'channel' }) : '',
        needVerification: 0,
      },
      memberList: [
        ...admins.map((one) => ({ userID: id(one), roleLevel: groupRole.admin })),
        ...members.map((one) => ({ userID: id(one), roleLevel: groupRole.ordinary })),
      ],
    }));
  const peer: Peer = { sessionType: sessionType.group, groupID };
  await speak(past, group, `seed-${name}`, [owner, ...admins, ...members], () => peer);
}

/** Says a talk's lines; everybody who is not named as late has read them. */
async function speak(
  past: Past,
  { hoursAgo, lines, unreadBy = [] }: SeedTalk,
  name: string,
  accounts: readonly string[],
  peerOf: (account: string) => Peer,
): Promise<void> {
  const markRead = async (account: string) => {
    const conversationID = conversationIdOf(peerOf(account));
    const input = { conversationID, msgIDList: [] };
    await past.call(past.id(account), 'MarkMessageAsReadByConID', input);
  };
  past.goTo(hoursAgo);
  // That they became friends, or a group, is no news any more.
  for (const account of unreadBy) await markRead(account);
  for (const [index, [by, text]] of lines.entries()) {
    past.wait();
    await say(past, by, peerOf(by), `${name}-${index}`, text);
  }
  for (const account of accounts) if (!unreadBy.includes(account)) await markRead(account);
}

async function say(
  { call, id }: Past,
  by: string,
  peer: Peer,
  clientMsgID: string,
  text: string,
): Promise<void> {
  const fields = { clientMsgID, contentType: contentType.text, content: text };
  await call(id(by), 'SendMessage', {
    recvID: 'userID' in peer ? peer.userID : '',
    groupID: 'groupID' in peer ? peer.groupID : '',
    message: v.parse(message, fields),
    offlinePushInfo: '',
  });
}

async function apply(past: Past): Promise<void> {
  const { call, id } = past;
  past.goTo(2);
  for (const { from, to, text } of seedApplications.friends)
    await call(id(from), 'AddFriend', { toUserID: id(to), reqMsg: text });
  const { from, name, text } = seedApplications.group;
  const owner = seedGroups.find((group) => group.name === name)?.owner ?? '';
  const joined = await call(id(owner), 'GetJoinedGroupList', undefined);
  const group = joined?.find(({ groupName }) => groupName === name);
  if (!group) return;
  const input = { groupID: group.groupID, reqMsg: text, joinSource: joinSource.search };
  await call(id(from), 'JoinGroup', input);
}
