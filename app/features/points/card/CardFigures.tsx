import { Info } from 'lucide-react';
import { useSlot } from '../../../core/feature/features.tsx';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import type { Read } from '../../../core/query/read.ts';
import { Amount } from '../../../parts/money/Amount.tsx';
import { AsOf } from '../../../parts/money/AsOf.tsx';
import type { Wallet } from '../../../parts/money/useWallet.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { HeldSheet } from './HeldSheet.tsx';
import * as css from './PointsCard.css.ts';

/** All points, and the two parts of them; what is set aside explains itself at a tap. */
export function CardFigures({ wallet, read }: { wallet: Wallet; read: Read<Wallet> }) {
  const { t } = useTranslation('points.page');
  const openSheet = useOpenSheet();
  const held = wallet.held.exchange + wallet.held.stake;
  // Where nobody moves points, nothing is ever in review.
  const isMoved = useSlot('points.action').length > 0;
  const isReviewShown = isMoved || held > 0 || wallet.inReview.recharge > 0;
  return (
    <>
      <p className={css.balance}>
        <Amount amount={wallet.available + held} size="balance" />
      </p>
      <div className={css.figures}>
        <span>
          {t('available')}{' '}
          <b className={css.figure}>
            <Amount amount={wallet.available} />
          </b>
        </span>
        {isReviewShown && (
          <button type="button" className={css.held} onClick={() => openSheet(HeldSheet, {})}>
            <span>
              {t('inReview')}{' '}
              <b className={css.figure}>
                <Amount amount={held} />
              </b>
            </span>
            <Icon of={Info} size={14} />
          </button>
        )}
      </div>
      <AsOf read={read} />
    </>
  );
}
