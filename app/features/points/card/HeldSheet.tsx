import { useTranslation } from '../../../core/i18n/translation.tsx';
import { Amount } from '../../../parts/money/Amount.tsx';
import { type DetailRow, DetailRows } from '../../../parts/money/DetailRows.tsx';
import type { Wallet } from '../../../parts/money/useWallet.ts';
import { Sheet } from '../../../ui/Sheet.tsx';
import * as css from './HeldSheet.css.ts';

export type HeldSheetProps = { isOpen: boolean; onClose: () => void; wallet: Wallet };

/** What is set aside, why, and when it is decided. */
export function HeldSheet({ isOpen, onClose, wallet }: HeldSheetProps) {
  const { t } = useTranslation('points.page');
  const { held, inReview } = wallet;
  const rows: DetailRow[] = [{ label: t('heldOut'), value: <Amount amount={held.exchange} /> }];
  if (held.stake > 0) rows.push({ label: t('heldOther'), value: <Amount amount={held.stake} /> });
  if (inReview.recharge > 0) {
    rows.push({ label: t('pendingIn'), value: <Amount amount={inReview.recharge} /> });
  }
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('heldTitle')} closeLabel={t('close')}>
      <div className={css.content}>
        <DetailRows rows={rows} />
        <p>{t('heldWhat')}</p>
        <p>{t('heldWhy')}</p>
        <p>{t('heldWhen')}</p>
      </div>
    </Sheet>
  );
}
