import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { groupVerification } from '../../../contract/gateway/enums.ts';
import { inviteUserToGroup } from '../../../contract/gateway/functions/groups.ts';
import { leads } from '../../../contract/gateway/groupRights.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { type CallProblem, callProblemOf } from '../../../core/messaging/callProblem.ts';
import { useMembers } from '../../../core/messaging/hooks/useMembers.ts';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import { useBack } from '../../../core/navigation/navigation.ts';
import { isolated } from '../../../lib/isolated.ts';
import { GroupPage } from '../../../parts/groups/GroupPage.tsx';
import { KindWordsOf, useKindWords } from '../../../parts/groups/kindWords.tsx';
import { PickScreen } from '../../../parts/groups/picker/PickScreen.tsx';
import { usePickable } from '../../../parts/groups/picker/usePickable.ts';
import { type GroupOfPage, useGroupPlace } from '../../../parts/groups/useGroupOfPage.ts';
import { usePersonName } from '../../../parts/person/usePersonName.ts';
import { VerbProblem } from '../../../parts/relation/VerbProblem.tsx';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { pathToGroup } from '../paths.ts';
import * as css from './members.css.ts';

/** /pages/chat/group-invite?id=…: chooses who is added to a group. */
export function InviteScreen() {
  const [search] = useSearchParams();
  const place = useGroupPlace(search.get('id') ?? '');
  if (place.state !== 'in' || !place.may('invite')) {
    return (
      <GroupPage title={(words) => words.inviteMembers} needs="invite">
        {() => null}
      </GroupPage>
    );
  }
  return (
    <KindWordsOf group={place.group}>
      <Invite place={place} />
    </KindWordsOf>
  );
}

/** People that one call may name. */
const mostAtOnce = 100;

function Invite({ place }: { place: GroupOfPage }) {
  const { t } = useTranslation('groups.members');
  const words = useKindWords();
  const { groupID } = place;
  const { members } = useMembers(groupID);
  const already = useMemo(() => new Set(members.map(({ userID }) => userID)), [members]);
  const list = usePickable();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { isBusy, problem, invite } = useInvite(place);
  const personName = usePersonName();
  const nameOf = (id: string): string => {
    const person = list.people.find(({ userID }) => userID === id);
    return isolated(personName(person ?? { userID: id, nickname: '' }));
  };
  return (
    <PickScreen
      title={words.inviteMembers}
      parent={pathToGroup('info', groupID)}
      list={list}
      chosen={chosen}
      onChange={setChosen}
      already={already}
      most={mostAtOnce}
      dock={
        <div className={css.dock}>
          <VerbProblem problem={problem} />
          <Button
            wide
            disabled={chosen.length === 0}
            busyLabel={isBusy ? t('adding') : undefined}
            onClick={() => void invite(chosen, nameOf)}
          >
            {t('addChosen', { count: chosen.length })}
          </Button>
        </div>
      }
    />
  );
}

/** @returns adds people, says what became of them, and goes back. */
function useInvite({ groupID, group, own }: GroupOfPage) {
  const { t } = useTranslation('groups.members');
  const messaging = useMessaging();
  const tag = useLanguageTag();
  const back = useBack(pathToGroup('info', groupID));
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const waits = group?.needVerification === groupVerification.both && own !== null && !leads(own);
  return {
    isBusy,
    problem,
    async invite(userIDList: readonly string[], nameOf: (id: string) => string): Promise<void> {
      setIsBusy(true);
      setProblem(null);
      try {
        const input = { groupID, reason: '', userIDList: [...userIDList] };
        const results = (await messaging.call(inviteUserToGroup, input)) ?? [];
        const added = results.filter(({ result }) => result === 0).map(({ userID }) => userID);
        const count = added.length;
        if (count === 0) return setProblem('refused');
        const missing = userIDList.filter((id) => !added.includes(id));
        const names = new Intl.ListFormat(tag, { type: 'conjunction' }).format(missing.map(nameOf));
        const done = waits ? t('waiting', { count }) : t('added', { count });
        const isWhole = missing.length === 0;
        showToast(isWhole ? done : t('someAdded', { count, names }), { done: isWhole });
        back();
      } catch (error) {
        setProblem(callProblemOf(error));
      } finally {
        setIsBusy(false);
      }
    },
  };
}
