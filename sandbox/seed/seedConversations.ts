import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { contentType } from '../../app/contract/gateway/contentType.ts';
import { conversationIdOf, type Peer } from '../../app/contract/gateway/conversationId.ts';
import { type Message, message } from '../../app/contract/gateway/entities/message.ts';
import {
  groupRole,
  groupVerification,
  joinSource,
  sessionType,
} from '../../app/contract/gateway/enums.ts';
import { channelMark } from '../../app/contract/gateway/isChannel.ts';
import { findByAccount } from '../accounts/users.ts';
import type { Queries } from '../database/database.ts';
import { messages } from '../database/schema.ts';
import { createFaults } from '../faults/faults.ts';
import { isFriendOf } from '../gateway/friends/people.ts';
import { type Gateway, openGateway } from '../gateway/gateway.ts';
import type { Services } from '../services.ts';
import { contentFields, pictureFields, type SeedFace } from './contentFields.ts';
import { type SeedGroup, seedGroupApplications, seedGroups } from './groups.data.ts';
import { pictures } from './media/media.data.ts';
import { seedMediaTalks } from './mediaTalks/mediaTalks.data.ts';
import { seedPeople } from './people.data.ts';
import type { SeedMedia } from './seedMedia.ts';
import {
  type SeedLine,
  type SeedTalk,
  seedFriendApplications,
  seedFriends,
  seedTalks,
  supportWelcome,
} from './talks.data.ts';

const second = 1000;
const hour = 3600 * second;

/** The gateway, as it would have been asked at a moment that has passed. */
type Past = {
  /** For looking only. */
  db: Queries;
  call: Gateway['call'];
  media: SeedMedia;
  now(): number;
  /** Goes to a moment; every call after it happens there. */
  goTo(hoursAgo: number): void;
  /** Lets time pass: a minute or so, or that many seconds. */
  wait(seconds?: number): void;
  id(account: string): string;
  face(account: string): SeedFace;
};

/**
 * Lets the demo people of a platform become friends, found groups and talk, by the functions an app
 * would call. Does nothing where they have done so; goes on where an earlier start was cut short.
 */
export async function seedConversations(
  services: Services,
  platformId: number,
  media: SeedMedia,
): Promise<void> {
  const faces = new Map<string, SeedFace>();
  for (const { account } of seedPeople) {
    const user = await findByAccount(services.db.read, platformId, account);
    if (!user) return;
    faces.set(account, user);
  }
  const face = (account: string): SeedFace =>
    faces.get(account) ?? { id: '', nickName: '', avatar: '' };
  const id = (account: string) => face(account).id;
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
      media,
      now: () => moment,
      goTo: (hoursAgo) => {
        moment = present - hoursAgo * hour;
      },
      wait: (seconds = 90) => {
        moment += seconds * second;
      },
      id,
      face,
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
  const talks = [...seedMediaTalks, ...seedTalks];
  for (const [one, other] of [...seedFriends, ...talks.map(({ between }) => between)])
    await befriend(past, one, other);
  for (const { between, days } of seedMediaTalks)
    for (const [index, day] of days.entries())
      await converse(past, { ...day, between }, `-day${index + 1}`);
  for (const talk of seedTalks) await converse(past, talk, '');
  for (const group of seedGroups) await seedGroup(past, group);
  await apply(past);
  past.goTo(90);
  for (const { account, locale, isSupport } of seedPeople) {
    if (isSupport) continue;
    const peer = { sessionType: sessionType.single, userID: past.id(account) };
    const clientMsgID = welcomeId(account);
    await say(past, 'support', peer, { clientMsgID, ...words(supportWelcome[locale]) });
  }
}

type Talk = SeedTalk & { between: readonly [string, string] };

