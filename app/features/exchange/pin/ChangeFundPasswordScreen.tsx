import { useTranslation } from 'react-i18next';
import { exchangePaths } from '../paths.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { ChangePin } from './ChangePin.tsx';

/** /pages/setting/change-fund-password */
export function ChangeFundPasswordScreen() {
  const { t } = useTranslation('exchange.pin');
  return (
    <SubScreen title={t('changeTitle')} parent={exchangePaths.fundPassword}>
      <ChangePin />
    </SubScreen>
  );
}
