import { useTranslation } from '../../../core/i18n/translation.tsx';
import { ReadPart } from '../../../core/query/ReadPart.tsx';
import { useProfile } from '../../../core/query/useProfile.ts';
import { AccountHead } from './AccountHead.tsx';
import { HeadSkeleton } from './HeadSkeleton.tsx';

/** The account's head once it has been read, or why it was not. */
export function MemberHead() {
  const { t } = useTranslation('account.mine');
  const read = useProfile();
  return (
    <ReadPart
      read={read}
      failedTitle={t('profileFailedTitle')}
      waiting={<HeadSkeleton />}
      place="inline"
    >
      {(profile) => <AccountHead profile={profile} />}
    </ReadPart>
  );
}
