import { useTranslation } from '../../../core/i18n/translation.tsx';
import * as css from './grid.css.ts';

/** Stands in for the filters and the first screenful. */
export function GridSkeleton() {
  return (
    <>
      <div className={css.waitingChips} aria-hidden="true">
        <span className={css.waitingChip} />
        <span className={css.waitingChip} />
        <span className={css.waitingChip} />
      </div>
      <WaitingCards />
    </>
  );
}

const cards = [0, 1, 2, 3];

export function WaitingCards() {
  const { t } = useTranslation();
  return (
    <div className={css.grid} role="status" aria-label={t('loading')}>
      {cards.map((card) => (
        <div key={card} className={css.card}>
          <div className={css.waitingPoster} />
          <div className={css.waitingTitle} />
          <div className={css.waitingHost} />
        </div>
      ))}
    </div>
  );
}
