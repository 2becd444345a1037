import { useEffect, useState } from 'react';
import { declaredFailure } from '../../../contract/callError.ts';
import type { UsdtOffer } from '../../../contract/recharge-usdt/usdtOffer.ts';
import type { usdtOrder } from '../../../contract/recharge-usdt/usdtOrder.ts';
import { creditFor } from '../../../lib/money/moneyArithmetic.ts';
import type { RechargeConfirm } from '../../../parts/recharge/useRechargeConfirm.ts';

/** Hundredths of a point for 1 USDT, and until when, in seconds since 1970. */
export type UsdtRate = Pick<UsdtOffer, 'rate' | 'rateUntil'>;

/**
 * The rate in force. Where the server refuses an order because of its rate, the confirm sheet shows the
 * order anew with the new one, under a new key: nothing is sent until the person confirms that.
 */
export function useUsdtRate(
  offer: UsdtOffer,
  confirm: RechargeConfirm<typeof usdtOrder>,
): { current: UsdtRate; isNew: boolean } {
  const [told, setTold] = useState<UsdtRate | null>(null);
  const { intent, shown } = confirm;
  const refusal = intent.state.kind === 'refused' ? declaredFailure(intent.state.error) : null;
  const changed = refusal?.name === 'rateChanged' ? refusal.data : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (!changed) return;
    setTold(changed);
    if (!shown) return;
    const { rate } = changed;
    void confirm.ask({ ...shown, rate }, creditFor(shown.amount, rate));
  }, [changed]);
  const current = told && told.rateUntil > offer.rateUntil ? told : offer;
  return { current, isNew: told !== null && shown?.rate === told.rate };
}
