import { useTranslation } from '../../core/i18n/translation.tsx';
import { paths } from '../../core/navigation/paths.ts';
import { SubScreen } from '../../core/screen/SubScreen.tsx';
import { RechargeBody } from './RechargeBody.tsx';
import { SafetyNotice } from './SafetyNotice.tsx';

/** /pages/my/recharge: the fixed line first, then the ways to top up. */
export function RechargeScreen() {
  const { t } = useTranslation('recharge.labels');
  return (
    <SubScreen title={t('name')} parent={paths.mine} isMoney>
      <SafetyNotice />
      <RechargeBody />
    </SubScreen>
  );
}
