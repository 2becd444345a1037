import type { Message } from '../../../app/contract/gateway/entities/message.ts';
import { receiveOption } from '../../../app/contract/gateway/enums.ts';
import type { ModelConnection } from './modelGateway.ts';
import type { ModelMessage, ModelThreads } from './modelThreads.ts';

type Needs = {
  threads: ModelThreads;
  tell: (userID: string, event: string, data: unknown, except?: ModelConnection) => void;
  tellRow: (userID: string, conversationID: string) => void;
};

/** Messages that come to the model server, and are taken back, whoever sends them. */
export function createModelPosting({ threads, tell, tellRow }: Needs) {
  let committed = 0;

  /** Takes a message in, once, and tells everybody it concerns. */
  const take = (
    self: string,
    conversationID: string,
    message: Message,
    { from, wrong = null }: { from?: ModelConnection; wrong?: ModelMessage['wrong'] } = {},
  ): ModelMessage => {
    const { kept, isNew } = threads.post(self, conversationID, message, wrong);
    if (!isNew) return kept;
    committed += 1;
    for (const member of threads.membersOf(self, conversationID)) {
      const name = threads.nameFor(member, self, conversationID);
      const seen = threads.view(member, kept);
      if (member === self) tell(self, 'OnRecvNewMessages', [seen], from);
      else if (threads.rowState(member, name).recvMsgOpt !== receiveOption.none) {
        tell(member, 'OnRecvNewMessages', [seen]);
      }
      tellRow(member, name);
    }
    return kept;
  };
  /** @param isOldWay the event names the message by its id alone */
  const takeBack = (
    self: string,
    conversationID: string,
    kept: ModelMessage,
    { from, isOldWay = false }: { from?: ModelConnection; isOldWay?: boolean } = {},
  ): void => {
    if (kept.isRevoked) return;
    kept.isRevoked = true;
    kept.revokerID = self;
    const { clientMsgID, sendID, sendTime, sessionType } = kept.message;
    for (const member of threads.audienceOf(self, conversationID, kept)) {
      if (isOldWay) tell(member, 'OnRecvMessageRevoked', clientMsgID, from);
      else {
        const source = { sourceMessageSendID: sendID, sourceMessageSendTime: sendTime };
        const revoked = { clientMsgID, revokerID: self, sessionType, ...source };
        tell(member, 'OnNewRecvMessageRevoked', revoked, from);
      }
      tellRow(member, threads.nameFor(member, self, conversationID));
    }
  };

  return {
    take,
    takeBack,
    /** Messages taken in so far. */
    committed: () => committed,
  };
}
