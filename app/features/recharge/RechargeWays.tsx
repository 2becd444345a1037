import { useAtomValue } from 'jotai';
import { WifiOff } from 'lucide-react';
import { useState } from 'react';
import { onlineAtom } from '../../core/backend/onlineAtom.ts';
import { useSlot } from '../../core/feature/features.tsx';
import { Slot } from '../../core/feature/Slot.tsx';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { useLabel } from '../../core/i18n/useLabel.ts';
import type { WayProps } from '../../parts/recharge/slots.ts';
import { Callout } from '../../ui/Callout.tsx';
import { LostDrawing } from '../../ui/drawings/LostDrawing.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import * as css from './RechargeWays.css.ts';
import { WaysSkeleton } from './WaysSkeleton.tsx';

/** The ways that are offered now; with more than one, a choice between them. */
export function RechargeWays(props: WayProps) {
  const { t } = useTranslation('recharge.page');
  const label = useLabel();
  const isOnline = useAtomValue(onlineAtom);
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
      {!isOnline && (
        <div className={css.offline}>
          <Callout tone="warning" glyph={WifiOff}>
            {t('offline')}
          </Callout>
        </div>
      )}
      <Slot name="recharge.way" only={current.id} props={props} placeholder={<WaysSkeleton />} />
    </>
  );
}
