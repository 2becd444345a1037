import { conversationIdOf, type Peer } from '../../../contract/gateway/conversationId.ts';
import type { OutgoingContent } from '../contents/content.ts';
import { countUnsent } from '../journal/countUnsent.ts';
import type { JournalEntry } from '../journal/journalEntry.ts';
import { lastOrderOf } from '../journal/takeOverJournal.ts';
import type { MessageRef } from '../messageRef.ts';
import type { Waits } from '../retry/waits.ts';
import type { StoredMessage } from '../storedMessage.ts';
import { ensureConversation } from './conversationStub.ts';
import type { EngineNeeds, MessagingEngine } from './engineNeeds.ts';
import { createJournalHandover, type JournalHandover } from './journalHandover.ts';
import { keepOutgoing } from './keepOutgoing.ts';
import type { Publisher } from './publisher.ts';
import { createTurns } from './turns.ts';

type Needs = Pick<EngineNeeds, 'userID' | 'store' | 'clock' | 'random' | 'journal' | 'contents'> & {
  publisher: Publisher;
  waits: Waits;
  /** Shows a message the store does not have yet. */
  showOwn: (message: StoredMessage) => void;
  /** Shows them as kept, but for those that the store has by now. */
  keepOwn: (messages: readonly StoredMessage[]) => void;
  /** Shows it no more, unless the store has it by now. */
  hideOwn: (message: MessageRef) => void;
  /** Has the leading tab look for work. */
  work: () => void;
  /** Has the leading tab look for work later, in case this tab is gone before it can call `work`. */
  announceWork: () => void;
};

/** What a person does that is kept on the device first, in whichever tab. */
export interface Editing
  extends Pick<
    MessagingEngine,
    | 'send'
    | 'resend'
    | 'outgoingFile'
    | 'setDraft'
    | 'keepVoice'
    | 'keepVoicePiece'
    | 'dropVoice'
    | 'keptVoice'
    | 'countUnsent'
  > {
  /** Takes over what lies in the journal. Rejects when the engine closes before it could. */
  takeOver: JournalHandover['takeOver'];
  /** What a person sent and wants no more: it is not to be taken over. Resolves once that is sure. */
  withdraw(message: MessageRef): Promise<void>;
}

export function createEditing(needs: Needs): Editing {
  const { userID, store, clock, journal, publisher, work, announceWork } = needs;
  /** The person may believe that this device keeps messages: they are warned while they still have the text. */
  let isTrusted = store.isDurable;
  /** Messages stand in the order they were written. */
  const turns = createTurns();
  const handover = createJournalHandover({ ...needs, turns });

  const listPeer = async (peer: Peer): Promise<void> => {
    if (await ensureConversation(store, peer)) publisher.conversations([conversationIdOf(peer)]);
  };

  const sendText = async (entry: JournalEntry): Promise<string> => {
    // What was withdrawn meanwhile is about to be removed, and not to be sent before.
    if (await handover.send(entry)) work();
    return entry.clientMsgID;
  };

  const sendUnjournaled = (peer: Peer, content: OutgoingContent): Promise<string> => {
    const writtenBefore = lastOrderOf(journal);
    const isOnDisk = isTrusted;
    const kept = turns.alone(() => keepOutgoing(needs, { peer, content, writtenBefore, isOnDisk }));
    kept.catch(() => {
      isTrusted = store.isDurable;
    });
    return kept;
  };

  return {
    takeOver: handover.takeOver,
    async withdraw(message) {
      if (message.sendID !== userID) return;
      const removed = journal.remove([message.clientMsgID]);
      handover.forget(message.clientMsgID);
      await Promise.all([removed, turns.alone(() => Promise.resolve())]);
      needs.hideOwn(message);
    },
    async send(peer, content, journaled) {
      const entry = journaled ?? journal.add(peer, content);
      announceWork();
      const clientMsgID = await (entry ? sendText(entry) : sendUnjournaled(peer, content));
      // Only the list needs it: the message is kept and on its way.
      listPeer(peer).catch(() => undefined);
      return clientMsgID;
    },
    async resend(clientMsgID) {
      announceWork();
      publisher.changes(await turns.together(() => store.retryOutgoing(clientMsgID)), true);
      work();
    },
    outgoingFile: store.outgoingFile,
    countUnsent: () => countUnsent(needs),
    keepVoice: (conversationID, voice) =>
      turns.alone(() => store.setRecording(conversationID, voice)),
    keepVoicePiece: (conversationID, piece) =>
      turns.alone(() => store.addRecordingPiece(conversationID, piece)),
    dropVoice: (conversationID, id) => turns.alone(() => store.dropRecording(conversationID, id)),
    keptVoice: store.recording,
    setDraft(conversationID, text, { quoted, mentions = [] } = {}) {
      const draft = {
        conversationID,
        text,
        time: clock(),
        ...(quoted && { quoted }),
        ...(mentions.length > 0 && { mentions }),
      };
      turns
        .together(() => store.setDraft(draft))
        .then(
          () => publisher.conversations([conversationID]),
          () => undefined,
        );
    },
  };
}
