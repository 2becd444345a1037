import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useConversationRow } from '../../../core/messaging/hooks/useConversationRow.ts';
import type { FoundConversation } from '../../../core/messaging/search/foundMessages.ts';
import { pathToMessage, pathToSearch } from '../../../core/navigation/paths.ts';
import { FaceRow } from '../../../parts/person/FaceRow.tsx';
import { useConversationName } from '../../../parts/person/useConversationName.ts';
import { useSupport } from '../../../parts/person/useSupport.ts';
import { ConversationFace } from '../list/ConversationFace.tsx';
import { MessageTime } from './MessageTime.tsx';
import { Snippet } from './Snippet.tsx';

type Props = { found: FoundConversation; query: string };

/** A conversation with hits: leads to the one message, or to the list of them. */
export function FoundConversationRow({ found, query }: Props) {
  const { t } = useTranslation('chat.search');
  const { conversationID, messages, count } = found;
  const row = useConversationRow(conversationID);
  const nameOf = useConversationName();
  const support = useSupport(row?.userID ?? '');
  const [newest] = messages;
  if (!row || !newest) return null;
  const isOne = count === 1;
  return (
    <FaceRow
      face={<ConversationFace row={row} size="s44" />}
      name={nameOf(row)}
      isOfficial={support !== null}
      detail={isOne ? <Snippet message={newest} query={query} /> : t('messagesFound', { count })}
      end={<MessageTime message={newest} />}
      to={isOne ? pathToMessage(newest) : pathToSearch(query, conversationID)}
    />
  );
}
