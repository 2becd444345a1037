import { atom, type PrimitiveAtom, useAtom } from 'jotai';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { MemberRow } from '../../../core/messaging/hooks/useMembers.ts';
import { useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import { useLeaveQuestion } from '../../../parts/groups/begin/useLeaveQuestion.tsx';
import { GroupPage, type ShownGroup } from '../../../parts/groups/GroupPage.tsx';
import { useKindWords } from '../../../parts/groups/kindWords.tsx';
import { usePersonName } from '../../../parts/person/usePersonName.ts';
import { Button } from '../../../ui/Button.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { removeDialog } from '../member/askRemoval.ts';
import { type MemberPick, pathToGroup } from '../paths.ts';
import { MemberList } from './MemberList.tsx';
import { memberPickOf, neededFor } from './memberPick.ts';
import * as css from './members.css.ts';
import { useAdminChoice } from './useAdminChoice.ts';

/** /pages/chat/group-members?id=…&pick=…: who is in a group; to look at them, or to choose some. */
export function MembersScreen() {
  const [search] = useSearchParams();
  const pick = memberPickOf(search.get('pick'));
  return <MembersPage key={pick} pick={pick} groupID={search.get('id') ?? ''} />;
}

function MembersPage({ pick, groupID }: { pick: MemberPick; groupID: string }) {
  const { t } = useTranslation(['groups.members', 'groups.edit']);
  // A key draws the field and the list, and nothing else of the page.
  const [queryAtom] = useState(() => atom(''));
  const admins = useAdminChoice();
  const parent = pathToGroup(pick === 'look' ? 'info' : 'manage', groupID);
  const leave = useLeaveQuestion(admins.changes > 0 && !admins.isBusy, parent, admins.clear, {
    title: t('groups.edit:unsavedTitle'),
    sentence: t('adminsUnsaved'),
  });
  const { chosen, clear, isChosen, toggle } = useChosen(pick, admins);
  return (
    <GroupPage
      title={(words) => {
        const titles = { look: words.membersTitle, remove: words.remove, transfer: words.transfer };
        return pick === 'admins' ? t('admins') : titles[pick];
      }}
      parentOf={() => parent}
      onBack={leave}
      needs={neededFor[pick]}
      bar={() => <Search queryAtom={queryAtom} />}
      dock={(shown) => {
        if (pick === 'remove')
          return <RemoveDock shown={shown} chosen={chosen} onRemoved={clear} />;
        return pick === 'admins' && <AdminsDock shown={shown} admins={admins} />;
      }}
    >
      {(shown) => <MemberList {...{ shown, pick, queryAtom, isChosen }} onToggle={toggle} />}
    </GroupPage>
  );
}

/** Whom the person chose; what it gives to the rows rests until they choose another one. */
function useChosen(
  pick: MemberPick,
  { isChosen: isChosenAdmin, toggle: toggleAdmin }: ReturnType<typeof useAdminChoice>,
) {
  const [chosen, setChosen] = useState<readonly MemberRow[]>([]);
  const isChosen = useCallback(
    (member: MemberRow): boolean =>
      pick === 'admins'
        ? isChosenAdmin(member)
        : chosen.some(({ userID }) => userID === member.userID),
    [pick, chosen, isChosenAdmin],
  );
  const toggle = useCallback(
    (member: MemberRow): void => {
      const withToggled = (known: readonly MemberRow[]) => {
        const others = known.filter(({ userID }) => userID !== member.userID);
        return others.length < known.length ? others : [...known, member];
      };
      if (pick === 'admins') toggleAdmin(member);
      else setChosen(withToggled);
    },
    [pick, toggleAdmin],
  );
  return { chosen, clear: () => setChosen([]), isChosen, toggle };
}

function Search({ queryAtom }: { queryAtom: PrimitiveAtom<string> }) {
  const [query, setQuery] = useAtom(queryAtom);
  const { t } = useTranslation('groups.members');
  const { searchMembers } = useKindWords();
  return (
    <search className={css.bar}>
      <SearchField
        label={searchMembers}
        clearLabel={t('clear')}
        value={query}
        onChange={setQuery}
      />
    </search>
  );
}

type RemoveDockProps = {
  shown: ShownGroup;
  chosen: readonly MemberRow[];
  onRemoved: () => void;
};

function RemoveDock({ shown, chosen, onRemoved }: RemoveDockProps) {
  const { t } = useTranslation('groups.members');
  const openSheet = useOpenSheet();
  const nameOf = usePersonName();
  const people = chosen.map((member) => ({ userID: member.userID, name: nameOf(member) }));
  return (
    <Button
      wide
      look="danger"
      disabled={people.length === 0}
      onClick={() => openSheet(removeDialog, { groupID: shown.groupID, people, onRemoved })}
    >
      {t('removeChosen', { count: people.length })}
    </Button>
  );
}

type AdminsDockProps = { shown: ShownGroup; admins: ReturnType<typeof useAdminChoice> };

function AdminsDock({ shown, admins }: AdminsDockProps) {
  const { t } = useTranslation('groups.members');
  return (
    <Button
      wide
      disabled={admins.changes === 0}
      busyLabel={admins.isBusy ? t('saving') : undefined}
      onClick={() => void admins.save(shown.groupID)}
    >
      {t('save')}
    </Button>
  );
}
