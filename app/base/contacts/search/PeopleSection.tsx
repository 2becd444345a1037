import { conversationIdOf } from '../../../contract/gateway/conversationId.ts';
import { sessionType } from '../../../contract/gateway/enums.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { pathToConversation } from '../../../core/navigation/paths.ts';
import { plainLine } from '../../../lib/plainText.ts';
import { matches, searchWordsOf } from '../../../lib/searchWords.ts';
import { PersonRow } from '../../../parts/person/PersonRow.tsx';
import { usePersonName } from '../../../parts/person/usePersonName.ts';
import { SearchSection } from '../../../parts/search/SearchSection.tsx';
import type { SearchSectionProps } from '../../../parts/search/slots.ts';
import { useProgress } from '../../../parts/search/useProgress.ts';
import { Marked } from '../../../ui/Marked.tsx';
import { type FoundPerson, usePeopleSearch } from './usePeopleSearch.ts';

/** Characters of a second line. */
const longestDetail = 64;

const keyOf = ({ userID }: FoundPerson): string => userID;

/** The people whom a search finds; each leads to the conversation with them. */
export function PeopleSection({ query, isWhole, onProgress }: SearchSectionProps) {
  const { t } = useTranslation('contacts.search');
  const { found, isSearching } = usePeopleSearch(query);
  const nameOf = usePersonName();
  const words = searchWordsOf(query);
  useProgress('people', found.length, isSearching, onProgress);
  /** What the words are in, where the name does not show them. */
  const detailOf = (person: FoundPerson) => {
    if (matches(nameOf(person), words)) return undefined;
    const { nickname, userID } = person;
    const shown = matches(nickname, words) ? nickname : matches(userID, words) ? userID : '';
    return shown && <Marked text={plainLine(shown, longestDetail)} words={words} />;
  };
  return (
    <SearchSection
      id="people"
      title={t('people')}
      rows={found}
      keyOf={keyOf}
      query={query}
      isWhole={isWhole}
    >
      {(person) => (
        <PersonRow
          person={person}
          words={words}
          detail={detailOf(person)}
          to={pathToConversation(
            conversationIdOf({ sessionType: sessionType.single, userID: person.userID }),
          )}
        />
      )}
    </SearchSection>
  );
}
