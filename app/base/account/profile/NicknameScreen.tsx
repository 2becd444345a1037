import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../core/navigation/paths.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { profileAtom } from '../../../core/session/sessionAtom.ts';
import { NicknameForm } from './NicknameForm.tsx';

/** /pages/my/edit-nick-name */
export function NicknameScreen() {
  const { t } = useTranslation('account.profile');
  const profile = useAtomValue(profileAtom);
  return (
    <SubScreen title={t('nickname')} parent={paths.editInformation}>
      {/* A profile that comes later starts the form anew, with the name it brings. */}
      <NicknameForm
        key={profile?.userId ?? ''}
        userId={profile?.userId ?? ''}
        current={profile?.nickName ?? ''}
      />
    </SubScreen>
  );
}
