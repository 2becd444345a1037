import type { Peer } from '../../../contract/gateway/conversationId.ts';
import type { OutgoingContent } from '../contents/content.ts';
import { takeOverJournal } from '../journal/takeOverJournal.ts';
import { newMessageId } from '../outbox/messageId.ts';
import { composeMessage } from '../outbox/outgoingMessage.ts';
import type { OutboxEntry } from '../store/outboxEntry.ts';
import type { EngineNeeds } from './engineNeeds.ts';
import type { Publisher } from './publisher.ts';

type Needs = Pick<EngineNeeds, 'userID' | 'store' | 'clock' | 'random' | 'journal' | 'contents'> & {
  publisher: Publisher;
  /** Has the leading tab look for work. */
  work: () => void;
};

type Outgoing = {
  peer: Peer;
  content: OutgoingContent;
  /** Texts of the journal up to this order stand before it. */
  writtenBefore: number;
  /** Memory will not do. */
  isOnDisk: boolean;
};

/**
 * Keeps in the store what cannot be journaled: files, and texts that the journal refused.
 * @returns the id of the message. @throws DatabaseError
 */
export async function keepOutgoing(
  needs: Needs,
  { peer, content, writtenBefore, isOnDisk }: Outgoing,
): Promise<string> {
  const { userID, store, clock, random, contents, publisher, work } = needs;
  const clientMsgID = newMessageId(random);
  const self = await store.meta('selfInfo');
  const sender = { userID, nickname: self?.nickname ?? '', faceURL: self?.faceURL ?? '' };
  const message = composeMessage({
    ...{ clientMsgID, peer, now: clock(), sender },
    content: contents.elementOf(content),
  });
  const { uploads, files } = contents.filesOf(content, clientMsgID);
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
    ...contents.notedOf(content),
  };
  await takeOverJournal(needs, writtenBefore).then(publisher.changes, () => undefined);
  const add = () => store.addOutgoing(message, entry, files, { isOnDisk });
  // A database that failed may have kept it: the same id once more changes nothing then.
  const { changes } = await add().catch(add);
  publisher.changes(changes, true);
  work();
  return clientMsgID;
}
