import { mayInGroup } from '../../../contract/gateway/groupRights.ts';
import { useSlot } from '../../../core/feature/features.tsx';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import { useGroup } from '../../../core/messaging/hooks/useGroup.ts';
import { usePersonName } from '../../../parts/person/usePersonName.ts';
import { useSupport } from '../../../parts/person/useSupport.ts';
import type { KnownRelation } from '../../../parts/relation/useRelation.ts';
import { offersOf } from './offersOf.ts';
import { PersonActions } from './PersonActions.tsx';
import { PersonDetails } from './PersonDetails.tsx';
import { PersonHead } from './PersonHead.tsx';
import * as css from './PersonPage.css.ts';
import { PersonSettings } from './PersonSettings.tsx';
import type { ShownPerson } from './personOf.ts';

type Props = {
  person: ShownPerson;
  known: KnownRelation;
  /** The group that they were met in; '' for none. */
  groupID: string;
};

/** One person: who they are, what to do first, and everything else. */
export function PersonPage({ person, known, groupID }: Props) {
  const isSupport = useSupport(person.userID) !== null;
  const name = usePersonName()(person);
  const mayAsk = useMayAsk(groupID);
  const offered = offersOf({ ...known, isSupport, mayAsk });
  return (
    <div className={css.page}>
      <PersonHead person={person} />
      <PersonActions person={person} known={known} offered={offered} />
      {groupID !== '' && <MemberParts userID={person.userID} groupID={groupID} />}
      <PersonDetails person={person} />
      <PersonSettings person={person} name={name} known={known} offered={offered} />
    </div>
  );
}

/** @returns whether the reader may ask those of a group to be friends; '' for no group. */
function useMayAsk(groupID: string): boolean {
  const { info: group, ownMembership: own } = useGroup(groupID);
  return !group || !own || mayInGroup('befriend', { group, own, now: Date.now() });
}

/** What is handed in about a person as a member of a group. */
function MemberParts(props: { userID: string; groupID: string }) {
  return useSlot('userInfo.member').map((face) => (
    <LazyPart key={face.id} source={face} props={props} isAside />
  ));
}
