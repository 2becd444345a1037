import { useDeferredValue, useState } from 'react';
import type { Friend } from '../../../../contract/gateway/entities/people.ts';
import { useTranslation } from '../../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../../core/language/useLanguageTag.ts';
import { useList } from '../../../../core/messaging/hooks/useList.ts';
import { searchWordsOf } from '../../../../lib/searchWords.ts';
import { hasHanName } from '../../../../parts/people/hanLetter.ts';
import { useHanReader } from '../../../../parts/people/useHanReader.ts';
import { PersonRow } from '../../../../parts/person/PersonRow.tsx';
import { usePersonName } from '../../../../parts/person/usePersonName.ts';
import { ChatsDrawing } from '../../../../ui/drawings/ChatsDrawing.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { SearchField } from '../../../../ui/SearchField.tsx';
import * as css from './CardChoice.css.ts';
import { cardRows, mostShown } from './cardRows.ts';

type Props = {
  /** The person it is sent to, who needs no card of their own; '' in a group. */
  without: string;
  onChoose: (friend: Friend) => void;
};

/** The friends, those that a search finds; a long list shows the first of them. */
export function CardChoice({ without, onChoose }: Props) {
  const { t } = useTranslation('chat.card');
  const tag = useLanguageTag();
  const nameOf = usePersonName();
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const words = searchWordsOf(wanted);
  const friends = [...useList('friends').rows.values()].filter(({ userID }) => userID !== without);
  const reader = useHanReader(words.length > 0 && friends.some(hasHanName));
  const rows = cardRows(friends, wanted, nameOf, tag, reader);
  if (friends.length === 0) {
    return (
      <EmptyState
        place="inline"
        drawing={<ChatsDrawing />}
        title={t('emptyTitle')}
        sentence={t('emptySentence')}
      />
    );
  }
  return (
    <>
      <SearchField label={t('search')} clearLabel={t('clear')} value={query} onChange={setQuery} />
      <ul className={css.list} aria-label={t('friends')}>
        {rows.slice(0, mostShown).map((friend) => (
          <li key={friend.userID}>
            <PersonRow person={friend} words={words} onClick={() => onChoose(friend)} />
          </li>
        ))}
      </ul>
      <p className={css.note} role="status">
        {rows.length === 0 ? t('nothing') : rows.length > mostShown ? t('more') : ''}
      </p>
    </>
  );
}
