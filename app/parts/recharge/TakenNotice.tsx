import { useTranslation } from 'react-i18next';
import { QuietNotice } from '../../ui/QuietNotice.tsx';
import type { RechargeConfirm } from './useRechargeConfirm.ts';

/** Where another page of this device has an order on its confirm sheet: one at a time. */
export function TakenNotice({ confirm }: { confirm: RechargeConfirm }) {
  const { t } = useTranslation('recharge.confirm');
  if (!confirm.isTaken) return null;
  return (
    <QuietNotice action={t('discard')} onAction={() => void confirm.discardOther()}>
      {t('taken')}
    </QuietNotice>
  );
}
