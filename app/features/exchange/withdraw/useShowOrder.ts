import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { exchange } from '../../../contract/exchange/exchange.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useIsActiveScreen } from '../../../core/screen/activeScreen.tsx';
import { pathToOrder } from '../../../parts/money/orderPaths.ts';
import type { MoneyIntentHandle } from '../../../parts/money/orders/useMoneyIntent.ts';
import { showToast } from '../../../ui/toasts.ts';
import { exchangePaths } from '../paths.ts';

/** Once the server has taken an order, its own page tells the rest. */
export function useShowOrder({ state, leave }: MoneyIntentHandle<typeof exchange>): void {
  const { t } = useTranslation('exchange.page');
  const navigate = useNavigate();
  const isActive = useIsActiveScreen();
  const isDone = isActive && state.kind === 'done';
  const orderNo = state.kind === 'done' ? (state.answer?.orderNo ?? null) : null;
  useEffect(() => {
    if (!isDone) return;
    void leave();
    showToast(t('requested'), { done: true });
    navigate(orderNo === null ? exchangePaths.records : pathToOrder(orderNo), { replace: true });
  }, [isDone, orderNo, leave, navigate, t]);
}
