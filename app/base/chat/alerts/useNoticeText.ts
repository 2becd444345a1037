import { useAtomValue } from 'jotai';
import { peerOf } from '../../../contract/gateway/conversationId.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { ConversationRow } from '../../../core/messaging/messagingAtoms.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import { isolated } from '../../../lib/isolated.ts';
import { shownAs } from '../../../parts/message/shownAs.ts';
import { useWords } from '../../../parts/message/useWords.ts';
import { useConversationName } from '../../../parts/person/useConversationName.ts';
import { usePersonName } from '../../../parts/person/usePersonName.ts';
import { useMessageKinds } from '../kinds/messageKinds.ts';

type NoticeText = { title: string; body: string };

/**
 * @returns says of a message what its row of the list would: with whom, and what. Null for a message
 * nobody should see. Of a private message it says nothing but that it came. The row may not be there yet.
 */
export function useNoticeText(): (
  message: StoredMessage,
  row: ConversationRow | undefined,
) => NoticeText | null {
  const { t } = useTranslation('chat.message');
  const kinds = useMessageKinds();
  const selfId = useAtomValue(userIdAtom) ?? '';
  const say = useWords();
  const personName = usePersonName();
  const conversationName = useConversationName();
  return (message, row) => {
    const shown = shownAs(message, kinds, selfId);
    if (!shown) return null;
    const sender = { userID: message.sendID, nickname: message.senderNickname };
    const peer = peerOf(message.conversationID);
    const isGroup = peer !== null && 'groupID' in peer;
    const unknown = isGroup
      ? { userID: '', groupID: peer.groupID, showName: '' }
      : { userID: sender.userID, groupID: '', showName: sender.nickname };
    const title = conversationName(row ?? unknown);
    if (shown.place === 'notice') return { title, body: say(shown.sentence) };
    // What ends once it is read is read in its conversation alone.
    const isPrivate = message.attachedInfoElem?.isPrivateChat === true;
    const words = isPrivate ? t('newMessage') : say(shown.kind.preview(message));
    if (!isGroup) return { title, body: words };
    return { title, body: t('says', { name: isolated(personName(sender)), words }) };
  };
}
