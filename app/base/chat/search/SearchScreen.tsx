import { peerOf } from '../../../contract/gateway/conversationId.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths, pathToSearch } from '../../../core/navigation/paths.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { searchWordsOf } from '../../../lib/searchWords.ts';
import { SearchField } from '../../../ui/SearchField.tsx';
import { ConversationHits } from './ConversationHits.tsx';
import { FoundSections } from './FoundSections.tsx';
import * as css from './SearchScreen.css.ts';
import { useSearchAddress } from './useSearchAddress.ts';

/**
 * /pages/chat/search: people, groups and messages. `q` is what is searched for; `in` one section of it
 * or the conversation whose messages are searched.
 */
export function SearchScreen() {
  const { t } = useTranslation('chat.search');
  const { query, setQuery, section, isArrival } = useSearchAddress();
  const isConversation = section !== null && peerOf(section) !== null;
  return (
    <SubScreen title={t('title')} parent={section === null ? paths.chat : pathToSearch(query)}>
      <SearchField
        label={isConversation ? t('searchHere') : t('search')}
        clearLabel={t('clear')}
        value={query}
        onChange={setQuery}
        isFirst={isArrival}
      />
      {searchWordsOf(query).length === 0 ? (
        <p className={css.hint}>{isConversation ? t('hintHere') : t('hint')}</p>
      ) : isConversation ? (
        <ConversationHits id={section} query={query} />
      ) : (
        <FoundSections query={query} section={section} />
      )}
    </SubScreen>
  );
}
