import type { Message } from '../../app/contract/gateway/entities/message.ts';
import {
  join,
  makePerson,
  openWire,
  type Peer,
  type Person,
  textMessage,
  type Wire,
} from './gatewayPeople.ts';
import { openTestSandbox, type TestSandbox } from './openTestSandbox.ts';

export type Scene = {
  sandbox: TestSandbox;
  wire: Wire;
  people: Record<'ada' | 'ben' | 'cora', Person>;
  ada: Peer;
  ben: Peer;
  cora: Peer;
};

/** Three people at a gateway, who have nothing to do with each other yet. */
export async function openScene(): Promise<Scene> {
  const sandbox = await openTestSandbox();
  const wire = await openWire(sandbox);
  const people = {
    ada: await makePerson(sandbox, 'ada_1'),
    ben: await makePerson(sandbox, 'ben_1'),
    cora: await makePerson(sandbox, 'cora_1'),
  };
  const ada = await join(wire, people.ada);
  const ben = await join(wire, people.ben);
  return { sandbox, wire, people, ada, ben, cora: await join(wire, people.cora) };
}

/** Closes a scene, and what is left of it. */
export async function closeScene({
  wire,
  sandbox,
}: Pick<Scene, 'wire' | 'sandbox'>): Promise<void> {
  await wire.close();
  await sandbox.close();
}

type Sent = ReturnType<typeof textMessage>;

/** Sends a text, or a message as it is, to a person. */
export function send(from: Peer, to: Peer, message: Sent | string): Promise<Message> {
  return from.call('SendMessage', {
    ...{ recvID: to.userId, groupID: '' },
    message: typeof message === 'string' ? textMessage(message) : message,
  });
}

/** Sends a text, or a message as it is, to a group. */
export function sendToGroup(from: Peer, groupID: string, message: Sent | string): Promise<Message> {
  return from.call('SendMessage', {
    ...{ recvID: '', groupID },
    message: typeof message === 'string' ? textMessage(message) : message,
  });
}

/** A page of what two people said, as one of them sees it. */
export async function history(
  peer: Peer,
  other: Peer,
  startClientMsgID = '',
  count = 100,
): Promise<Message[]> {
  const page = { userID: other.userId, count, startClientMsgID };
  return (await peer.call('GetHistoryMessageList', page)) ?? [];
}

/** What messages say. */
export function contents(list: readonly Message[] | null | undefined): string[] {
  return (list ?? []).map(({ content }) => content);
}

/** What somebody has not read of a conversation. */
export async function unread(peer: Peer, conversationID: string): Promise<number | undefined> {
  const [found] = (await peer.call('GetMultipleConversation', [conversationID])) ?? [];
  return found?.unreadCount;
}

/** Makes a group of these people, who forget how it was made. @returns its id */
export async function makeGroup(owner: Peer, members: readonly Peer[]): Promise<string> {
  const { groupID } = await owner.call('CreateGroup', {
    groupBaseInfo: { groupType: 0, groupName: 'Garden' },
    memberList: members.map(({ userId: userID }) => ({ userID, roleLevel: 1 })),
  });
  for (const peer of [owner, ...members]) await peer.forget();
  return groupID;
}
