import { UserX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { groupVerification } from '../../../contract/gateway/enums.ts';
import { gatewayErrors } from '../../../contract/gateway/errors.ts';
import { inviteUserToGroup } from '../../../contract/gateway/functions/groups.ts';
import { leads } from '../../../contract/gateway/groupRights.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import {
  type CallProblem,
  callProblemOf,
  refusalCodeOf,
} from '../../../core/messaging/callProblem.ts';
import { useMembers } from '../../../core/messaging/hooks/useMembers.ts';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import { useBack } from '../../../core/navigation/navigation.ts';
import { GroupPage } from '../../../parts/groups/GroupPage.tsx';
import { KindWordsOf, useKindWords } from '../../../parts/groups/kindWords.tsx';
import { PickScreen } from '../../../parts/groups/picker/PickScreen.tsx';
import { usePickable } from '../../../parts/groups/picker/usePickable.ts';
import { type GroupOfPage, useGroupPlace } from '../../../parts/groups/useGroupOfPage.ts';
import { usePersonName } from '../../../parts/person/usePersonName.ts';
import { VerbProblem } from '../../../parts/relation/VerbProblem.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Callout } from '../../../ui/Callout.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { pathToGroup } from '../paths.ts';
import { useNamesSaid } from '../useNamesSaid.ts';
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
  const { isBusy, problem, isFull, missing, waits, invite } = useInvite(place);
  const personName = usePersonName();
  const nameOf = (id: string): string => {
    const person = list.people.find(({ userID }) => userID === id);
    return personName(person ?? { userID: id, nickname: '' });
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
        <>
          <VerbProblem problem={problem} {...(isFull && { refused: t('noRoom') })} />
          <NotAdded groupID={groupID} names={missing.map(nameOf)} waits={waits} />
          <Button
            wide
            disabled={chosen.length === 0}
            busyLabel={isBusy ? t('adding') : undefined}
            onClick={() => void invite(chosen).then(setChosen)}
          >
            {t('addChosen', { count: chosen.length })}
          </Button>
        </>
      }
    />
  );
}

type NotAddedProps = { groupID: string; names: readonly string[]; waits: boolean };

/** Says who could not be added, why that may be, and what to do. */
function NotAdded({ groupID, names, waits }: NotAddedProps) {
  const { t } = useTranslation('groups.members');
  const namesSaid = useNamesSaid();
  return (
    <div role="status">
      {names.length > 0 && (
        <>
          <Callout glyph={UserX}>
            {t(waits ? 'notAsked' : 'notAdded', { names: namesSaid(names) })} {t('whyNot')}
          </Callout>
          <Link className={css.link} to={pathToGroup('code', groupID)}>
            {t('sendLink')}
          </Link>
        </>
      )}
    </div>
  );
}

type Outcome = { problem: CallProblem | null; isFull: boolean; missing: readonly string[] };
const nothingYet: Outcome = { problem: null, isFull: false, missing: [] };

/** @returns adds people, says what became of them, and goes back once all of them are in. */
function useInvite({ groupID, group, own }: GroupOfPage) {
  const { t } = useTranslation('groups.members');
  const messaging = useMessaging();
  const back = useBack(pathToGroup('info', groupID));
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState(nothingYet);
  const waits = group?.needVerification === groupVerification.both && own !== null && !leads(own);
  return {
    ...outcome,
    isBusy,
    waits,
    /** @returns those who are left */
    async invite(userIDList: readonly string[]): Promise<readonly string[]> {
      setIsBusy(true);
      setOutcome(nothingYet);
      try {
        const input = { groupID, reason: '', userIDList: [...userIDList] };
        const results = (await messaging.call(inviteUserToGroup, input)) ?? [];
        const added = results.filter(({ result }) => result === 0).map(({ userID }) => userID);
        const missing = userIDList.filter((id) => !added.includes(id));
        const count = added.length;
        if (count > 0) showToast(t(waits ? 'waiting' : 'added', { count }), { done: true });
        setOutcome({ ...nothingYet, missing });
        if (missing.length === 0) back();
        return missing;
      } catch (error) {
        const isFull = refusalCodeOf(error) === gatewayErrors.groupFull;
        setOutcome({ ...nothingYet, problem: callProblemOf(error), isFull });
        return userIDList;
      } finally {
        setIsBusy(false);
      }
    },
  };
}
