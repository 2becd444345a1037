import { useErrorSentence } from '../../../core/errors/useErrorSentence.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useWallet, type Wallet } from '../../../parts/money/useWallet.ts';
import { whenInReview } from '../../../parts/money/whenInReview.ts';
import { CardSkeleton } from '../../../ui/CardSkeleton.tsx';
import { Unconfirmed } from '../Unconfirmed.tsx';
import { CardActions } from './CardActions.tsx';
import { CardFigures } from './CardFigures.tsx';
import { CardFrame } from './CardFrame.tsx';
import * as css from './PointsCard.css.ts';

const readEvery = ({ held, inReview }: Wallet): number =>
  whenInReview(held.exchange + held.stake + inReview.recharge + inReview.exchange > 0);

/** The person's points on their own page, and below them the orders nobody knows the end of. */
export function PointsCard() {
  return (
    <>
      <Points />
      <Unconfirmed />
    </>
  );
}

function Points() {
  const { t } = useTranslation();
  const wallet = useWallet({ readEvery });
  const { data, error, isReading, readAgain } = wallet;
  if (data !== null) {
    return (
      <CardFrame>
        <CardFigures wallet={data} read={wallet} />
        <CardActions />
      </CardFrame>
    );
  }
  if (error === null) return <CardSkeleton label={t('loading')} />;
  return (
    <CardFrame>
      <CardFailed error={error} isReading={isReading} onTryAgain={readAgain} />
    </CardFrame>
  );
}

type FailedProps = { error: Error; isReading: boolean; onTryAgain: () => void };

function CardFailed({ error, isReading, onTryAgain }: FailedProps) {
  const { t } = useTranslation('points.page');
  return (
    <>
      <div role="alert">
        <p className={css.failedTitle}>{t('cardFailed')}</p>
        <p className={css.failedSentence}>{useErrorSentence(error)}</p>
      </div>
      <div className={css.actions}>
        <button type="button" className={css.action} disabled={isReading} onClick={onTryAgain}>
          {isReading ? t('loading') : t('tryAgain')}
        </button>
      </div>
    </>
  );
}
