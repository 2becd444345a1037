import { useAtomValue } from 'jotai';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { amountsHiddenAtom } from '../../../parts/money/amountsHidden.ts';
import { HideAmountsButton } from '../../../parts/money/HideAmountsButton.tsx';
import { BrandMark } from '../../../ui/BrandMark.tsx';
import * as css from './PointsCard.css.ts';

/** Ground, mark and head of the points card. Hiding amounts leaves it as high as they made it. */
export function CardFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('points.labels');
  const isHidden = useAtomValue(amountsHiddenAtom);
  const card = useRef<HTMLElement>(null);
  const [height, setHeight] = useState(0);
  return (
    <section
      ref={card}
      className={css.card}
      style={isHidden ? { minHeight: height } : {}}
      aria-label={t('name')}
    >
      <BrandMark size="card" />
      <div className={css.head}>
        <h2 className={css.label}>{t('name')}</h2>
        <span className={css.eye}>
          <HideAmountsButton onHide={() => setHeight(card.current?.offsetHeight ?? 0)} />
        </span>
      </div>
      {children}
    </section>
  );
}
