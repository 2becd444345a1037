import { UserX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { groupVerification } from '../../../contract/gateway/enums.ts';
import { gatewayErrors } from '../../../contract/gateway/errors.ts';
import { inviteUserToGroup } from '../../../contract/gateway/functions/groups.ts';
import { leads } from '../../../contract/gateway/groupRights.ts';
import { mostIn } from '../../../contract/gateway/groupSize.ts';
import { isChannel } from '../../../contract/gateway/isChannel.ts';
import { type NotAddedReason, notAddedReasons } from '../../../contract/groups/createGroup.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import {
  type CallProblem,
  callProblemOf,
  refusalCodeOf,
} from '../../../core/messaging/callProblem.ts';
import { useMembers } from '../../../core/messaging/hooks/useMembers.ts';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import { useBack } from '../../../core/navigation/navigation.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import type { NotAdded } from '../../../parts/groups/begin/notAdded.ts';
import { GroupPage } from '../../../parts/groups/GroupPage.tsx';
import { KindWordsOf, useKindWords } from '../../../parts/groups/kindWords.tsx';
import { PickScreen } from '../../../parts/groups/picker/PickScreen.tsx';
import { usePickable } from '../../../parts/groups/picker/usePickable.ts';
import { type GroupOfPage, useGroupPlace } from '../../../parts/groups/useGroupOfPage.ts';
import { VerbProblem } from '../../../parts/relation/VerbProblem.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Callout } from '../../../ui/Callout.tsx';
import { LostDrawing } from '../../../ui/drawings/LostDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { pathToGroup } from '../paths.ts';
import { useNotAddedSentences } from '../useNotAddedSentences.ts';
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
  const { group } = place;
  return (
    <KindWordsOf group={group}>
      <InviteWhereRoomIs
        place={place}
        room={group ? mostIn({ isChannel: isChannel(group) }) - group.memberCount : mostAtOnce}
      />
    </KindWordsOf>
  );
}

function InviteWhereRoomIs({ place, room }: InviteProps) {
  const [hadRoom, setHadRoom] = useState(false);
  if (room > 0 && !hadRoom) setHadRoom(true);
  // Whoever fills the group here still reads what became of those they chose.
  return hadRoom ? <Invite place={place} room={room} /> : <Full groupID={place.groupID} />;
}

/** Says that nobody else fits in, before anybody is chosen. */
function Full({ groupID }: { groupID: string }) {
  const { t } = useTranslation('groups.members');
  const words = useKindWords();
  return (
    <SubScreen title={words.inviteMembers} parent={pathToGroup('info', groupID)}>
      <EmptyState drawing={<LostDrawing />} title={t('fullTitle')} sentence={words.full} />
    </SubScreen>
  );
}

/** People that one call may name. */
const mostAtOnce = 100;

type InviteProps = {
  place: GroupOfPage;
  /** How many more the group holds. */
  room: number;
};

function Invite({ place, room }: InviteProps) {
  const { t } = useTranslation(['groups.members', 'groups.picker']);
  const words = useKindWords();
  const { groupID } = place;
  const { members } = useMembers(groupID);
  const already = useMemo(() => new Set(members.map(({ userID }) => userID)), [members]);
  const list = usePickable();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { isBusy, problem, isFull, missing, invite } = useInvite(place);
  const named = ({ userID, reason }: Missing): NotAdded => {
    const person = list.people.find((one) => one.userID === userID);
    return { userID, nickname: person?.nickname ?? '', reason };
  };
  return (
    <PickScreen
      title={words.inviteMembers}
      parent={pathToGroup('info', groupID)}
      list={list}
      chosen={chosen}
      onChange={setChosen}
      already={already}
      most={Math.min(mostAtOnce, room)}
      isRoom={room <= mostAtOnce}
      dock={
        <>
          <VerbProblem
            problem={problem}
            {...(isFull && { refused: t('groups.picker:roomNone') })}
          />
          <NotAddedSentences groupID={groupID} missing={missing.map(named)} />
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

type NotAddedProps = { groupID: string; missing: readonly NotAdded[] };

/** Says who could not be added, why, and what to do. */
function NotAddedSentences({ groupID, missing }: NotAddedProps) {
  const { t } = useTranslation('groups.begin');
  const sentencesOf = useNotAddedSentences();
  return (
    <div role="status">
      {missing.length > 0 && (
        <>
          <Callout glyph={UserX}>
            {sentencesOf(missing).map(({ reason, sentence }) => (
              <span key={reason} className={css.sentence}>
                {sentence}
              </span>
            ))}
          </Callout>
          <Link className={css.link} to={pathToGroup('code', groupID)}>
            {t('sendLink')}
          </Link>
        </>
      )}
    </div>
  );
}

type Missing = Pick<NotAdded, 'userID' | 'reason'>;
type Outcome = { problem: CallProblem | null; isFull: boolean; missing: readonly Missing[] };
const nothingYet: Outcome = { problem: null, isFull: false, missing: [] };

/** @returns adds people, says what became of them, and goes back once all of them are in. */
function useInvite({ groupID, group, own }: GroupOfPage) {
  const { t } = useTranslation('groups.members');
  const messaging = useMessaging();
  const back = useBack(pathToGroup('info', groupID));
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState(nothingYet);
  const asksLeaders =
    group?.needVerification === groupVerification.both && own !== null && !leads(own);
  return {
    ...outcome,
    isBusy,
    /** @returns those who are left */
    async invite(userIDList: readonly string[]): Promise<readonly string[]> {
      setIsBusy(true);
      setOutcome(nothingYet);
      try {
        const input = { groupID, reason: '', userIDList: [...userIDList] };
        const results = (await messaging.call(inviteUserToGroup, input)) ?? [];
        const becameOf = new Map(results.map((one) => [one.userID, one]));
        const missing = userIDList.flatMap((userID) => {
          const { result = -1, reason = 'unsaid' } = becameOf.get(userID) ?? {};
          return result === 0 || reason === 'already' ? [] : [{ userID, reason: reasonOf(reason) }];
        });
        const added = results.filter(({ result }) => result === 0);
        // They wait for approval either all or none; a gateway that gives no reasons does not say so.
        const waits = asksLeaders || added.some(({ reason }) => reason === 'approval');
        const count = added.length;
        if (count > 0) showToast(t(waits ? 'waiting' : 'added', { count }), { done: true });
        setOutcome({ ...nothingYet, missing });
        if (missing.length === 0) back();
        return missing.map(({ userID }) => userID);
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

/** @returns one that can be said; a gateway may give none, or one of its own. */
function reasonOf(reason: string): NotAddedReason | 'unsaid' {
  return notAddedReasons.find((known) => known === reason) ?? 'unsaid';
}
