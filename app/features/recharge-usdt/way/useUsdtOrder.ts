import { useEffect, useState } from 'react';
import { declaredFailure } from '../../../contract/callError.ts';
import type { Chain, UsdtOffer } from '../../../contract/recharge-usdt/usdtOffer.ts';
import { usdtOrder } from '../../../contract/recharge-usdt/usdtOrder.ts';
import type { PartSource } from '../../../core/lazy/loadedParts.ts';
import { creditFor } from '../../../lib/money/moneyArithmetic.ts';
import { type OrderHandle, useOrder } from '../../../parts/money/order/useOrder.ts';
import type { UsdtConfirmProps } from './UsdtConfirm.tsx';

const confirmSheet: PartSource<UsdtConfirmProps> = {
  load: async () => (await import('./UsdtConfirm.tsx')).UsdtConfirm,
};

/** Hundredths of a point for 1 USDT, and until when, in seconds since 1970. */
export type UsdtRate = Pick<UsdtOffer, 'rate' | 'rateUntil'>;

/**
 * The order of a transfer, and the rate in force. Where the server refuses an order because of its rate,
 * the confirm sheet shows the order anew with the new one, under a new key: nothing is sent until the
 * person confirms that.
 */
export function useUsdtOrder(
  chain: Chain,
  offer: UsdtOffer,
): { order: OrderHandle<typeof usdtOrder>; rate: UsdtRate } {
  const [told, setTold] = useState<UsdtRate | null>(null);
  const rate = told && told.rateUntil > offer.rateUntil ? told : offer;
  const order = useOrder({
    call: usdtOrder,
    sheet: confirmSheet,
    about: { chain, rate, newRate: told?.rate ?? null },
  });
  const { intent, shown } = order;
  const refusal = intent.state.kind === 'refused' ? declaredFailure(intent.state.error) : null;
  const changed = refusal?.name === 'rateChanged' ? refusal.data : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (!changed) return;
    setTold(changed);
    if (!shown) return;
    void order.ask({ ...shown, rate: changed.rate }, creditFor(shown.amount, changed.rate));
  }, [changed]);
  return { order, rate };
}
