import { useDeferredValue, useMemo } from 'react';
import type { Friend } from '../../../contract/gateway/entities/people.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useList } from '../../../core/messaging/hooks/useList.ts';
import { pathToUserInfo } from '../../../core/navigation/paths.ts';
import { ListFrame } from '../../../core/query/ListFrame.tsx';
import { useListReading } from '../../../core/query/useListReading.ts';
import { isolated } from '../../../lib/isolated.ts';
import { plainLine } from '../../../lib/plainText.ts';
import { findPeople } from '../../../parts/people/findPeople.ts';
import { hasHan } from '../../../parts/people/hanLetter.ts';
import { NoFriends } from '../../../parts/people/NoFriends.tsx';
import { PeopleIndex } from '../../../parts/people/PeopleIndex.tsx';
import { useHanLetters } from '../../../parts/people/useHanLetters.ts';
import { useHanReader } from '../../../parts/people/useHanReader.ts';
import { PersonRow } from '../../../parts/person/PersonRow.tsx';
import { usePersonName } from '../../../parts/person/usePersonName.ts';
import { LostDrawing } from '../../../ui/drawings/LostDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import * as css from './FriendList.css.ts';

/** Characters of a query that are said again. */
const longestQuery = 40;

const listNames = ['friends'] as const;

const isChinese = ({ remark, nickname }: Friend): boolean => hasHan(remark) || hasHan(nickname);
const keyOf = ({ userID }: Friend): string => userID;
const rowOf = (friend: Friend) => <PersonRow person={friend} to={pathToUserInfo(friend.userID)} />;

/** Friends by letter; of a query those that it finds. */
export function FriendList({ query }: { query: string }) {
  const { t } = useTranslation('contacts.list');
  const friends = useList('friends');
  const people = useMemo(() => [...friends.rows.values()], [friends.rows]);
  const needsLetters = useMemo(() => people.some(isChinese), [people]);
  const { letters, isWaiting } = useHanLetters(people.length > 0 ? needsLetters : null);
  const reading = useListReading(friends, listNames, isWaiting);
  const nameOf = usePersonName();
  // The field takes the next letter before a long list is drawn.
  const wanted = useDeferredValue(query);
  const isSearch = wanted.trim() !== '';
  const reader = useHanReader(isSearch && needsLetters);
  const found = useMemo(() => findPeople(people, wanted, reader), [people, wanted, reader]);
  return (
    <ListFrame reading={reading} failedTitle={t('friendsFailedTitle')}>
      <p className={css.spoken} role="status">
        {isSearch && t('friendsFound', { count: found.length })}
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
      {found.length > 0 && (
        <PeopleIndex
          people={found}
          keyOf={keyOf}
          nameOf={nameOf}
          hanLetters={letters}
          labels={{ list: t('friends'), letters: t('letters'), others: t('otherNames') }}
        >
          {rowOf}
        </PeopleIndex>
      )}
    </ListFrame>
  );
}
