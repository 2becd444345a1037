import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { pathToOrder } from '../../../parts/money/orderPaths.ts';
import { QuietNotice } from '../../../ui/QuietNotice.tsx';

/** Where the person has reported this transaction before: the way to that order. */
export function OwnOrderLink({ orderNo }: { orderNo: string }) {
  const { t } = useTranslation('recharge-usdt.report');
  const navigate = useNavigate();
  return (
    <QuietNotice action={t('showOrder')} onAction={() => navigate(pathToOrder(orderNo))}>
      {t('reportedAlready')}
    </QuietNotice>
  );
}
