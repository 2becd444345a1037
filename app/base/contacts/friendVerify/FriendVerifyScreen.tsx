import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths, pathToUserInfo } from '../../../core/navigation/paths.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { profileAtom, userIdAtom } from '../../../core/session/sessionAtom.ts';
import { useRelation } from '../../../parts/relation/useRelation.ts';
import { NotToBeAsked } from './NotToBeAsked.tsx';
import { VerifyForm } from './VerifyForm.tsx';

/** /pages/chat/friend-verify?userID=…: asks somebody to become a friend. */
export function FriendVerifyScreen() {
  const { t } = useTranslation('contacts.addFriend');
  const [search] = useSearchParams();
  const userID = search.get('userID') ?? '';
  const ownId = useAtomValue(userIdAtom);
  const profile = useAtomValue(profileAtom);
  const { relation, isBlocked } = useRelation()(userID);
  const isToBeAsked = !isBlocked && (relation === 'stranger' || relation === 'sent');
  const parent = userID === '' ? paths.addFriend : pathToUserInfo(userID);
  return (
    <SubScreen title={t('verifyTitle')} parent={parent}>
      {isToBeAsked && userID !== '' ? (
        <VerifyForm
          key={`${userID} ${ownId}`}
          userID={userID}
          ownName={profile?.nickName || profile?.username || ''}
          isPending={relation === 'sent'}
        />
      ) : (
        <NotToBeAsked userID={userID} reason={isBlocked ? 'blocked' : relation} />
      )}
    </SubScreen>
  );
}
