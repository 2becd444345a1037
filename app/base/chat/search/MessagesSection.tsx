import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useMessageSearch } from '../../../core/messaging/hooks/useMessageSearch.ts';
import type { FoundConversation } from '../../../core/messaging/search/foundMessages.ts';
import { SearchSection } from '../../../parts/search/SearchSection.tsx';
import type { SearchSectionProps } from '../../../parts/search/slots.ts';
import { useProgress } from '../../../parts/search/useProgress.ts';
import { FoundConversationRow } from './FoundConversationRow.tsx';
import { GatewayMissing } from './GatewayMissing.tsx';
import { useSearchedText } from './useSearchedText.ts';

const keyOf = ({ conversationID }: FoundConversation): string => conversationID;

/** The messages that a search finds, by conversation. */
export function MessagesSection({ query, isWhole, onProgress }: SearchSectionProps) {
  const { t } = useTranslation('chat.search');
  const textOf = useSearchedText();
  const { groups, isSearching, isGatewayMissing, retry } = useMessageSearch(query, { textOf });
  useProgress('messages', groups.length, isSearching, onProgress);
  return (
    <SearchSection
      id="messages"
      title={t('messages')}
      rows={groups}
      keyOf={keyOf}
      query={query}
      isWhole={isWhole}
      note={<GatewayMissing why={isGatewayMissing} onRetry={retry} />}
    >
      {(found) => <FoundConversationRow found={found} query={query} />}
    </SearchSection>
  );
}
