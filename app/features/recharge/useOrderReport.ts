import { useEffect, useState } from 'react';
import { type ReportCall, rechargeReport } from '../../contract/recharge/rechargeReport.ts';
import { useSlot } from '../../core/feature/features.tsx';
import { useIntentView } from '../../parts/money/orders/useIntentView.ts';

type Loaded = { method: string; report: ReportCall };

/**
 * The declaration of the order there is, from the way it came by. It stays after the order has ended,
 * for what became of it.
 * @returns `isOfOrder`: it is that of the order; false while it is not there, and for good where no way
 * of this site has orders like that
 */
export function useOrderReport(): { report: ReportCall | null; isOfOrder: boolean } {
  const { state, record } = useIntentView(rechargeReport.name);
  const method = record?.input['method'];
  const way = useSlot('recharge.way').find((one) => one.method === method);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const isOfOrder = loaded !== null && loaded.method === method;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what did not come is tried at the next word
  useEffect(() => {
    if (!way || isOfOrder) return;
    let isCurrent = true;
    way.loadReport().then(
      (report) => {
        if (isCurrent) setLoaded({ method: way.method, report });
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [way, isOfOrder, state]);
  return { report: loaded?.report ?? null, isOfOrder };
}
