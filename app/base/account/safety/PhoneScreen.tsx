import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { PhoneForm } from './PhoneForm.tsx';

/** /pages/setting/phone-number */
export function PhoneScreen() {
  const { t } = useTranslation('common.form');
  return (
    <SubScreen title={t('phone')} parent={paths.safetySetting}>
      <PhoneForm />
    </SubScreen>
  );
}
