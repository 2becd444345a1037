import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HideAmountsButton } from '../../../parts/money/HideAmountsButton.tsx';
import { BrandMark } from '../../../ui/BrandMark.tsx';
import * as css from './PointsCard.css.ts';

/** Ground, mark and head of the points card. */
export function CardFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('points.labels');
  return (
    <section className={css.card} aria-label={t('name')}>
      <BrandMark size="card" />
      <div className={css.head}>
        <h2 className={css.label}>{t('name')}</h2>
        <span className={css.eye}>
          <HideAmountsButton />
        </span>
      </div>
      {children}
    </section>
  );
}
