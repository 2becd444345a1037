import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** /pages/setting/modify-password */
export function PasswordScreen() {
  const { t } = useTranslation('account.safety');
  return (
    <SubScreen title={t('loginPassword')} parent={paths.safetySetting}>
      <PasswordForm />
    </SubScreen>
  );
}
