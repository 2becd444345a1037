import { useAtomValue } from 'jotai';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { profileAtom, userIdAtom } from '../../../core/session/sessionAtom.ts';
import { NicknameForm } from './NicknameForm.tsx';

/** /pages/my/edit-nick-name */
export function NicknameScreen() {
  const { t } = useTranslation('account.profile');
  const userId = useAtomValue(userIdAtom) ?? '';
  const profile = useAtomValue(profileAtom);
  return (
    <SubScreen title={t('nickname')} parent={paths.editInformation}>
      <NicknameForm key={userId} userId={userId} current={profile?.nickName ?? ''} />
    </SubScreen>
  );
}
