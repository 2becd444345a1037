import { CircleAlert } from 'lucide-react';
import { useSlot } from '../../../core/feature/features.tsx';
import { Slot } from '../../../core/feature/Slot.tsx';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import type { OrderPartProps } from '../../../parts/money/slots.ts';
import { Callout } from '../../../ui/Callout.tsx';

/**
 * What the page of one order says of a top-up: the part of the way it came by. Of a way that nobody here
 * knows, only that it failed.
 */
export function RechargeOrder({ order }: OrderPartProps) {
  const { t } = useTranslation('recharge.reasons');
  const method = order.details?.['method'];
  const way = useSlot('recharge.order').find((one) => one.method === method);
  if (way) return <Slot name="recharge.order" only={way.id} props={{ order }} />;
  if (order.row.status !== 2) return null;
  return (
    <Callout tone="negative" glyph={CircleAlert}>
      {t('failed')}
    </Callout>
  );
}
