import { useTranslation } from '../../../core/i18n/translation.tsx';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { CardsPart } from '../CardsPart.tsx';
import { exchangePaths } from '../paths.ts';
import { ChangePin } from './ChangePin.tsx';

/** /pages/setting/change-fund-password */
export function ChangeFundPasswordScreen() {
  const { t } = useTranslation('exchange.pin');
  return (
    <SubScreen title={t('changeTitle')} parent={exchangePaths.fundPassword} isMoney>
      <CardsPart parent={exchangePaths.fundPassword}>{() => <ChangePin />}</CardsPart>
    </SubScreen>
  );
}
