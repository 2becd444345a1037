import { LazyPart } from '../../core/lazy/LazyPart.tsx';

/** What keeps orders brings much code along; points are shown before it is there. */
const orders = {
  load: async () =>
    (await import('../../parts/money/orders/UnconfirmedOrders.tsx')).UnconfirmedOrders,
};
const noProps = {};

/** Orders of which nobody knows yet whether they went through; nothing where there are none. */
export function Unconfirmed() {
  return <LazyPart source={orders} props={noProps} placeholder={false} />;
}
