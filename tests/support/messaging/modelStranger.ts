import { conversationIdOf, type Peer } from '../../../app/contract/gateway/conversationId.ts';
import type { Message } from '../../../app/contract/gateway/entities/message.ts';
import { messageFrom, sessionType } from '../../../app/contract/gateway/enums.ts';
import type { ModelGateway } from './modelGateway.ts';
import type { ModelMessage } from './modelThreads.ts';
import { wrongFields, wrongFrames } from './wrongFields.ts';

/** A member of the group who may write to everybody, and who means harm. */
export const stranger = 'mallory';

export type Deed =
  /** Writes under an id that somebody else uses, for what has arrived or is still to come. */
  | 'write'
  /** Takes one of their own back, told with its sender or by its id alone. */
  | 'revoke'
  | 'revoke-by-id'
  /** Has one of their own deleted for everybody. */
  | 'erase'
  /** Claims to have read what somebody wrote to others. */
  | 'claim-read'
  /** Writes a message with a field that is not what it should be. */
  | 'write-wrong'
  /** Has the gateway say something that makes no sense. */
  | 'nonsense';

export const deeds: readonly Deed[] = [
  'write',
  'write',
  'write',
  'revoke',
  'revoke-by-id',
  'erase',
  'claim-read',
  'write-wrong',
  'write-wrong',
  'nonsense',
];

type Needs = {
  gateway: ModelGateway;
  clock: () => number;
  /** Whose devices are watched. */
  people: readonly string[];
  /** Ids that people use, the newest last. */
  idsOf: () => readonly string[];
  /** Whether somebody else's message of the conversation has the id, or will have. */
  isTaken: (conversationID: string, clientMsgID: string) => boolean;
};

export function createModelStranger(needs: Needs) {
  const { gateway, clock, people, idsOf } = needs;
  const own: { conversationID: string; kept: ModelMessage }[] = [];
  let made = 0;

  const pick = <Item>(items: readonly Item[], which: number): Item | undefined =>
    items.at(-1 - (which % Math.max(1, items.length)));

  const write = (peer: Peer, clientMsgID: string, wrong: ModelMessage['wrong']): void => {
    made += 1;
    const isSingle = peer.sessionType === sessionType.single;
    const message: Message = {
      clientMsgID,
      serverMsgID: '',
      createTime: clock(),
      sendTime: clock(),
      sessionType: peer.sessionType,
      sendID: stranger,
      recvID: isSingle ? peer.userID : '',
      groupID: isSingle ? '' : peer.groupID,
      msgFrom: messageFrom.user,
      platformID: 1,
      senderNickname: stranger,
      senderFaceUrl: '',
      contentType: 101,
      content: `<${stranger} ${made}>`,
      seq: 0,
      isRead: false,
      status: 2,
      attachedInfo: '',
      ex: '',
    };
    const conversationID = conversationIdOf(peer);
    // A gateway knows a message of a conversation by its id.
    if (needs.isTaken(conversationID, clientMsgID)) return;
    const kept = gateway.take(stranger, conversationID, message, { wrong });
    if (!own.some((one) => one.kept === kept)) own.push({ conversationID, kept });
  };

  const erase = (conversationID: string, kept: ModelMessage): void => {
    const audience = gateway.threads.audienceOf(stranger, conversationID, kept);
    for (const member of audience) {
      kept.deletedFor.add(member);
      gateway.tell(member, 'OnMsgDeleted', { ...gateway.threads.view(member, kept), status: 4 });
      const name = gateway.threads.nameFor(member, stranger, conversationID);
      gateway.threads.forgetUnread(member, name, kept);
      gateway.tellRow(member, name);
    }
  };

  const claimRead = (userID: string, clientMsgID: string): void => {
    const receipt = { userID: stranger, msgIDList: [clientMsgID], readTime: clock() };
    gateway.tell(userID, 'OnRecvC2CReadReceipt', [
      { ...receipt, contentType: 112, sessionType: 1 },
    ]);
  };

  return {
    /** @param to the group, or one of the people */
    act(deed: Deed, peer: Peer, which: number): void {
      const id = pick(idsOf(), which % 8) ?? `strange-${made}`;
      const victim = people[which % people.length] as string;
      const chosen = pick(own, which);
      switch (deed) {
        case 'write':
          write(peer, id, null);
          return;
        case 'write-wrong':
          write(peer, `wrong-${made}`, pick(wrongFields, which) ?? null);
          return;
        case 'revoke':
        case 'revoke-by-id': {
          const isOldWay = deed === 'revoke-by-id';
          if (chosen) gateway.takeBack(stranger, chosen.conversationID, chosen.kept, { isOldWay });
          return;
        }
        case 'erase':
          if (chosen) erase(chosen.conversationID, chosen.kept);
          return;
        case 'claim-read':
          claimRead(victim, id);
          return;
        case 'nonsense':
          gateway.sayNonsense(victim, pick(wrongFrames, which) ?? '');
      }
    },
  };
}
