import { useState } from 'react';
import { useSlot } from '../../core/feature/features.tsx';
import { Slot } from '../../core/feature/Slot.tsx';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { useLabel } from '../../core/i18n/useLabel.ts';
import { OfflineNote } from '../../parts/money/order/OfflineNote.tsx';
import type { WayProps } from '../../parts/recharge/slots.ts';
import { LostDrawing } from '../../ui/drawings/LostDrawing.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import * as css from './RechargeWays.css.ts';
import { WaysSkeleton } from './WaysSkeleton.tsx';

/** The ways that are offered now; with more than one, a choice between them. */
export function RechargeWays(props: WayProps) {
  const { t } = useTranslation('recharge.page');
  const label = useLabel();
  const ways = useSlot('recharge.way').filter(({ isOffered }) => isOffered(props.offer));
  const [chosen, setChosen] = useState<string | null>(null);
  const current = ways.find(({ id }) => id === chosen) ?? ways[0];
  if (!current) {
    return (
      <EmptyState drawing={<LostDrawing />} title={t('emptyTitle')} sentence={t('emptySentence')} />
    );
  }
  return (
    <>
      {ways.length > 1 && (
        <div className={css.choice}>
          <Segmented
            label={t('ways')}
            options={ways.map((way) => ({ value: way.id, label: label(way.label) }))}
            value={current.id}
            onChange={setChosen}
          />
        </div>
      )}
      <div className={css.offline}>
        <OfflineNote />
      </div>
      <Slot name="recharge.way" only={current.id} props={props} placeholder={<WaysSkeleton />} />
    </>
  );
}
