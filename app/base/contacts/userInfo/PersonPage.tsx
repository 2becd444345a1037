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

type Props = { person: ShownPerson; known: KnownRelation };

/** One person: who they are, what to do first, and everything else. */
export function PersonPage({ person, known }: Props) {
  const isSupport = useSupport(person.userID) !== null;
  const name = usePersonName()(person);
  const offered = offersOf({ ...known, isSupport });
  return (
    <div className={css.page}>
      <PersonHead person={person} />
      <PersonActions person={person} known={known} offered={offered} />
      <PersonDetails person={person} />
      <PersonSettings person={person} name={name} known={known} offered={offered} />
    </div>
  );
}
