import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useConversationRow } from '../../../core/messaging/hooks/useConversationRow.ts';
import { useMessageSearch } from '../../../core/messaging/hooks/useMessageSearch.ts';
import { messageKeyOf } from '../../../core/messaging/messageRef.ts';
import { LoadMore } from '../../../core/query/LoadMore.tsx';
import { useArrival } from '../../../core/screen/pageArrival.ts';
import { isolated } from '../../../lib/isolated.ts';
import { useConversationName } from '../../../parts/person/useConversationName.ts';
import { LostDrawing } from '../../../ui/drawings/LostDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LongRows } from '../../../ui/LongRows.tsx';
import { SectionTitle } from '../../../ui/SectionTitle.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { FoundMessageRow } from './FoundMessageRow.tsx';
import { GatewayMissing } from './GatewayMissing.tsx';
import * as css from './SearchScreen.css.ts';
import { useSearchedText } from './useSearchedText.ts';

/** The messages of one conversation that a search finds, newest first. */
export function ConversationHits({ id, query }: { id: string; query: string }) {
  const { t } = useTranslation('chat.search');
  const textOf = useSearchedText();
  const row = useConversationRow(id);
  const nameOf = useConversationName();
  const search = useMessageSearch(query, { conversationID: id, textOf });
  const { groups, isSearching, isGatewayMissing, retry, loadMore } = search;
  useArrival(!isSearching);
  const messages = groups[0]?.messages ?? [];
  const title = row ? t('inConversation', { name: isolated(nameOf(row)) }) : t('messages');
  return (
    <>
      <SectionTitle>{title}</SectionTitle>
      <p className={css.spoken} role="status">
        {!isSearching && t('resultsFound', { count: messages.length })}
      </p>
      <GatewayMissing why={isGatewayMissing} onRetry={retry} />
      {messages.length === 0 && isSearching && <Skeleton rows={4} label={t('loading')} />}
      {messages.length === 0 && !isSearching && isGatewayMissing !== 'nothing' && (
        <EmptyState
          place="inline"
          drawing={<LostDrawing />}
          title={t('nothingTitle')}
          sentence={t('nothingHere')}
        />
      )}
      {messages.length > 0 && (
        <LongRows label={title} rows={messages} keyOf={messageKeyOf}>
          {(message) => <FoundMessageRow message={message} query={query} />}
        </LongRows>
      )}
      {loadMore && <LoadMore isBusy={isSearching} onLoad={loadMore} />}
    </>
  );
}
