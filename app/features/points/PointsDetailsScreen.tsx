import { useSearchParams } from 'react-router-dom';
import { LazyPart } from '../../core/lazy/LazyPart.tsx';
import type { PartSource } from '../../core/lazy/loadedParts.ts';
import { HistoryList } from './history/HistoryList.tsx';
import type { OrderDetailsProps } from './order/OrderDetails.tsx';

const orderDetails: PartSource<OrderDetailsProps> = {
  load: async () => (await import('./order/OrderDetails.tsx')).OrderDetails,
};

/** `/pages/my/points-details`: where points came from and went, or with `?order=` one order. */
export function PointsDetailsScreen() {
  const [search] = useSearchParams();
  const orderNo = search.get('order');
  if (orderNo === null) return <HistoryList />;
  return <LazyPart source={orderDetails} props={{ orderNo }} />;
}
