import { useTranslation } from '../../../core/i18n/translation.tsx';
import { ReadPart } from '../../../core/query/ReadPart.tsx';
import { useProfile } from '../../../core/query/useProfile.ts';
import { OwnCodeCard } from '../../../parts/friendCode/OwnCodeCard.tsx';

/** The code by which others add the person. */
export function OwnCode() {
  const { t } = useTranslation('contacts.addFriend');
  return (
    <ReadPart read={useProfile()} failedTitle={t('codeFailedTitle')}>
      {(profile) => <OwnCodeCard profile={profile} />}
    </ReadPart>
  );
}
