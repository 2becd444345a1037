import { useTranslation } from 'react-i18next';
import { useBrand } from '../../core/brand/brand.tsx';
import { paths } from '../../core/navigation/paths.ts';
import { SubScreen } from '../../core/screen/SubScreen.tsx';
import { DemoMark } from '../../ui/DemoMark.tsx';
import { RechargeBody } from './RechargeBody.tsx';
import { SafetyNotice } from './SafetyNotice.tsx';

/** /pages/my/recharge: the fixed line first, then the ways to top up. */
export function RechargeScreen() {
  const { t } = useTranslation(['recharge.labels', 'recharge.page', 'shell.frame']);
  const { demo } = useBrand();
  return (
    <SubScreen
      title={t('recharge.labels:name')}
      parent={paths.mine}
      right={demo && <DemoMark label={t('shell.frame:demoMark')} />}
    >
      <SafetyNotice />
      <RechargeBody />
    </SubScreen>
  );
}
