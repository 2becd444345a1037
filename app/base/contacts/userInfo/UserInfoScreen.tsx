import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { ReadPart } from '../../../core/query/ReadPart.tsx';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { useRelation } from '../../../parts/relation/useRelation.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { NobodyToShow } from './NobodyToShow.tsx';
import { PersonPage } from './PersonPage.tsx';
import { usePerson } from './usePerson.ts';

/** /pages/chat/user-info?userID=…, and where they were met in a group &group=…: who somebody is, and what can be done with them. */
export function UserInfoScreen() {
  const { t } = useTranslation('contacts.person');
  const [search] = useSearchParams();
  const userID = search.get('userID') ?? '';
  const groupID = search.get('group') ?? '';
  const known = useRelation()(userID);
  const read = usePerson(userID, known.friend);
  return (
    <SubScreen title={t('title')} parent={paths.chat}>
      <ReadPart
        read={read}
        failedTitle={t('failedTitle')}
        waiting={<Skeleton rows={4} label={t('loading')} />}
      >
        {(person) =>
          typeof person === 'string' ? (
            <NobodyToShow reason={person} />
          ) : (
            <PersonPage key={userID} person={person} known={known} groupID={groupID} />
          )
        }
      </ReadPart>
    </SubScreen>
  );
}
