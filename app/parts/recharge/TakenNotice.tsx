import type { ReportCall } from '../../contract/recharge/rechargeReport.ts';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { QuietNotice } from '../../ui/QuietNotice.tsx';
import type { RechargeConfirm } from './useRechargeConfirm.ts';

type Props = {
  confirm: Pick<RechargeConfirm<ReportCall>, 'isTaken' | 'discardOther'>;
};

/** Where another page of this device has an order on its confirm sheet: one at a time. */
export function TakenNotice({ confirm }: Props) {
  const { t } = useTranslation('recharge.confirm');
  if (!confirm.isTaken) return null;
  return (
    <QuietNotice action={t('discard')} onAction={() => void confirm.discardOther()}>
      {t('taken')}
    </QuietNotice>
  );
}
