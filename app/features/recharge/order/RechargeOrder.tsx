import * as v from 'valibot';
import { rechargeDetails } from '../../../contract/recharge/rechargeDetails.ts';
import { useSlot } from '../../../core/feature/features.tsx';
import { Slot } from '../../../core/feature/Slot.tsx';
import type { OrderPartProps } from '../../../core/feature/slots.ts';

/** What the page of one order says of a top-up: the part of the way it came by. */
export function RechargeOrder({ order }: OrderPartProps) {
  const parsed = v.safeParse(rechargeDetails, order.details);
  const ways = useSlot('recharge.order');
  if (!parsed.success) return null;
  const details = parsed.output;
  const way = ways.find(({ method }) => method === details.method);
  if (!way) return null;
  return <Slot name="recharge.order" only={way.id} props={{ order, details }} />;
}
