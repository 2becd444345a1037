import { createContext, useContext, useDeferredValue, useMemo } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { ListFrame } from '../../../core/query/ListFrame.tsx';
import { isolated } from '../../../lib/isolated.ts';
import { plainLine } from '../../../lib/plainText.ts';
import { searchWordsOf } from '../../../lib/searchWords.ts';
import { CheckRow } from '../../../ui/CheckRow.tsx';
import { LostDrawing } from '../../../ui/drawings/LostDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LongRows } from '../../../ui/LongRows.tsx';
import { SectionTitle } from '../../../ui/SectionTitle.tsx';
import { findPeople } from '../../people/findPeople.ts';
import { NoFriends } from '../../people/NoFriends.tsx';
import { PeopleIndex } from '../../people/PeopleIndex.tsx';
import { useHanReader } from '../../people/useHanReader.ts';
import { PersonRow } from '../../person/PersonRow.tsx';
import { usePersonName } from '../../person/usePersonName.ts';
import type { Pickable } from './pickable.ts';
import * as css from './picker.css.ts';
import type { PickableList } from './usePickable.ts';

/** Characters of a query that are said again. */
const longestQuery = 40;

type Choice = {
  chosen: readonly string[];
  already: ReadonlySet<string>;
  onToggle: (userID: string) => void;
};

/** The rows of a long list rest: what was chosen reaches them past it. */
const ChoiceContext = createContext<Choice & { words: readonly string[] }>({
  chosen: [],
  already: new Set(),
  onToggle: () => undefined,
  words: [],
});

const keyOf = ({ userID }: Pickable): string => userID;
const rowOf = (person: Pickable) => <PickRow person={person} />;

type Props = Choice & { list: PickableList; query: string };

/** The people that can be chosen: all of them by letter, or those that a search finds. */
export function PickList({ list, query, ...choice }: Props) {
  const { t } = useTranslation('groups.picker');
  const nameOf = usePersonName();
  const { people, recent, reading, hasHanNames, hanLetters } = list;
  // The field takes the next letter before a long list is drawn.
  const wanted = useDeferredValue(query);
  const words = useMemo(() => searchWordsOf(wanted), [wanted]);
  const isSearch = words.length > 0;
  const reader = useHanReader(isSearch && hasHanNames);
  const found = useMemo(() => findPeople(people, wanted, reader), [people, wanted, reader]);
  return (
    <ListFrame reading={reading} failedTitle={t('failedTitle')}>
      <ChoiceContext value={{ ...choice, words }}>
        <p className={css.spoken} role="status">
          {isSearch && (found.length > 0 ? t('found', { count: found.length }) : t('noMatchTitle'))}
        </p>
        {people.length === 0 && (
          <NoFriends
            title={t('noFriendsTitle')}
            sentence={t('noFriendsSentence')}
            addFriend={t('addFriend')}
          />
        )}
        {people.length > 0 && found.length === 0 && (
          <EmptyState
            drawing={<LostDrawing />}
            title={t('noMatchTitle')}
            sentence={t('noMatchSentence', { query: isolated(plainLine(wanted, longestQuery)) })}
            place="inline"
          />
        )}
        {!isSearch && recent.length > 0 && (
          <>
            <SectionTitle>{t('recent')}</SectionTitle>
            <LongRows label={t('recent')} rows={recent} keyOf={keyOf}>
              {rowOf}
            </LongRows>
          </>
        )}
        {found.length > 0 && (
          <PeopleIndex
            people={found}
            keyOf={keyOf}
            nameOf={nameOf}
            hanLetters={hanLetters}
            labels={{ list: t('friends'), letters: t('letters'), others: t('otherNames') }}
          >
            {rowOf}
          </PeopleIndex>
        )}
      </ChoiceContext>
    </ListFrame>
  );
}

function PickRow({ person }: { person: Pickable }) {
  const { t } = useTranslation('groups.picker');
  const { chosen, already, onToggle, words } = useContext(ChoiceContext);
  const { userID } = person;
  const isIn = already.has(userID);
  return (
    <CheckRow
      checked={isIn || chosen.includes(userID)}
      disabled={isIn}
      onToggle={() => onToggle(userID)}
    >
      <PersonRow person={person} words={words} detail={isIn && t('already')} />
    </CheckRow>
  );
}
