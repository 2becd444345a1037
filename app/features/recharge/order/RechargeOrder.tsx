import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { rechargeDetails } from '../../../contract/recharge/rechargeDetails.ts';
import { useSlot } from '../../../core/feature/features.tsx';
import { Slot } from '../../../core/feature/Slot.tsx';
import type { OrderPartProps } from '../../../core/feature/slots.ts';
import { Callout } from '../../../ui/Callout.tsx';

/**
 * What the page of one order says of a top-up: the part of the way it came by. Of a way that nobody here
 * knows, only that it failed.
 */
export function RechargeOrder({ order }: OrderPartProps) {
  const { t } = useTranslation('recharge.reasons');
  const parsed = v.safeParse(rechargeDetails, order.details);
  const ways = useSlot('recharge.order');
  const details = parsed.success ? parsed.output : null;
  const way = ways.find(({ method }) => method === details?.method);
  if (details && way) {
    return <Slot name="recharge.order" only={way.id} props={{ order, details }} />;
  }
  if (order.row.status !== 2) return null;
  return (
    <Callout tone="negative" glyph={CircleAlert}>
      {t('failed')}
    </Callout>
  );
}
