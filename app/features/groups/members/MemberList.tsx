import { type Atom, useAtomValue } from 'jotai';
import { createContext, useContext, useDeferredValue, useMemo } from 'react';
import { groupRole } from '../../../contract/gateway/enums.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { MemberRow } from '../../../core/messaging/hooks/useMembers.ts';
import { pathToUserInfo } from '../../../core/navigation/paths.ts';
import { useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import { isolated } from '../../../lib/isolated.ts';
import { plainLine } from '../../../lib/plainText.ts';
import { searchWordsOf } from '../../../lib/searchWords.ts';
import type { ShownGroup } from '../../../parts/groups/GroupPage.tsx';
import { useKindWords } from '../../../parts/groups/kindWords.tsx';
import { useMemberSearch } from '../../../parts/groups/useMemberSearch.ts';
import { hasHanName } from '../../../parts/people/hanLetter.ts';
import { PeopleIndex } from '../../../parts/people/PeopleIndex.tsx';
import { useHanLetters } from '../../../parts/people/useHanLetters.ts';
import { LookRow, usePersonLook } from '../../../parts/person/PersonRow.tsx';
import { usePersonName } from '../../../parts/person/usePersonName.ts';
import { CheckRow } from '../../../ui/CheckRow.tsx';
import { LostDrawing } from '../../../ui/drawings/LostDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LongRows } from '../../../ui/LongRows.tsx';
import { SectionTitle } from '../../../ui/SectionTitle.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { useMuteWords, useRoleWord } from '../member/MemberSheet.tsx';
import { memberSheet } from '../member/memberSheet.ts';
import type { MemberPick } from '../paths.ts';
import { mayPick } from './memberPick.ts';
import * as css from './members.css.ts';
import { TransferDialog } from './TransferDialog.tsx';

/** Characters of a query that are said again. */
const longestQuery = 40;

type Choice = {
  pick: MemberPick;
  isChosen: (member: MemberRow) => boolean;
  onToggle: (member: MemberRow) => void;
};

/**
 * What all rows show and do, asked for once: the rows of a long list rest, and drawing one takes nothing but itself.
 * What was chosen reaches them past the list.
 */
type Shared = Choice & ReturnType<typeof useRowWords> & { words: readonly string[] };

const SharedContext = createContext<Shared | null>(null);

const keyOf = ({ userID }: MemberRow): string => userID;
const rowOf = (member: MemberRow) => <Row member={member} />;
const isLeader = ({ roleLevel }: MemberRow): boolean => roleLevel !== groupRole.ordinary;

type Props = Choice & {
  shown: ShownGroup;
  queryAtom: Atom<string>;
};

/** The members of a group: owner and admins on top, all others by letter; of a query those that it finds, best first. */
export function MemberList({ shown, queryAtom, pick, isChosen, onToggle }: Props) {
  const { t } = useTranslation('groups.members');
  const { membersTitle } = useKindWords();
  const nameOf = usePersonName();
  const wanted = useAtomValue(queryAtom);
  // A space behind the words makes no other ones of them.
  const joined = searchWordsOf(wanted).join(' ');
  const words = useMemo(() => searchWordsOf(joined), [joined]);
  const rowWords = useRowWords();
  const { members, isLoaded, isSearching, isGatewayMissing } = useMemberSearch(
    shown.groupID,
    wanted,
  );
  const isSearch = words.length > 0;
  // With a key the rows are drawn once, when the query they are of is another one.
  const shared = useMemo(
    () => ({ pick, isChosen, onToggle, words, ...rowWords }),
    [pick, isChosen, onToggle, words, rowWords],
  );
  const { group, own } = shown;
  const found = useMemo(
    () =>
      pick === 'look' ? members : members.filter((member) => mayPick(pick, member, { group, own })),
    [members, pick, group, own],
  );
  const { leaders, others } = useMemo(() => {
    // They stand before all others, but for those whom a search found.
    const count = isSearch ? 0 : found.findIndex((member) => !isLeader(member));
    const end = count < 0 ? found.length : count;
    return { leaders: found.slice(0, end), others: end > 0 ? found.slice(end) : found };
  }, [found, isSearch]);
  const needsLetters = useMemo(
    () => (isSearch || others.length === 0 ? null : others.some(hasHanName)),
    [others, isSearch],
  );
  const { letters, isWaiting } = useHanLetters(needsLetters);
  if (found.length === 0 && !isSearch && !isLoaded)
    return <Skeleton rows={8} label={t('loading')} />;
  return (
    <SharedContext value={shared}>
      <FoundCount count={isSearch && !(found.length === 0 && isSearching) ? found.length : null} />
      {leaders.length > 0 && (
        <>
          <SectionTitle>{t('leaders')}</SectionTitle>
          <LongRows label={t('leaders')} rows={leaders} keyOf={keyOf}>
            {rowOf}
          </LongRows>
        </>
      )}
      {found.length === 0 && !isSearching && <Nobody query={wanted} pick={pick} />}
      {others.length > 0 && !isWaiting && (
        <PeopleIndex
          people={others}
          keyOf={keyOf}
          nameOf={nameOf}
          hanLetters={letters}
          isInOrder={isSearch}
          labels={{ list: membersTitle, letters: t('letters'), others: t('otherNames') }}
        >
          {rowOf}
        </PeopleIndex>
      )}
      {(isSearching || isWaiting) && <Skeleton rows={3} label={t('loading')} />}
      {isGatewayMissing && <p className={css.note}>{t('maybeMore')}</p>}
      {!isLoaded && !isSearch && <p className={css.note}>{t('moreComing')}</p>}
    </SharedContext>
  );
}

/** Says how many were found to those who do not see it, once the rows are drawn. */
function FoundCount({ count }: { count: number | null }) {
  const { t } = useTranslation('groups.members');
  const said = useDeferredValue(count);
  return (
    <p className={css.spoken} role="status">
      {said !== null && (said > 0 ? t('found', { count: said }) : t('noMatchTitle'))}
    </p>
  );
}

function Nobody({ query, pick }: { query: string; pick: MemberPick }) {
  const { t } = useTranslation('groups.members');
  const isSearch = query.trim() !== '';
  return (
    <EmptyState
      drawing={<LostDrawing />}
      title={isSearch ? t('noMatchTitle') : t('nobodyTitle')}
      sentence={
        isSearch
          ? t('noMatchSentence', { query: isolated(plainLine(query, longestQuery)) })
          : pick === 'look'
            ? t('nobodySentence')
            : t('nobodyToChoose')
      }
      place="inline"
    />
  );
}

function useRowWords() {
  const { t } = useTranslation('groups.members');
  const openSheet = useOpenSheet();
  const lookOf = usePersonLook();
  const roleOf = useRoleWord();
  const mutedOf = useMuteWords();
  const ownId = useAtomValue(userIdAtom);
  return useMemo(
    () => ({ lookOf, roleOf, mutedOf, ownId, you: t('you'), openSheet }),
    [lookOf, roleOf, mutedOf, ownId, t, openSheet],
  );
}

function Row({ member }: { member: MemberRow }) {
  const shared = useContext(SharedContext);
  if (!shared) throw new Error('A row of a member stands outside of MemberList.');
  const { pick, isChosen, onToggle, openSheet, ownId, you } = shared;
  const role = shared.roleOf(member);
  const muted = shared.mutedOf(member);
  const isOwn = ownId === member.userID;
  const { groupID, userID } = member;
  const face = {
    look: shared.lookOf(member),
    words: shared.words,
    detail: muted ? <span className={css.whole}>{muted}</span> : undefined,
    end: role ? <Tag>{role}</Tag> : isOwn ? <Tag>{you}</Tag> : undefined,
  };
  if (pick === 'remove' || pick === 'admins') {
    return (
      <CheckRow checked={isChosen(member)} onToggle={() => onToggle(member)}>
        <LookRow {...face} />
      </CheckRow>
    );
  }
  if (isOwn) return <LookRow {...face} to={pathToUserInfo(userID)} />;
  return (
    <LookRow
      {...face}
      onClick={() => {
        if (pick === 'transfer') openSheet(TransferDialog, { member });
        else openSheet(memberSheet, { groupID, userID, found: member });
      }}
    />
  );
}