/** @param part what tells its messages from those of other talks between the two */
async function converse(past: Past, talk: Talk, part: string): Promise<void> {
  const [one, other] = talk.between;
  const peerOf = (account: string): Peer => ({
    sessionType: sessionType.single,
    userID: past.id(account === one ? other : one),
  });
  await speak(past, talk, `seed-${one}-${other}${part}`, talk.between, peerOf);
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
        ex: group.isChannel ? channelMark : '',
        needVerification: group.isClosed ? groupVerification.both : groupVerification.application,
      },
      memberList: [
        ...admins.map((one) => ({ userID: id(one), roleLevel: groupRole.admin })),
        ...members.map((one) => ({ userID: id(one), roleLevel: groupRole.ordinary })),
      ],
    }));
  for (const [account, GroupMemberNickname] of Object.entries(group.ownNames ?? {})) {
    const userID = id(account);
    await call(userID, 'SetGroupMemberNickname', { groupID, userID, GroupMemberNickname });
  }
  const peer: Peer = { sessionType: sessionType.group, groupID };
  const pin = ({ clientMsgID, sendID }: Message) => {
    const kind = group.isChannel ? JSON.parse(channelMark) : {};
    const ex = JSON.stringify({ ...kind, pinned: { clientMsgID, sendID } });
    return call(id(owner), 'SetGroupInfo', { groupID, groupInfo: { ex } });
  };
  const said = async (line: number, message: Message) => {
    if (line === group.pins) await pin(message);
  };
  await speak(past, group, `seed-${name}`, [owner, ...admins, ...members], () => peer, said);
}

/**
 * Says a talk's lines; everybody who is not named as late has read them.
 * @param after what follows a line at once
 */
async function speak(
  past: Past,
  { hoursAgo, lines, unreadBy = [] }: SeedTalk,
  name: string,
  accounts: readonly string[],
  peerOf: (account: string) => Peer,
  after?: (line: number, message: Message) => Promise<unknown>,
): Promise<void> {
  const markRead = async (account: string) => {
    const conversationID = conversationIdOf(peerOf(account));
    const input = { conversationID, msgIDList: [] };
    await past.call(past.id(account), 'MarkMessageAsReadByConID', input);
  };
  past.goTo(hoursAgo);
  // That they became friends, or a group, is no news any more.
  for (const account of unreadBy) await markRead(account);
  const said: Message[] = [];
  for (const [index, [by, content]] of lines.entries()) {
    past.wait();
    const message = await utter(past, { by, content, said }, `${name}-${index}`, peerOf(by));
    said.push(message);
    await after?.(index, message);
  }
  for (const account of accounts) if (!unreadBy.includes(account)) await markRead(account);
}

type Line = { by: string; content: SeedLine[1]; said: readonly Message[] };

/** Says one line. @returns its last message */
async function utter(
  past: Past,
  { by, content, said }: Line,
  clientMsgID: string,
  peer: Peer,
): Promise<Message> {
  const { media, face, now } = past;
  if (typeof content === 'string') return say(past, by, peer, { clientMsgID, ...words(content) });
  if (content.kind !== 'pictures') {
    const around = { media, face, now: now(), said: (line: number) => said[line] };
    return say(past, by, peer, { clientMsgID, ...(await contentFields(content, around)) });
  }
  const [first, ...others] = content.pictures.map((name) => pictures[name].file);
  const show = async (file: string, id: string) =>
    say(past, by, peer, { clientMsgID: id, ...(await pictureFields(media, file)) });
  let last = await show(first ?? '', clientMsgID);
  for (const [index, file] of others.entries()) {
    past.wait(2);
    last = await show(file, `${clientMsgID}-${index + 1}`);
  }
  return last;
}

const words = (content: string) => ({ contentType: contentType.text, content });

async function say(
  { call, id }: Past,
  by: string,
  peer: Peer,
  fields: Partial<Message>,
): Promise<Message> {
  return call(id(by), 'SendMessage', {
    recvID: 'userID' in peer ? peer.userID : '',
    groupID: 'groupID' in peer ? peer.groupID : '',
    message: v.parse(message, fields),
    offlinePushInfo: '',
  });
}

async function apply(past: Past): Promise<void> {
  const { call, id } = past;
  past.goTo(2);
  for (const { from, to, text } of seedFriendApplications)
    await call(id(from), 'AddFriend', { toUserID: id(to), reqMsg: text });
  for (const { from, name, text } of seedGroupApplications) {
    const owner = seedGroups.find((group) => group.name === name)?.owner ?? '';
    const joined = await call(id(owner), 'GetJoinedGroupList', undefined);
    const group = joined?.find(({ groupName }) => groupName === name);
    if (!group) continue;
    const input = { groupID: group.groupID, reqMsg: text, joinSource: joinSource.search };
    await call(id(from), 'JoinGroup', input);
  }
}
