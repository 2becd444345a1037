import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { SheetProps } from '../../../core/overlay/SheetHost.tsx';
import { Amount } from '../../../parts/money/Amount.tsx';
import { type DetailRow, DetailRows } from '../../../parts/money/DetailRows.tsx';
import { useWallet, type Wallet } from '../../../parts/money/useWallet.ts';
import { Sheet } from '../../../ui/Sheet.tsx';
import * as css from './HeldSheet.css.ts';

/** What is set aside, why, and when it is decided. */
export function HeldSheet({ isOpen, onClose }: SheetProps) {
  const { t } = useTranslation('points.page');
  const { data } = useWallet();
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('heldTitle')} closeLabel={t('close')}>
      <div className={css.content}>
        {data && <HeldRows wallet={data} />}
        <p>{t('heldWhat')}</p>
        <p>{t('heldWhy')}</p>
        <p>{t('heldWhen')}</p>
      </div>
    </Sheet>
  );
}

function HeldRows({ wallet: { held, inReview } }: { wallet: Wallet }) {
  const { t } = useTranslation('points.page');
  const rows: DetailRow[] = [{ label: t('heldOut'), value: <Amount amount={held.exchange} /> }];
  if (held.stake > 0) rows.push({ label: t('heldOther'), value: <Amount amount={held.stake} /> });
  if (inReview.recharge > 0) {
    rows.push({ label: t('pendingIn'), value: <Amount amount={inReview.recharge} /> });
  }
  return <DetailRows rows={rows} />;
}
