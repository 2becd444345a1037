import { useSearchParams } from 'react-router-dom';
import { HistoryList } from './history/HistoryList.tsx';
import { OrderDetails } from './order/OrderDetails.tsx';

/** `/pages/my/points-details`: where points came from and went, or with `?order=` one order. */
export function PointsDetailsScreen() {
  const [search] = useSearchParams();
  const orderNo = search.get('order');
  return orderNo === null ? <HistoryList /> : <OrderDetails orderNo={orderNo} />;
}
