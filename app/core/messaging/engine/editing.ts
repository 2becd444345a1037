import { conversationIdOf, type Peer } from '../../../contract/gateway/conversationId.ts';
import type { OutgoingContent } from '../messaging.ts';
import { newMessageId } from '../outbox/messageId.ts';
import { filesOf } from '../outbox/outgoingElement.ts';
import { composeMessage } from '../outbox/outgoingMessage.ts';
import type { OutboxEntry } from '../store/messageStore.ts';
import type { Announce } from './announce.ts';
import { ensureConversation } from './conversationStub.ts';
import type { EngineNeeds } from './engineNeeds.ts';

type Needs = Pick<EngineNeeds, 'userID' | 'store' | 'clock' | 'random'> & {
  announce: Announce;
  /** Has the leading tab look for work. */
  work: () => void;
  /** Has the leading tab look later, lest this one is gone before it can say that there is work. */
  workComing: () => void;
};

/** What a person does that is kept on the device first, in whichever tab. */
export interface Editing {
  send(peer: Peer, content: OutgoingContent): Promise<string>;
  resend(clientMsgID: string): Promise<void>;
  setDraft(conversationID: string, text: string): void;
}

export function createEditing(needs: Needs): Editing {
  const { userID, store, clock, random, announce, work, workComing } = needs;
  /** One after the other, so that messages stand in the order they were written. */
  let keeping: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(step: () => Promise<Result>): Promise<Result> => {
    const kept = keeping.then(step);
    keeping = kept.catch(() => undefined);
    return kept;
  };
  const keep = async (
    clientMsgID: string,
    peer: Peer,
    content: OutgoingContent,
  ): Promise<string> => {
    const self = await store.meta('selfInfo');
    const sender = { userID, nickname: self?.nickname ?? '', faceURL: self?.faceURL ?? '' };
    const message = composeMessage({ clientMsgID, peer, content, now: clock(), sender });
    const { uploads, files } = filesOf(content, clientMsgID);
    const entry: OutboxEntry = {
      clientMsgID,
      conversationID: message.conversationID,
      localOrder: 0,
      peer,
      kind: content.kind,
      uploads,
      phase: 'waiting',
      attempts: 0,
      lookups: 0,
    };
    workComing();
    const add = () => store.addOutgoing(message, entry, files);
    // A database that failed may have kept it: the same id once more changes nothing then.
    const { changes } = await add().catch(add);
    announce.changes(changes);
    work();
    return clientMsgID;
  };

  const listPeer = async (peer: Peer): Promise<void> => {
    if (await ensureConversation(store, peer)) announce.conversations([conversationIdOf(peer)]);
  };

  return {
    async send(peer, content) {
      const clientMsgID = newMessageId(random);
      await inTurn(() => keep(clientMsgID, peer, content));
      // Only the list needs it: the message is kept and on its way.
      listPeer(peer).catch(() => undefined);
      return clientMsgID;
    },
    async resend(clientMsgID) {
      workComing();
      announce.changes(await inTurn(() => store.retryOutgoing(clientMsgID)));
      work();
    },
    setDraft(conversationID, text) {
      const draft = { conversationID, text, time: clock() };
      inTurn(() => store.setDraft(draft)).then(
        () => announce.conversations([conversationID]),
        () => undefined,
      );
    },
  };
}
