import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIsActiveScreen } from '../../../core/screen/activeScreen.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { pathToOrder, pointsDetailsPath } from '../orderPaths.ts';
import type { IntentState } from '../orders/intentState.ts';

type Intent = {
  state: IntentState<unknown, { orderNo: string }>;
  leave: () => Promise<void>;
};

type Options = {
  /** Said as the page opens. */
  said?: string;
  /** Where its number is not known: the page that lists it. @default the history of points */
  list?: string;
};

/** Once the server has taken an order, its own page tells the rest. */
export function useShowOrder(
  { state, leave }: Intent,
  { said, list = pointsDetailsPath }: Options = {},
): void {
  const navigate = useNavigate();
  const isActive = useIsActiveScreen();
  const isDone = isActive && state.kind === 'done';
  const orderNo = state.kind === 'done' ? (state.answer?.orderNo ?? null) : null;
  useEffect(() => {
    if (!isDone) return;
    void leave();
    if (said !== undefined) showToast(said, { done: true });
    navigate(orderNo === null ? list : pathToOrder(orderNo), { replace: true });
  }, [isDone, orderNo, leave, navigate, said, list]);
}
